import { answerHour, dayOf, hourOf, momentOf } from "./hours";
import { fieldNames, leadForms, type Lead } from "./lead-forms";
import { automatic, domainOf, type Agency, type Mail } from "./mail";
import { withReadablePhone } from "./readable-phone";

/**
 * What the agency is told of a lead. The visitor's words stand in the text alone; of them a header has the address, which
 * some mail servers refuse: @param isAnswerable false where it has been
 */
export function noticeOf(
  { id, kind, receivedAt, page, fields }: Lead,
  agency: Agency,
  isAnswerable = true,
): Mail {
  const { title, received, mailbox, isAnswered } = leadForms[kind];
  const to = agency.mailboxes[mailbox];
  const shown = withReadablePhone(fields);
  const lines = Object.entries(fieldNames).flatMap(([field, name]) => {
    const value = shown[field];
    if (!value) return [];
    return value.length > 80 || value.includes("\n")
      ? [`${name}\u00a0:`, value, ""]
      : [`${name}\u00a0: ${value}`];
  });
  const text = [
    `${title} ${received} le ${momentOf(receivedAt)}`,
    ...(page ? [`Depuis la page ${page}`] : []),
    ...(isAnswered ? [`À répondre avant ${answerHour(receivedAt, agency)}`] : []),
    ...["", ...lines, ""],
    isAnswerable
      ? "Répondez à ce message pour écrire au visiteur."
      : "Le service d’envoi refuse l’adresse du visiteur comme adresse de réponse\u00a0: écrivez-lui vous-même.",
    ...[`Numéro\u00a0: ${id}`, ""],
  ].join("\n");
  return {
    to,
    replyTo: isAnswerable ? fields.email : undefined,
    subject: `${title}, ${dayOf(receivedAt)}, ${hourOf(receivedAt)} (${id.slice(0, 8)})`,
    text,
    messageId: `<${id}@${domainOf(to)}>`,
    headers: automatic("auto-generated"),
  };
}
