import React, { type ReactNode } from "react";
import { Band } from "../../components/band";
import { formatLongDay } from "../../shared/calendar/dates";
import { weekdayOf } from "../../shared/calendar/working-days";
import * as styles from "./end-field.module.css";

interface EndFieldProps {
  /** What is ready on that day, with its article: « un SaaS en ligne le ». */
  readonly what: string;
  /** `yyyy-MM-dd`; undefined for one that is not known: then `what` says all. */
  readonly day: string | undefined;
  readonly withYear?: boolean;
  /** Its time of day: « à 9 h ». */
  readonly hour?: string | undefined;
  /** On which condition. */
  readonly children?: ReactNode;
  /** The way to it. */
  readonly action: ReactNode;
}

/** A page ends in its date, the largest of its figures, and on the one green field. */
export const EndField = ({ what, day, withYear = false, hour, children, action }: EndFieldProps) => (
  <Band background="green" compact>
    <div className="cluster between" data-testid="end">
      <div>
        <p className="display sizeH3">{what.charAt(0).toUpperCase() + what.slice(1)}</p>{" "}
        {day ? <LargeDay day={day} withYear={withYear} hour={hour} /> : null}
      </div>
      <div className={`stack gapY2 ${styles.way}`}>
        {children}
        {action}
      </div>
    </div>
  </Band>
);

/** « mercredi 13 janvier », its figure the largest of the page. */
function LargeDay({
  day,
  withYear,
  hour,
}: { readonly day: string } & Pick<EndFieldProps, "withYear" | "hour">) {
  const [figure = "", month, year] = formatLongDay(day, withYear).split("\u00a0");
  const [, digits, ending] = /^(\d+)(.*)$/.exec(figure) ?? [];
  return (
    <time dateTime={day} className={`display ${styles.day}`}>
      <span>{weekdayOf(day)}</span>{" "}
      <b key={figure}>
        {digits}
        {ending ? <sup>{ending}</sup> : null}
      </b>{" "}
      <span>{[month, year, hour].filter(Boolean).join(" ")}</span>
    </time>
  );
}
