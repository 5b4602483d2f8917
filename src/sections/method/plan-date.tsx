import { graphql } from "gatsby";
import React from "react";
import { ComingDay, useToday } from "../../components/coming-day";
import { useContact } from "../../shared/browser/use-site";
import { dayAfter } from "../../shared/calendar/coming-days";
import { formatTime, minutesOf, openDays } from "../../shared/calendar/opening-hours";
import { weekdayOf } from "../../shared/calendar/working-days";
import type { Plan } from "../../shared/calendar/plan";

/**
 * What is ready, and when: « un SaaS en ligne le mercredi 13 janvier », « votre séance dès le lundi 30 novembre à 9 h ».
 * Outside the days that the build knows the delay stands without a date: « un SaaS en ligne : 30 jours ».
 */
export function PlanDate({ plan: { reads, what, delay, ready } }: { readonly plan: Plan }) {
  const { today } = useToday();
  if (today === undefined) return `${what}\u00a0: ${delay}`;
  return (
    <>
      {what} {reads === "booked" ? "dès le" : "le"} <ComingDay after={ready} />
      {reads === "booked" ? <OpeningTime after={ready} /> : null}
    </>
  );
}

/** « à 9 h » */
function OpeningTime({ after }: { readonly after: number }) {
  const { opening } = useContact();
  const { today = "", days } = useToday();
  const weekday = weekdayOf(dayAfter(days, today, after));
  const [first] = openDays(opening).find((group) => group.days.includes(weekday))?.slots ?? [];
  return first ? ` à ${formatTime(minutesOf(first.from))}` : null;
}

export const planFragment = graphql`
  fragment Plan on Plan {
    reads
    what
    delay
    call
    ready
    ends
  }
`;
