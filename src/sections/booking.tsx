import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { ButtonLink } from "../components/button";
import { useSite } from "../shared/use-site";
import * as styles from "./booking.module.css";

/** Two ways to talk: the free 30-minute consultation and the discovery call, on the scheduling service. */
export function Booking({ booking }: { readonly booking: Queries.BookingFragment }) {
  const site = useSite();
  const addresses: Readonly<Record<string, string>> = site.booking;
  return (
    <Band labelledBy="rendez-vous">
      <div className={styles.grid}>
        <div className={styles.head}>
          <h2 id="rendez-vous" data-reveal="">
            {booking.title}
          </h2>
          <p className={styles.lead}>{booking.lead}</p>
        </div>
        {booking.cards.map((card, index) => (
          <article key={card.title} className={index === 0 ? styles.ink : styles.green} data-reveal="">
            <p className={styles.duration}>{card.duration}</p>
            <h3>{card.title}</h3>
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

export const bookingFragment = graphql`
  fragment Booking on BookingSettings {
    title
    lead
    cards {
      title
      description
      duration
      button
      booking
    }
  }
`;
