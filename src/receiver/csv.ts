import { fieldNames, leadForms, type Lead } from "./lead-forms";
import { withReadablePhone } from "./readable-phone";

/**
 * A spreadsheet of leads, one a row: semicolons and a byte order mark, as spreadsheets in French expect. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it (owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(leads: readonly Lead[]): string {
  // Two forms call the same thing by two names.
  const columns = [...new Set(Object.values(fieldNames))];
  const named = Object.entries(fieldNames);
  const rows = leads.map(({ id, kind, receivedAt, answeredAt, fields }) => {
    // The spaces keep a spreadsheet from reading a phone as a number, which has no 0 or + before it.
    const shown = withReadablePhone(fields);
    return [
      id,
      leadForms[kind].title,
      timeForSheets(receivedAt),
      answeredAt === undefined ? "" : timeForSheets(answeredAt),
      ...columns.map((column) =>
        named.map(([field, name]) => (name === column && shown[field]) || "").join(""),
      ),
    ];
  });
  const head = ["Numéro", "Formulaire", "Reçue le", "Répondue le", ...columns];
  return `\ufeff${[head, ...rows].map((row) => row.map(toCell).join(";")).join("\r\n")}\r\n`;
}

/** 27/11/2026 10:40:00, in Paris: a spreadsheet in French sorts it as a date. */
const timeForSheets = (time: number): string => sheetTimes.format(time);
const sheetTimes = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Paris",
});

/** A + before groups of digits is a phone: no formula has two numbers side by side. */
const isFormula = (text: string): boolean =>
  /^[=+\-@＝＋－＠\t\r]/.test(text) && !/^\+\d+(?: \d+)+$/.test(text);
/** A text that a spreadsheet would turn into a number or a day: « 1-2 », « 3/4 », « 1E5 », « 0465 ». */
const isNumber = (text: string): boolean => /^[\d.,]+(?:[-/:eE][\d.,]+)*$/.test(text);
/** Where a spreadsheet whose separator is another one would begin a cell, within a text. */
const innerCell = /(?<=[,;\t\n])(?=[=+\-@＝＋－＠])/g;

function toCell(text: string): string {
  const safe = isFormula(text) || isNumber(text) ? `'${text}` : text;
  return `"${safe.replace(innerCell, " ").replaceAll('"', '""')}"`;
}
