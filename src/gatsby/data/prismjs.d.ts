declare module "prismjs" {
  namespace Prism {
    type Grammar = object;
    const languages: Record<string, Grammar | undefined>;
    /** HTML of `text` with one span per token; everything else in it is escaped. */
    function highlight(text: string, grammar: Grammar, language: string): string;
  }
  export default Prism;
}

declare module "prismjs/components/index" {
  /** Loads languages and those they need, by name or alias; an unknown name is passed over. */
  function loadLanguages(languages: string | readonly string[]): void;
  namespace loadLanguages {
    let silent: boolean;
  }
  export default loadLanguages;
}
