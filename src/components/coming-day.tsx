import React from "react";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useIdentity } from "../shared/browser/use-site";
import { dayAfter, firstDayOf, formatComingDay, trustedDay } from "../shared/calendar/coming-days";
import { formatDay } from "../shared/calendar/dates";

/**
 * The day in Paris, `yyyy-MM-dd`, and the working days from that of the build on: as the browser's clock has it, or, before
 * hydration and for a clock that cannot be right, the day of the build.
 */
export function useToday(): { readonly today: string; readonly days: string } {
  const { workingDays: days } = useIdentity();
  return {
    days,
    today: trustedDay(
      days,
      useBrowserValue(() => formatDay(new Date()), firstDayOf(days)),
    ),
  };
}

interface ComingDayProps {
  /** Working days from today. */
  readonly after: number;
}

/** « mardi 12 janvier », from today on: in the document by the day of its build, then by the visitor's clock. */
export function ComingDay({ after }: ComingDayProps) {
  const { today, days } = useToday();
  const day = dayAfter(days, today, after);
  return <time dateTime={day}>{formatComingDay(day)}</time>;
}
