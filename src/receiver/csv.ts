import { fieldNames, leadForms, type Lead } from "./lead-forms";

/**
 * A spreadsheet of leads, one a row: semicolons and a byte order mark, as spreadsheets in French expect. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it (owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(leads: readonly Lead[]): string {
  // Two forms call the same thing by two names.
  const columns = [...new Set(Object.values(fieldNames))];
  const named = Object.entries(fieldNames);
  const rows = leads.map(({ id, kind, receivedAt, answeredAt, fields }) => [
    id,
    leadForms[kind].title,
    timeForSheets(receivedAt),
    answeredAt === undefined ? "" : timeForSheets(answeredAt),
    ...columns.map((column) =>
      named.map(([field, name]) => (name === column && fields[field]) || "").join(""),
    ),
  ]);
  const head = ["Numéro", "Formulaire", "Reçue le", "Répondue le", ...columns];
  return `\ufeff${[head, ...rows].map((row) => row.map(toCell).join(";")).join("\r\n")}\r\n`;
}

/** 27/11/2026 10:40:00, in Paris: a spreadsheet in French sorts it as a date. */
const timeForSheets = (time: number): string =>
  new Date(time).toLocaleString("fr-FR", { timeZone: "Europe/Paris" });

const toCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
