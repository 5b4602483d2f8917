/** A character that shows nothing though `\s` does not match it: control, format and filler characters. */
const visible = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** True where a reader would see nothing: empty, spaces, line ends, zero-width characters. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Characters of a text, counted like the API does: an emoji is one, not two. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * One line, trimmed: a line end inside would otherwise reach the headers of whatever mail is made of it. Format characters,
 * which nobody sees, come along with what is pasted from a chat or an address book.
 */
export const toLine = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/** Running text, trimmed, with one kind of line end, and without what neither prints nor orders letters in their language. */
export const toText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
