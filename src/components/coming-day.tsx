import React from "react";
import { useToday } from "../shared/browser/use-today";
import { dayAfter, formatComingDay } from "../shared/calendar/coming-days";

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
