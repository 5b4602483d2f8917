import { fieldNames, leadForms, type Lead } from "./lead-forms";
import { formatTime } from "./notice";

/**
 * A spreadsheet of leads, one a row: semicolons and a byte order mark, as spreadsheets in French expect. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it (owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(leads: readonly Lead[]): string {
  const columns = Object.keys(fieldNames);
  const head = ["Numéro", "Formulaire", "Reçue le", "Répondue le", ...Object.values(fieldNames)];
  const rows = leads.map(({ id, kind, receivedAt, answeredAt, fields }) => [
    id,
    leadForms[kind].title,
    formatTime(receivedAt),
    answeredAt === undefined ? "" : formatTime(answeredAt),
    ...columns.map((field) => fields[field] ?? ""),
  ]);
  return `\ufeff${[head, ...rows].map((row) => row.map(toCell).join(";")).join("\r\n")}\r\n`;
}

const toCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
