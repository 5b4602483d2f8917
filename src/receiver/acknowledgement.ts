import { formatReplyBy } from "../shared/calendar/opening-clock";
import { answerHour, dayOf, openingFrom } from "./hours";
import { leadForms, type Lead } from "./lead-forms";
import { automatic, domainOf, type Agency, type Mail } from "./mail";

/**
 * What the visitor is told of a lead. Anybody may type anybody's address: nothing else of what was typed stands in it.
 *
 * @returns undefined for a mailbox of the agency, and once the hour by which it answers is past
 */
export function acknowledgementOf(
  { id, kind, receivedAt, fields }: Lead,
  agency: Agency,
  now: number,
): Mail | undefined {
  const { name, phone, mailboxes, replyHours } = agency;
  const { mailbox, noun, sent, isAnswered } = leadForms[kind];
  const [to = "", replyTo] = [fields.email, mailboxes[mailbox]];
  const isOwn = Object.values(mailboxes).some((own) => own.toLowerCase() === to.toLowerCase());
  const { value, unit } = replyHours;
  const opening = openingFrom(receivedAt, agency);
  const isLate = !formatReplyBy(new Date(now), new Date(receivedAt), value, opening, unit);
  if (isOwn || isLate) return undefined;
  const promise = isAnswered ? ` et vous répondons avant ${answerHour(receivedAt, agency)}` : "";
  const text = [
    ...["Bonjour,", "", `Nous avons reçu votre ${sent}${promise}.`, ""],
    "Pour joindre des fichiers, répondez à cet e-mail. Aucun autre message ne part automatiquement.",
    "",
    ...["Vous n’avez rien envoyé\u00a0? Dites-le-nous en répondant, et nous effacerons la demande.", ""],
    ...[name, phone, ""],
  ].join("\n");
  return {
    ...{ to, replyTo, text },
    subject: `Votre ${noun} du ${dayOf(receivedAt)} est arrivée`,
    messageId: `<${id}.accuse@${domainOf(replyTo)}>`,
    headers: automatic("auto-replied"),
  };
}
