/**
 * Sets the spaces of a French message: no-break ones inside « » and before ; : ! ? and %. Messages are written in
 * the source with plain spaces, which are easier to see, and pass through here before anyone reads them.
 */
export function typeset(message: string): string {
  return message
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»")
    .replace(/(?<=\S) (?=[;!?%](?!\S*[=/]))/g, "\u00a0")
    .replace(/(?<=\S) (?=:(?:\s|$))/g, "\u00a0");
}
