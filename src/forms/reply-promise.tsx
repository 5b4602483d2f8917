import React, { type CSSProperties } from "react";
import { replyTime } from "../shared/text/number";
import { useOpening } from "../shared/browser/use-opening";
import { useClaims } from "../shared/browser/use-site";
import { useClock } from "./reply-clock";
import * as styles from "./reply-promise.module.css";

/**
 * The time of `ReplyClock` as large as its column allows: of a request sent now or, where `sentAt` says when, of one that was sent; nothing
 * once that is past. @param sentAt milliseconds since 1970
 */
export function ReplyPromise({ sentAt }: { readonly sentAt?: number | undefined }) {
  const opening = useOpening();
  const { claims } = useClaims();
  const { value, unit } = claims.replyHours;
  const { ref, clock, now } = useClock();
  const by = clock?.formatReplyBy(now, sentAt === undefined ? now : new Date(sentAt), value, opening, unit);
  if (clock && sentAt !== undefined && !by) return null;
  const [time = "", place] = (by ?? `sous ${replyTime(claims)}`).split(" (");
  const latest = by ? ", au plus tard" : "";
  return (
    <p ref={ref} className="mt3" style={{ "--letters": time.length } as CSSProperties}>
      <span className="note">{`Notre réponse${latest}${place ? ` (${place}` : ""}`}</span>{" "}
      <strong className={`figure accent ${styles.time}`}>{time}</strong>
    </p>
  );
}
