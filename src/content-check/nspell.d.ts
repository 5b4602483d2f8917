declare module "nspell" {
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Speller;
  }
  /** Takes the text of a Hunspell dictionary: its affix file and its word file. */
  export default function nspell(affixes: string, dictionary: string): Speller;
}
