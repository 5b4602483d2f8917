import { graphql } from "gatsby";
import React from "react";
import { ComingDay, useToday } from "../../components/coming-day";
import type { Plan } from "../../shared/calendar/plan";

/**
 * What is ready, and when: « un SaaS en ligne le mercredi 13 janvier », « votre séance dès le lundi 30 novembre à 9 h ».
 * Outside the days that the build knows the delay stands without a date: « un SaaS en ligne : 30 jours ».
 */
export function PlanDate({ plan: { reads, what, delay, ready, hour } }: { readonly plan: Plan }) {
  const { today } = useToday();
  if (today === undefined) return `${what}\u00a0: ${delay}`;
  return (
    <>
      {`${what} ${reads === "booked" ? "dès le" : "le"} `}
      <ComingDay after={ready} />
      {hour ? ` à\u00a0${hour}` : null}
    </>
  );
}

export const planFragment = graphql`
  fragment Plan on Plan {
    reads
    what
    delay
    hour
    call
    ready
    ends
    group
  }
`;
