import React from "react";
import { Band } from "../components/band";
import { ButtonLink } from "../components/button";
import { useSite } from "../shared/use-site";
import * as styles from "./booking-rows.module.css";

/** The two ways to talk as rows of one card, for pages that are about something else: see `Booking`. */
export function BookingRows({ booking }: { readonly booking: Queries.BookingFragment }) {
  const site = useSite();
  const addresses: Readonly<Record<string, string>> = site.booking;
  return (
    <Band labelledBy="rendez-vous" className={styles.band}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 id="rendez-vous" data-reveal="">
            {booking.title}
          </h2>
          <p>{booking.lead}</p>
        </div>
        {booking.cards.map((card) => (
          <article key={card.title} className={styles.row} data-reveal="">
            <p className={styles.duration}>{card.duration}</p>
            <h3 className={styles.title}>{card.title}</h3>
            <p className={styles.text}>{card.description}</p>
            <ButtonLink
              to={addresses[card.booking] ?? site.booking.discoveryCall}
              color="white"
              icon="arrow-up-right"
            >
              {card.button}
            </ButtonLink>
          </article>
        ))}
      </div>
    </Band>
  );
}
