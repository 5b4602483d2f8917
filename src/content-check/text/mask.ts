import { tagsOf } from "./restricted-html";
import { blank, blankMarkup, maskCode } from "./markdown";

/** Addresses, in any text: their colons, dots and question marks are not punctuation. */
const addresses =
  /(?:\b(?:https?:\/\/|www\.)[^\s<>«»"\u00a0]*[^\s<>«»"\u00a0.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])(?:\.{1,2}|~)?\/[\w.-]+(?:\/[\w.*-]+)+)/gu;
const references = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** Masks what is not prose in a plain text: web, mail and file addresses, character references. */
export const maskPlain = (text: string): string => text.replace(addresses, blank).replace(references, blank);

/** Masks what is not prose in HTML: tags with their attributes, ends of ordinals, character references, addresses. */
export function maskHtml(html: string): string {
  let text = html.replace(/(?<=<sup>)[^<]*(?=<\/sup>)/g, blank);
  for (const tag of tagsOf(html)) {
    text = text.slice(0, tag.index) + blankMarkup(tag.text) + text.slice(tag.index + tag.text.length);
  }
  return maskPlain(text);
}

/**
 * Masks what is not prose in Markdown: code, the targets of links and pictures, raw HTML, the rulers of tables,
 * escapes. The labels of links and the alternative texts of pictures stay.
 */
export function maskMarkdown(text: string): string {
  const withoutTargets = maskCode(text)
    .replace(/^ {0,3}\[[^\]\n]+\]:[ \t]*\S+/gm, blank)
    .replace(
      /(!?\[)((?:[^[\]]|\[[^[\]]*\])*)(\]\([^)\n]*\))/g,
      (_, open: string, label: string, target: string) => blankMarkup(open) + label + blankMarkup(target),
    )
    .replace(/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$/gm, blank)
    .replace(/<(?:https?|mailto|tel):[^\s>]+>/g, blank)
    .replace(/\\[!-/:-@[-`{-~]/g, blank);
  return maskHtml(withoutTargets);
}
