import React from "react";
import { Booking } from "./booking";
import * as styles from "./booking-rows.module.css";

/** The appointments one can book, as rows of one card: pages that are about something else. */
export const BookingRows = ({ booking }: { readonly booking: Queries.BookingFragment | null }) => (
  <Booking booking={booking} className={styles.band} list={styles.list} />
);
