/** Stands for each character that is not prose; one for one, so that indexes stay true. */
export const masked = "\ufffc";

/** The same number of masks as `text` has characters; line ends stay, since they separate. */
export const blank = (text: string): string => text.replace(/[^\n]/g, masked);

/**
 * Masks the code of a Markdown text: fenced blocks (also in lists and quotes), indented blocks, code between
 * backquotes. Indexes in the result are those of the text.
 */
export function maskCode(text: string): string {
  return maskSpans(maskBlocks(text));
}

function maskBlocks(text: string): string {
  let fence: string | undefined;
  let previousBlank = true;
  let indented = false;
  let inList = false;
  return text
    .split("\n")
    .map((line) => {
      const marker = /^[ \t>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/.exec(line);
      const [, mark = "", info = ""] = marker ?? [];
      if (fence !== undefined) {
        if (mark.startsWith(fence) && info.trim() === "") fence = undefined;
        return blank(line);
      }
      if (mark && !(mark.startsWith("`") && info.includes("`"))) {
        fence = mark;
        return blank(line);
      }
      if (/^ {0,3}(?:[-*+]|\d+[.)])\s/.test(line)) inList = true;
      else if (/^\S/.test(line)) inList = false;
      // Four spaces make code after an empty line only; in a list they continue an item.
      indented = /^(?: {4}|\t)/.test(line) && !inList && (previousBlank || indented);
      previousBlank = line.trim() === "";
      return indented && !previousBlank ? blank(line) : line;
    })
    .join("\n");
}

/** Code between runs of backquotes of equal length, which may span lines of one paragraph. */
function maskSpans(text: string): string {
  return text.replace(/(?<![\\`])(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)/g, blank);
}
