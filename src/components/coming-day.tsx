import React from "react";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useOpening } from "../shared/browser/use-opening";
import { formatDay } from "../shared/calendar/dates";
import { dayAfter, firstDayOf, formatComingDay, isHeld } from "../shared/calendar/working-days";

/** So many days after today have to be known: a plan takes half a year at most. */
const planDays = 180;

export interface Today {
  /** `yyyy-MM-dd`; undefined outside the days that the build knows: then nobody can count from it. */
  readonly today: string | undefined;
  /** The working days from that of the build on. */
  readonly days: string;
}

/** The day in Paris: by the browser's clock or, before hydration, the day of the build. */
export function useToday(): Today {
  const { workingDays: days } = useOpening();
  const today = useBrowserValue(() => formatDay(new Date()), firstDayOf(days));
  return { days, today: isHeld(days, today, planDays) ? today : undefined };
}

/** The day that many working days after today, `yyyy-MM-dd`; undefined outside the days that the build knows. */
export function useComingDay(after: number): string | undefined {
  const { today, days } = useToday();
  return today && dayAfter(days, today, after);
}

interface ComingDayProps {
  /** Working days from today. */
  readonly after: number;
}

/** « mardi 12 janvier », from today on: in the document by the day of its build, then by the visitor's clock. */
export function ComingDay({ after }: ComingDayProps) {
  const day = useComingDay(after);
  return day ? <time dateTime={day}>{formatComingDay(day)}</time> : null;
}
