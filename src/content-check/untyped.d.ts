declare module "nspell" {
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Speller;
  }
  /** Takes the text of a Hunspell dictionary: its affix file and its word file. */
  export default function nspell(affixes: string, dictionary: string): Speller;
}

declare module "mdast-util-gfm-table" {
  import type { MdastExtension } from "mdast-util-from-markdown";
  export const fromMarkdown: MdastExtension;
}

declare module "micromark-extension-gfm-table" {
  import type { SyntaxExtension } from "micromark/dist/shared-types";
  const syntax: SyntaxExtension;
  export default syntax;
}
