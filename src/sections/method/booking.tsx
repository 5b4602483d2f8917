import React from "react";
import { BookingOffers } from "./booking-offers";
import * as styles from "./booking.module.css";

/** The ways to talk as cards. */
export const Booking = ({ booking }: { readonly booking: Queries.BookingFragment }) => (
  <BookingOffers booking={booking} styles={styles} />
);
