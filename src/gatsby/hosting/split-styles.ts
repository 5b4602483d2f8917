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
  const sheets = [...html.matchAll(styleSheet)].map(
    ([, href = "", css = ""]) => current(href) ?? { href, css },
  );
  if (sheets.length === 0) return html;
  const end = fold.exec(html)?.index;
  if (end === undefined) {
    // With their names: webpack does not fetch again what a document has.
    const styles = sheets.map(({ href, css }) => `<style data-href="${href}">${css}</style>`).join("");
    return html.replace(styleSheet, "").replace("</head>", () => `${styles}</head>`);
  }
  // Together: one sheet uses the properties that another sets.
  const whole = sheets.map(({ css }) => css).join("\n");
  const inline = criticalCss(whole, html.slice(html.indexOf("<body"), end));
  return html
    .replace(styleSheet, "")
    .replace("</head>", () => `<style>${inline}</style></head>`)
    .replace(fold, (_, open: string, close: string) => `${open}${linksTo(sheets)}${close}`);
}

/**
 * References to whole sheets, which give way to the picture of the first screen. A browser that waits for one of them
 * does not look for the next, unless it has been told of it before.
 */
function linksTo(sheets: readonly { readonly href: string }[]): string {
  const ahead = sheets
    .slice(1)
    .map(({ href }) => `<link rel="preload" as="style" href="${href}" fetchpriority="low">`);
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" fetchpriority="low">`);
  return [...ahead, ...links].join("");
}
