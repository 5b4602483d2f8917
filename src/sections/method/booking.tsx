import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { useSite } from "../../shared/browser/use-site";

interface BookingProps {
  readonly booking: Queries.BookingFragment;
  /** Of one of its two forms: a page carries the styles of its own alone. */
  readonly styles: Readonly<Record<string, string>>;
}

/** One or two appointments to book on the scheduling service: the free consultation, the discovery call. */
export function Booking({ booking, styles }: BookingProps) {
  const site = useSite();
  const addresses: Readonly<Record<string, string>> = site.booking;
  return (
    <Band labelledBy="rendez-vous" className={styles.band} shared>
      <div className={styles.list}>
        <div className={`sectionHead ${styles.head}`}>
          <h2 id="rendez-vous" data-reveal="">
            {booking.title}
          </h2>
          <p>{booking.lead}</p>
        </div>
        {booking.cards.map((card) => (
          <article key={card.title} className={styles.offer} data-reveal="">
            <p className={`figure ${styles.duration ?? ""}`}>{card.duration}</p>
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
