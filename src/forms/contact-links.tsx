import React from "react";
import { isBlank } from "../shared/lead/text-rules";

/** A mail address as a link. */
export function MailLink({
  mailbox,
  draft,
}: {
  readonly mailbox: string;
  readonly draft?: string | undefined;
}) {
  return <a href={`mailto:${mailbox}${draft ?? ""}`}>{mailbox}</a>;
}

/** A phone number as a link. `href` is the number in international form, `display` the way people write it. */
export function PhoneLink({
  phone,
}: {
  readonly phone: { readonly display: string; readonly href: string };
}) {
  return <a href={`tel:${phone.href}`}>{phone.display}</a>;
}

/** Longest address that every mail program takes; some cut at 2 000 characters. */
const maxQuery = 1800;

/**
 * Subject and body for a `mailto:` address, so that the visitor's mail program opens with what was typed; without the
 * body where it would be too long.
 */
export function mailDraft(subject: string, texts: readonly string[]): string {
  // Half an emoji, which a cut or a script may leave, has no escapes (`toWellFormed` is younger than browsers we support).
  const body = texts
    .filter((text) => !isBlank(text))
    .join("\r\n\r\n")
    .replace(/\p{Cs}/gu, "\ufffd");
  const short = `?subject=${encodeURIComponent(subject)}`;
  const whole = `${short}&body=${encodeURIComponent(body)}`;
  return whole.length <= maxQuery ? whole : short;
}
