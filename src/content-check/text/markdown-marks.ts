/** Markdown in a field that takes none. */
interface MarkdownMark {
  readonly index: number;
  /** What was written, as messages show it. */
  readonly written: string;
  /** The HTML that says it. */
  readonly tag: string;
}

const forms: readonly { readonly pattern: RegExp; readonly tag: string }[] = [
  { pattern: /\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/g, tag: "<strong>…</strong>" },
  { pattern: /\[[^[\]\n]+\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)/g, tag: '<a href="…">…</a>' },
  { pattern: /(?<=^|\n|<p>)[-*] (?=\S)/g, tag: "<ul><li>…</li></ul>" },
  { pattern: /(?<=^|\n|<p>)#{1,6} (?=\S)/g, tag: "<p><strong>…</strong></p>" },
];

/** Bold, links, lists and headings written in Markdown, in order: a page would show their signs. */
export const markdownMarks = (text: string): MarkdownMark[] =>
  forms
    .flatMap(({ pattern, tag }) =>
      Array.from(text.matchAll(pattern), ({ index, 0: written }) => ({
        index,
        written: written.trim(),
        tag,
      })),
    )
    .sort((a, b) => a.index - b.index);
