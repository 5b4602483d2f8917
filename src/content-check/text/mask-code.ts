/** Stands for each character of markup (tags, brackets of links), one for one, so that indexes stay true. */
const markup = "\ufffc";
/** Stands for each character of what is said in another language: code, addresses, escapes. */
const foreign = "\ue000";

/** Markup hidden; line ends stay, since they separate. */
export const blankMarkup = (text: string): string => text.replace(/[^\n]/g, markup);

/** Code or an address hidden; line ends stay. */
export const blank = (text: string): string => text.replace(/[^\n]/g, foreign);

/**
 * Masks the code of a Markdown text: fenced blocks (also in lists and quotes), indented blocks, code between
 * backquotes. Indexes in the result are those of the text.
 */
export function maskCode(text: string): string {
  return maskSpans(maskBlocks(text));
}

function maskBlocks(text: string): string {
  let fence: string | undefined;
  let afterBlank = true;
  let inCode = false;
  /** Columns where the text of the open list items begins, outermost first. */
  const items: number[] = [];
  return text
    .split("\n")
    .map((line) => {
      const next = fenceAfter(fence, line);
      if (fence !== undefined || next !== undefined) {
        fence = next;
        return blank(line);
      }
      if (line.trim() === "") {
        afterBlank = true;
        return line;
      }
      const indent = columns(/^[ \t]*/.exec(line)?.[0] ?? "");
      // Without an empty line before it, an indented line continues its paragraph, whatever its indent.
      if (afterBlank) while ((items.at(-1) ?? 0) > indent) items.pop();
      inCode = (afterBlank || inCode) && indent - (items.at(-1) ?? 0) >= 4;
      afterBlank = false;
      if (inCode) return blank(line);
      const marker = itemLine.exec(line)?.[0];
      if (marker !== undefined) {
        while ((items.at(-1) ?? 0) > indent) items.pop();
        items.push(columns(marker));
      }
      return line;
    })
    .join("\n");
}

/** The fence that stands open after a line. @param open the one before it */
function fenceAfter(open: string | undefined, line: string): string | undefined {
  const [, mark = "", info = ""] = fenceLine.exec(line) ?? [];
  if (open !== undefined) return mark.startsWith(open) && info.trim() === "" ? undefined : open;
  return mark && !(mark.startsWith("`") && info.includes("`")) ? mark : undefined;
}

/** Where a fenced block begins that nothing closes: it swallows the rest of the text. */
export function unclosedFence(text: string): number | undefined {
  let fence: string | undefined;
  let [start, index] = [0, 0];
  for (const line of text.split("\n")) {
    const next = fenceAfter(fence, line);
    if (fence === undefined && next !== undefined) start = index;
    fence = next;
    index += line.length + 1;
  }
  return fence === undefined ? undefined : start;
}

const fenceLine = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/;
const itemLine = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+(?=\S)/;
const columns = (text: string): number => text.replace(/\t/g, "    ").length;

/** Code between runs of backquotes of equal length, which may span lines of one paragraph. */
function maskSpans(text: string): string {
  return text.replace(/(?<![\\`])(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g, blank);
}
