import type { Database } from "./database";
import { forgetSenders, readLeads } from "./leads";
import { noticeOf, type Mailboxes, type SendMail } from "./notice";

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 60 * 60_000;
/** Mails of one round, three statements each; what is left comes with the next. Cloudflare runs 50 statements a call at least. */
const perRound = 10;

interface NoticeRow {
  lead_id: string;
  tries: number;
}

/** 1, 2, 4 … minutes, six hours at most. The first one is longer than any try takes: it also keeps a second receiver away. */
export const pauseAfter = (tries: number): number => Math.min(firstPauseMs * 2 ** tries, longestPauseMs);

/**
 * Sends the notices that are due. One that fails stays, with a longer pause, and holds up no other.
 * @returns how many were sent
 */
export async function sendNotices(
  database: Database,
  mailboxes: Mailboxes,
  send: SendMail,
  now: () => number = Date.now,
): Promise<number> {
  await database.write([forgetSenders(now())]);
  const due = await database.read<NoticeRow>({
    // Beyond the longest pause: the clock was set back since.
    sql: "SELECT lead_id, tries FROM notices WHERE due_at NOT BETWEEN ? AND ? ORDER BY due_at LIMIT ?",
    values: [now() + 1, now() + longestPauseMs, perRound],
  });
  let sent = 0;
  for (const { lead_id: id, tries } of due) {
    const [claimed] = await database.write([
      {
        sql: "UPDATE notices SET due_at = ?, tries = tries + 1 WHERE lead_id = ? AND tries = ?",
        values: [now() + pauseAfter(tries), id, tries],
      },
    ]);
    const [lead] = claimed === 1 ? await readLeads(database, id) : [];
    if (!lead) continue;
    try {
      await send(noticeOf(lead, mailboxes));
    } catch (error) {
      const minutes = pauseAfter(tries) / 60_000;
      const reason = error instanceof Error ? error.message : String(error);
      console.error(
        `L’avis de la demande ${id} n’est pas parti (${reason})\u00a0: nouvel essai dans ${minutes}\u00a0min. La demande est gardée.`,
      );
      continue;
    }
    await database.write([{ sql: "DELETE FROM notices WHERE lead_id = ?", values: [id] }]);
    sent += 1;
  }
  return sent;
}
