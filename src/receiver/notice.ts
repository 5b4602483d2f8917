import { fieldNames, leadForms, type Lead } from "./lead-forms";

/** A mail of plain text. Only `replyTo` comes from a visitor: an address that the form's schema has let through. */
export interface Mail {
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** The same at each try, so that a mailbox can recognise a mail that was sent twice (RFC 5322, 3.6.4). */
  readonly messageId: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Addresses of the agency, from its settings. */
export type Mailboxes = Readonly<Record<"general" | "sales", string>>;

/** What the agency is told of a lead. The visitor's words stand in the text alone, never in a header. */
export function noticeOf({ id, kind, receivedAt, fields }: Lead, mailboxes: Mailboxes): Mail {
  const { title, mailbox } = leadForms[kind];
  const to = mailboxes[mailbox];
  const lines = Object.entries(fieldNames).flatMap(([field, name]) => {
    const value = fields[field];
    if (!value) return [];
    return value.length > 80 || value.includes("\n")
      ? [`${name}\u00a0:`, value, ""]
      : [`${name}\u00a0: ${value}`];
  });
  const text = [
    ...[`${title} du ${formatTime(receivedAt)}`, "", ...lines, ""],
    ...["Répondez à ce message pour écrire au visiteur.", `Numéro\u00a0: ${id}`, ""],
  ].join("\n");
  const domain = to.slice(to.lastIndexOf("@") + 1);
  return {
    ...{ to, text, subject: `${title} (${id.slice(0, 8)})` },
    replyTo: fields.email,
    messageId: `<${id}@${domain}>`,
  };
}

/** 27 novembre 2026 à 10:40, as it is in Paris. */
export const formatTime = (time: number): string =>
  new Date(time).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" });
