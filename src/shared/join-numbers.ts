/** Code, a tag, or a number in parts (« 3-2-1 », « 2004-575 ») and what stands before it. */
const numbers = /<(code|pre)\b[\s\S]*?(?:<\/\1>|$)|<[^>]*(?:>|$)|(^|[\s(>«’;])\d+(?:-\d+)+(?![\w/@-])/g;

/**
 * Keeps a number in parts on one line, by a word joiner (U+2060) after each hyphen: browsers break there, and few fonts have
 * the no-break hyphen. For what is shown, text or HTML; code is left as one copies it.
 */
export const joinNumbers = (html: string): string =>
  html.replace(numbers, (found) => (found.startsWith("<") ? found : found.replace(/-/g, "-\u2060")));
