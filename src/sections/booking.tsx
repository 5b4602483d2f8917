import React from "react";
import { BookingOffers } from "./booking-offers";
import * as styles from "./booking.module.css";

/** The two ways to talk as two cards. */
export const Booking = ({ booking }: { readonly booking: Queries.BookingFragment }) => (
  <BookingOffers booking={booking} styles={styles} />
);
