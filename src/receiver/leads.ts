import { withAsciiDomain } from "../shared/lead/schemas";
import type { Database, Statement } from "./database";
import type { Lead, LeadKind } from "./lead-forms";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Within this time the same text again is a visitor's retry after a cut, not a second lead. */
const repeatMs = 10 * minuteMs;

/** More leads in an hour from one address than any visitor, office or fair sends. */
export const leadsAnHour = 20;
/** How many times as many may come from each wider network: a host has thousands of addresses in it. */
const widerLimit = 5;

/** `id`: of the new lead, or of the one it repeats; none where the sender has sent too many. */
export type Stored = { readonly id: string } | undefined;

interface LeadRow {
  id: string;
  kind: LeadKind;
  received_at: number;
  answered_at: number | null;
  page: string;
  fields: string;
  tries: number | null;
}

/** Around `now` on both sides: a clock that was set back must neither forget nor block anybody for long. */
const around = (now: number, ms: number) => [now - ms, now + ms] as const;

/**
 * Keeps a lead, the notice to the agency and, where that address has got none for an hour, the acknowledgement to the
 * visitor in one transaction. @param senders digests of the networks that it comes from, the narrowest first
 */
export async function storeLead(
  database: Database,
  lead: Pick<Lead, "kind" | "fields"> & Partial<Pick<Lead, "page">>,
  { senders, leadsAnHour, now }: { senders: readonly string[]; leadsAnHour: number; now: number },
): Promise<Stored> {
  const id = crypto.randomUUID();
  const { email = "" } = lead.fields;
  const fields = JSON.stringify(lead.fields);
  const fingerprint = await digest(lead.kind + fields);
  const same = {
    sql: "fingerprint = ? AND received_at BETWEEN ? AND ?",
    values: [fingerprint, ...around(now, repeatMs)],
  };
  const [added] = await database.write([
    {
      sql: `INSERT INTO leads (id, kind, received_at, email, fields, fingerprint, page, acknowledged)
        SELECT ?, ?, ?, ?, ?, ?, ?, NOT EXISTS
          (SELECT 1 FROM leads WHERE acknowledged AND lower(email) = lower(?) AND received_at BETWEEN ? AND ?)
        WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${same.sql})
        ${"AND (SELECT count(*) FROM senders WHERE digest = ? AND received_at BETWEEN ? AND ?) < ?".repeat(senders.length)}`,
      values: [
        ...[id, lead.kind, now, email, fields, fingerprint, lead.page ?? ""],
        ...[email, ...around(now, hourMs)],
        ...same.values,
        ...senders.flatMap((sender, index) => [
          sender,
          ...around(now, hourMs),
          leadsAnHour * widerLimit ** index,
        ]),
      ],
    },
    { sql: "INSERT INTO notices SELECT id, received_at, 0 FROM leads WHERE id = ?", values: [id] },
    {
      sql: "INSERT INTO acknowledgements SELECT id, received_at, 0 FROM leads WHERE id = ? AND acknowledged",
      values: [id],
    },
    ...senders.map((sender) => ({
      sql: "INSERT INTO senders SELECT ?, received_at FROM leads WHERE id = ?",
      values: [sender, id],
    })),
  ]);
  if (added === 1) return { id };
  const [repeated] = await database.read<{ id: string }>({
    sql: `SELECT id FROM leads WHERE ${same.sql} LIMIT 1`,
    values: same.values,
  });
  return repeated;
}

/** Deletes what is kept of addresses that sent their last lead more than a day ago. */
export const forgetSenders = (now: number): Statement => ({
  sql: "DELETE FROM senders WHERE received_at < ? OR received_at > ?",
  values: around(now, dayMs),
});

/** SHA-256 in hexadecimal. */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** All leads, the newest first, or the one whose id begins with `id`. */
export async function readLeads(database: Database, id = ""): Promise<Lead[]> {
  const rows = await database.read<LeadRow>({
    sql: `SELECT leads.*, tries FROM leads LEFT JOIN notices ON lead_id = id
      WHERE substr(id, 1, length(?)) = ? ORDER BY received_at DESC, leads.rowid DESC`,
    values: [id, id],
  });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    answeredAt: row.answered_at ?? undefined,
    isUnannounced: (row.tries ?? 0) > 0,
    page: row.page,
    fields: JSON.parse(row.fields) as Lead["fields"],
  }));
}

/** @returns whether there was such a lead */
export async function markAnswered(database: Database, id: string, now: number): Promise<boolean> {
  const [changed] = await database.write([
    { sql: "UPDATE leads SET answered_at = ? WHERE id = ?", values: [now, id] },
  ]);
  return changed === 1;
}

/** Deletes every lead of an e-mail address, upper and lower case alike (GDPR, article 17). @returns how many */
export const eraseLeads = (database: Database, email: string): Promise<number> =>
  deleteLeads(database, { sql: "lower(email) = lower(?)", values: [withAsciiDomain(email.trim())] });

/** Deletes the leads received before `time`. @returns how many */
export const purgeLeads = (database: Database, time: number): Promise<number> =>
  deleteLeads(database, { sql: "received_at < ?", values: [time] });

async function deleteLeads(database: Database, { sql, values }: Statement): Promise<number> {
  const mails = ["notices", "acknowledgements"].map((table) => ({
    sql: `DELETE FROM ${table} WHERE lead_id IN (SELECT id FROM leads WHERE ${sql})`,
    values,
  }));
  const changes = await database.erase([...mails, { sql: `DELETE FROM leads WHERE ${sql}`, values }]);
  return changes.at(-1) ?? 0;
}
