import { criticalCss } from "./critical-css";
import type { CurrentSheet } from "./style-sheets";

const styleSheet = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g;
/** `src/components/fold.tsx`. */
const fold = /(<span data-fold="" hidden="">)(<\/span>)/;

/**
 * Leaves in a document's head what its first screen needs of the style sheets that Gatsby puts there, and refers to
 * the whole files where the first screen ends (`Fold`): what comes after waits for them, what comes before does not.
 * A document without that mark keeps all of its styles. In either case they are those of this build, whatever the
 * document was built with.
 */
export function withSplitStyles(html: string, current: CurrentSheet): string {
  const end = fold.exec(html)?.index;
  const sheets = [...html.matchAll(styleSheet)].map(
    ([, href = "", css = ""]) => current(href) ?? { href, css },
  );
  if (sheets.length === 0) return html;
  // Together: one sheet uses the properties that another sets.
  const whole = sheets.map(({ css }) => css).join("\n");
  const inline = end === undefined ? whole : criticalCss(whole, html.slice(html.indexOf("<body"), end));
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join("");
  return html
    .replace(styleSheet, "")
    .replace("</head>", () => `<style>${inline}</style></head>`)
    .replace(fold, (_, open: string, close: string) => `${open}${links}${close}`);
}
