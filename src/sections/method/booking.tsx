import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/browser/use-site";

interface BookingProps {
  /** Null where the site does without. */
  readonly booking: Queries.BookingFragment | null;
  /** Classes of the band and of what is in it, from the style sheet of one of the two forms: a page carries that of its own alone. */
  readonly className?: string | undefined;
  readonly list: string | undefined;
}

/** One or two appointments to book on the scheduling service: the free consultation, the discovery call. */
export function Booking({ booking, className, list }: BookingProps) {
  const site = useSite();
  const addresses: Readonly<Record<string, string>> | null = site.booking;
  if (!booking || !addresses) return null;
  return (
    <Band labelledBy="rendez-vous" className={className} shared>
      <div className={list}>
        <div className="sectionHead">
          <h2 id="rendez-vous" data-reveal="">
            {booking.title}
          </h2>
          <p>{booking.lead}</p>
        </div>
        {booking.cards.map((card) => (
          <article key={card.title} data-reveal="">
            <p className="figure">{card.duration}</p>
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <ButtonLink to={addresses[card.booking] ?? paths.contact} color="white" icon="arrow-up-right">
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
