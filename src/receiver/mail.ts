import type { ReplyClaim } from "../shared/text/number";
import type { Opening } from "../shared/calendar/holidays";

/** A mail of plain text. Only addresses come from a visitor: those that the form's schema has let through. */
export interface Mail {
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** The same at each try, so that a mailbox can recognise a mail that was sent twice (RFC 5322, 3.6.4). */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws Refusal where the mail will never be taken; Busy where no mail is taken now; another error where it may be later */
export type SendMail = (mail: Mail) => Promise<void>;

/** The mail service has refused this mail itself, for good. */
export class Refusal extends Error {}

/** The mail service takes no more for now. */
export class Busy extends Error {}

/** What mails say of the agency, from its settings. */
export interface Agency extends ReplyClaim {
  readonly name: string;
  readonly phone: string;
  /** All that it has; forms write to the two named here. */
  readonly mailboxes: Readonly<Record<"general" | "sales", string>>;
  readonly opening: Opening;
}

/** Keeps absence notices and other machines from answering (RFC 3834, 5; Exchange reads the second alone). */
export const automatic = (kind: "auto-generated" | "auto-replied"): Mail["headers"] => ({
  "Auto-Submitted": kind,
  "X-Auto-Response-Suppress": "All",
});

/** The part of an address after its @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
