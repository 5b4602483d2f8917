import React, { type ReactNode } from "react";
import { replyTime } from "../shared/text/number";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useOpening } from "../shared/browser/use-opening";
import { useClaims } from "../shared/browser/use-site";
import { useWhenNear } from "../shared/browser/use-when-near";
import * as styles from "./reply-clock.module.css";

const loadClock = () => import(/* webpackChunkName: "opening-clock" */ "../shared/calendar/opening-clock");
type Clock = Awaited<ReturnType<typeof loadClock>>;

interface ClockLineProps {
  /** The built text, for browsers without scripts and for wrong clocks. */
  readonly built: ReactNode;
  /** The text by the clock; undefined to keep the built one. */
  readonly format: (clock: Clock, now: Date) => string | undefined;
}

const minuteMs = 60_000;

/** A line that depends on the time of day; it follows the clock while the page is open, and screen readers are not interrupted. */
function ClockLine({ built, format }: ClockLineProps) {
  const { ref, clock, now } = useClock();
  return (
    <p ref={ref} className={`sizeSmall semibold mt1 ${styles.line}`}>
      {(clock && format(clock, now)) ?? built}
    </p>
  );
}

/** The clock, once the paragraph with this ref is near the screen, and the minute at hand. */
export function useClock() {
  const [ref, clock] = useWhenNear<Clock, HTMLParagraphElement>(loadClock);
  return { ref, clock, now: new Date(useBrowserValue(currentMinute, 0, onMinute) * minuteMs) };
}

/** The time by which a request sent now will have its answer, beside its button: « Notre réponse : avant demain 10 h 40 ». */
export function ReplyClock() {
  const opening = useOpening();
  const { claims } = useClaims();
  const { value, unit } = claims.replyHours;
  return (
    <ClockLine
      built={`Réponse sous ${replyTime(claims)}`}
      format={(clock, now) => {
        const by = clock.formatReplyBy(now, now, value, opening, unit);
        return by && `Notre réponse\u00a0: avant ${by}`;
      }}
    />
  );
}

/** Whether somebody answers the phone now: « Ouvert jusqu’à 18 h ». */
export function OpenNow() {
  const opening = useOpening();
  return <ClockLine built={null} format={(clock, now) => clock.formatOpen(now, opening)} />;
}

const currentMinute = (): number => Math.floor(Date.now() / minuteMs);

function onMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs / 4);
  return () => clearInterval(timer);
}
