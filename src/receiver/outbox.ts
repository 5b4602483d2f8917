import { acknowledgementOf } from "./acknowledgement";
import type { Database } from "./database";
import type { Lead } from "./lead-forms";
import { forgetSenders, readLeads } from "./leads";
import { Busy, Refusal, type Agency, type Mail, type SendMail } from "./mail";
import { noticeOf } from "./notice";

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 60 * 60_000;
/** Mails of one round, three statements each; what is left comes with the next. Cloudflare runs 50 statements a call at least. */
const perRound = 10;

/** 1, 2, 4 … minutes, six hours at most. The first one is longer than any try takes: it also keeps a second receiver away. */
export const pauseAfter = (tries: number): number => Math.min(firstPauseMs * 2 ** tries, longestPauseMs);

interface DueRow {
  readonly lead_id: string;
  readonly tries: number;
}

/** A mail that each lead brings about, and the table of those due. */
interface Sort {
  readonly table: string;
  readonly name: string;
  /** Undefined where there is nothing to send any more. */
  readonly mailOf: (lead: Lead, agency: Agency, now: number) => Mail | undefined;
  /** What is tried where that is refused for good. Without it the mail is given up: the agency has to hear of each lead. */
  readonly plainMailOf?: (lead: Lead, agency: Agency) => Mail;
}

/** Notices go first. */
const sorts: readonly Sort[] = [
  {
    table: "notices",
    name: "L’avis",
    mailOf: (lead, agency) => noticeOf(lead, agency),
    plainMailOf: (lead, agency) => noticeOf(lead, agency, false),
  },
  { table: "acknowledgements", name: "L’accusé de réception", mailOf: acknowledgementOf },
];

/**
 * A round: sends the mails that are due, and forgets senders of yesterday.
 * @param send undefined where no mail can leave
 * @returns how many were sent
 */
export async function sendMails(
  database: Database,
  agency: Agency,
  send: SendMail | undefined,
  now: () => number = Date.now,
): Promise<number> {
  const sent = send ? await sendDue(database, agency, send, now) : 0;
  // Last: where another program holds the file, mails go on.
  await database.erase([forgetSenders(now())]);
  return sent;
}

/**
 * Sends the newest first, so that a flood holds up no lead that comes after it. One that fails stays, with a longer pause, and
 * holds up no other.
 */
async function sendDue(
  database: Database,
  agency: Agency,
  send: SendMail,
  now: () => number,
): Promise<number> {
  const due: (DueRow & { readonly sort: Sort })[] = [];
  for (const sort of sorts) {
    const rows = await database.read<DueRow>({
      // Beyond the longest pause: the clock was set back since.
      sql: `SELECT lead_id, tries FROM ${sort.table} WHERE due_at <= ? OR due_at > ? ORDER BY rowid DESC LIMIT ?`,
      values: [now(), now() + longestPauseMs, perRound - due.length],
    });
    due.push(...rows.map((row) => ({ ...row, sort })));
  }
  let sent = 0;
  for (const { lead_id: id, tries, sort } of due) {
    const [claimed] = await database.write([
      {
        sql: `UPDATE ${sort.table} SET due_at = ?, tries = tries + 1 WHERE lead_id = ? AND tries = ?`,
        values: [now() + pauseAfter(tries), id, tries],
      },
    ]);
    const [lead] = claimed === 1 ? await readLeads(database, id) : [];
    if (!lead) continue;
    const mail = sort.mailOf(lead, agency, now());
    try {
      if (mail)
        await send(mail).catch((error: unknown) => {
          if (!sort.plainMailOf || !(error instanceof Refusal)) throw error;
          return send(sort.plainMailOf(lead, agency));
        });
      sent += mail ? 1 : 0;
    } catch (error) {
      const isOver = !sort.plainMailOf && error instanceof Refusal;
      const next = isOver ? "abandonné" : `nouvel essai dans ${pauseAfter(tries) / 60_000}\u00a0min`;
      console.error(
        `${sort.name} de la demande ${id} n’est pas parti (${reasonOf(error)})\u00a0: ${next}. La demande est gardée.`,
      );
      if (error instanceof Busy) break;
      if (!isOver) continue;
    }
    await database.write([{ sql: `DELETE FROM ${sort.table} WHERE lead_id = ?`, values: [id] }]);
  }
  return sent;
}

/** Mail servers repeat the address, which may be a visitor's: the journal holds none. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, "…");
