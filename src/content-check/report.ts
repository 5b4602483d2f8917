import { formatNumberOf } from "../shared/text/number";
import type { Path } from "./document";
import { sortFaults, type Fault } from "./fault";

export const signs = { error: "✗", warning: "!", notice: "i" } as const;

export const nothingToCorrect = "Le contenu est en ordre : aucune erreur, aucun avertissement.";

/** The report for people: each fault on three lines, then the count. Empty without faults. */
export function formatReport(faults: readonly Fault[]): string {
  if (faults.length === 0) return "";
  return [...sortFaults(faults).map(formatFault), countFaults(faults)].join("\n\n");
}

/** The way to a value, as people count: `sectors › 2`; empty for the whole file. */
export const fieldOf = (path: Path = []): string =>
  path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › ");

function formatFault({ severity, rule, file, line, column, path, problem, remedy }: Fault): string {
  const place = [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(":");
  const field = fieldOf(path);
  const heading = `${signs[severity]} ${place}${field ? ` — ${field}` : ""}  [${rule}]`;
  return `${heading}\n  ${setSpaces(problem)}\n  → ${setSpaces(remedy)}`;
}

/** `2 erreurs et 1 avertissement dans 3 fichiers.` */
export function countFaults(faults: readonly Fault[]): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  const nouns = { error: "erreur", warning: "avertissement", notice: "information" } as const;
  const counts = (["error", "warning", "notice"] as const).flatMap((severity) => {
    const count = faults.filter((fault) => fault.severity === severity).length;
    return count > 0 ? formatNumberOf(count, nouns[severity]) : [];
  });
  return `${new Intl.ListFormat("fr").format(counts)} dans ${formatNumberOf(files, "fichier")}.`;
}

/** Annotations of a GitHub workflow, one line per fault: they show beside the line in the pull request. */
export function formatGithub(faults: readonly Fault[]): string {
  return sortFaults(faults).map(formatAnnotation).join("\n");
}

function formatAnnotation({ severity, rule, file, line, column, path, problem, remedy }: Fault): string {
  const properties = [
    `file=${property(file)}`,
    line === undefined ? "" : `line=${line}`,
    line === undefined || column === undefined ? "" : `col=${column}`,
    `title=${property(fieldOf(path) || "Contenu")}`,
  ];
  const text = setSpaces(`${problem} → ${remedy} [${rule}]`);
  return `::${severity} ${properties.filter(Boolean).join(",")}::${message(text)}`;
}

const message = (text: string): string =>
  text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");

const property = (text: string): string => message(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

/**
 * Sets the spaces of a French message: no-break ones inside « » and before ; : ! ? and %. Messages are written in
 * the source with plain spaces, which are easier to see, and pass through here before anyone reads them. They quote what is to
 * be typed, straight quotation marks and all: the site's `typeset` would change that.
 */
export function setSpaces(message: string): string {
  return message
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»")
    .replace(/(?<=\S) (?=[;!?%](?!\S*[=/]))/g, "\u00a0")
    .replace(/(?<=\S) (?=:(?:\s|$))/g, "\u00a0");
}
