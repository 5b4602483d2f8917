import Prism from "prismjs";
import loadLanguages from "prismjs/components/index";
import { decodeReferences } from "../shared/html";

/* Sanitised HTML: attributes are quoted with " and code holds no element. */
const codeBlock = /<pre\b[^>]*><code class="(?:lang(?:uage)?-)([\w+#-]+)"[^>]*>([^<]*)<\/code><\/pre>/gi;

/**
 * Colours the code blocks of sanitised HTML at build, as gatsby-remark-prismjs does for Markdown, so that no
 * highlighter runs in the browser. A block in an unknown language, or with markup inside, stays as it is.
 */
export function highlightCode(html: string): string {
  return html.replace(codeBlock, (whole, language: string, code: string) => {
    const coloured = highlighted(decodeReferences(code), language.toLowerCase());
    if (coloured === undefined) return whole;
    return `<pre class="language-${language}"><code class="language-${language}">${coloured}</code></pre>`;
  });
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
