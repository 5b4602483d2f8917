/** French spacing: no-break spaces before high punctuation, inside quotes and inside numbers. */
export const typeset = (text: string): string =>
  text
    .replace(/ (?=[:;!?%€»])/g, "\u00A0")
    .replace(/« /g, "«\u00A0")
    .replace(/(\d) (?=\d{3}(?!\d))/g, "$1\u00A0");
