import React from "react";
import { Booking } from "./booking";
import * as styles from "./booking-cards.module.css";

/** The appointments one can book, as cards: pages about the whole of what is offered. */
export const BookingCards = ({ booking }: { readonly booking: Queries.BookingFragment | null }) => (
  <Booking booking={booking} list={styles.list} />
);
