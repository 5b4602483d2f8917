import React from "react";
import { replyTime } from "../shared/reply-time";
import { useBrowserValue } from "../shared/use-browser-value";
import { useSite } from "../shared/use-site";
import { useWhenNear } from "../shared/use-when-near";
import * as styles from "./reply-clock.module.css";

interface ReplyClockProps {
  /** When the request was sent, in milliseconds since 1970; it is not sent yet unless told. */
  readonly sentAt?: number | undefined;
}

const minuteMs = 60_000;
const loadReplyBy = () => import(/* webpackChunkName: "reply-by" */ "../shared/reply-by");

/**
 * By when a request will have been read, from the opening hours (`content/settings/opening.json`). Without scripts, and
 * where the visitor's clock is wrong, the promise as it stands.
 */
export function ReplyClock({ sentAt }: ReplyClockProps) {
  const { claims, opening } = useSite();
  const [ref, replyBy] = useWhenNear<Awaited<ReturnType<typeof loadReplyBy>>, HTMLParagraphElement>(
    loadReplyBy,
  );
  const minute = useBrowserValue(() => Math.floor(Date.now() / minuteMs), 0, everyMinute);
  const said = replyBy?.sayReply(new Date(sentAt ?? minute * minuteMs), claims.replyHours.value, opening);
  return (
    <p ref={ref} className={styles.clock}>
      {said ?? `Réponse sous ${replyTime(claims)}`}
    </p>
  );
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteMs / 4);
  return () => clearInterval(timer);
}
