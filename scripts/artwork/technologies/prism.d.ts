/** The small part of prismjs (no types of its own) that colours the excerpts. */
declare module "prismjs" {
  export interface Token {
    type: string;
    content: string | Token | (string | Token)[];
    alias?: string | string[];
  }
  export type Grammar = Record<string, unknown>;
  export const languages: Record<string, Grammar | undefined>;
  export function tokenize(text: string, grammar: Grammar): (string | Token)[];
}
declare module "prismjs/components/index" {
  export default function loadLanguages(names: readonly string[]): void;
}
