import { criticalCss } from "./critical-css";
import type { StyleSheets } from "./style-sheets";

const styleSheet = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g;
const fontFaces = /@font-face\s*\{[^}]*\}/g;
/** `src/components/fold.tsx`. */
const fold = /(<span data-fold="" hidden="">)(<\/span>)/;

/**
 * Leaves in a document's head what its first screen needs of the style sheets that Gatsby puts there, and refers to
 * the whole of them, as one file, where the first screen ends (`Fold`): what comes after waits for it, what comes
 * before does not. A document without that mark keeps all of its styles. In either case they are those of this build,
 * whatever the document was built with.
 */
export function withSplitStyles(html: string, build: StyleSheets): string {
  const sheets = [...html.matchAll(styleSheet)].map(
    ([, href = "", css = ""]) => build.current(href) ?? { href, css },
  );
  const [own] = sheets;
  if (!own) return html;
  const bare = html.replace(styleSheet, "");
  const end = fold.exec(bare)?.index;
  if (end === undefined) {
    // With their names: webpack does not fetch again what a document has.
    const styles = sheets.map(({ href, css }) => `<style data-href="${href}">${css}</style>`).join("");
    return bare.replace("</head>", () => `${styles}</head>`);
  }
  // Together: one sheet uses the properties that another sets, and a browser asks once, on the connection that it has.
  const whole = sheets.map(({ css }) => css).join("\n");
  const inline = criticalCss(whole, bare.slice(bare.indexOf("<body"), end));
  // Its fonts are in the head: told of a font again, browsers lay out all that they have drawn anew.
  const address = build.publish(whole.replace(fontFaces, ""));
  // It gives way to the picture of the first screen, and bears the name that webpack looks for.
  const link = `<link rel="stylesheet" href="${address}" data-href="${own.href}" fetchpriority="low">`;
  return bare
    .replace("</head>", () => `<style>${inline}</style></head>`)
    .replace(fold, (_, open: string, close: string) => `${open}${link}${close}`);
}
