import Prism from "prismjs";
import loadLanguages from "prismjs/components/index";

/** Prism's patterns take the square of a block's length: half a second for one of this many characters. */
const maxCode = 12_000;

/**
 * Colours the code blocks of an article at build, as gatsby-remark-prismjs does for Markdown, so that no highlighter
 * runs in the browser. A block in an unknown language, or with markup inside, stays as it is, and so does what is too long.
 * @param article its elements (`parseHtml`), which are changed
 */
export function highlightCode(article: HTMLElement): void {
  let budget = maxCode ** 2;
  for (const code of article.querySelectorAll("pre > code[class]:only-child")) {
    budget -= code.textContent.length ** 2;
    if (budget < 0) return;
    const [, language = ""] = /^lang(?:uage)?-(\S+)$/.exec(code.className) ?? [];
    const coloured = code.childElementCount
      ? undefined
      : highlighted(code.textContent, language.toLowerCase());
    if (coloured === undefined) continue;
    code.innerHTML = coloured;
    for (const element of [code, code.parentElement]) element?.setAttribute("class", `language-${language}`);
  }
}

/** Code as HTML with one span per token; undefined for a language that Prism does not know. */
export function highlighted(code: string, language: string): string | undefined {
  if (!Prism.languages[language]) {
    loadLanguages.silent = true;
    loadLanguages(language);
  }
  const grammar = Prism.languages[language];
  return grammar && Prism.highlight(code, grammar, language);
}
