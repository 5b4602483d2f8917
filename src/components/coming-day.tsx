import React from "react";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useIdentity } from "../shared/browser/use-site";
import { dayAfter, firstDayOf, formatComingDay, isHeld } from "../shared/calendar/coming-days";
import { formatDay } from "../shared/calendar/dates";

/**
 * The day in Paris, `yyyy-MM-dd`, and the working days from that of the build on: by the browser's clock or, before
 * hydration, the day of the build. Undefined outside the days that the build knows: then nobody can count from it.
 */
export function useToday(): { readonly today: string | undefined; readonly days: string } {
  const { workingDays: days } = useIdentity();
  const today = useBrowserValue(() => formatDay(new Date()), firstDayOf(days));
  return { days, today: isHeld(days, today) ? today : undefined };
}

interface ComingDayProps {
  /** Working days from today. */
  readonly after: number;
}

/** « mardi 12 janvier », from today on: in the document by the day of its build, then by the visitor's clock. */
export function ComingDay({ after }: ComingDayProps) {
  const { today, days } = useToday();
  if (today === undefined) return null;
  const day = dayAfter(days, today, after);
  return <time dateTime={day}>{formatComingDay(day)}</time>;
}
