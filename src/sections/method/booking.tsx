import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/browser/use-site";
import * as styles from "./booking.module.css";

interface BookingProps {
  /** Null where the site does without. */
  readonly booking: Queries.BookingFragment | null;
  /** As a part of a spread, on pages that are about something else. */
  readonly bare?: boolean;
}

/** One or two appointments to book on the scheduling service, each a card: the free consultation, the discovery call. */
export function Booking({ booking, bare }: BookingProps) {
  const site = useSite();
  const addresses: Readonly<Record<string, string>> | null = site.booking;
  if (!booking || !addresses) return null;
  return (
    <Band labelledBy="rendez-vous" bare={bare} shared>
      <div className={`autoColumns ${styles.list}`}>
        <div className="sectionHead">
          <h2 id="rendez-vous" data-reveal="">
            {booking.title}
          </h2>
          <p>{booking.lead}</p>
        </div>
        {booking.cards.map((card) => (
          <div key={card.title} className={`panel ink ${styles.card}`} data-reveal="">
            <p className="figure accent">{card.duration}</p>
            <h3>{card.title}</h3>
            <p className={`detail mb1 ${styles.description}`}>{card.description}</p>
            <ButtonLink to={addresses[card.booking] ?? paths.contact} color="white" icon="arrow-up-right">
              {card.button}
            </ButtonLink>
          </div>
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
