import React from "react";
import { BookingOffers } from "./booking-offers";
import * as styles from "./booking-rows.module.css";

/** The ways to talk as rows of one card, for pages that are about something else. */
export const BookingRows = ({ booking }: { readonly booking: Queries.BookingFragment }) => (
  <BookingOffers booking={booking} styles={styles} />
);
