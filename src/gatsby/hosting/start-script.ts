import { escapeHtml } from "../../shared/html";

/**
 * What Gatsby's runtime wants to find in the window. The values differ from page to page and from build to build;
 * the code that reads them never does, so that one hash in the security policy allows it everywhere.
 */
const code =
  "(function(d){window.pagePath=d.page;window.___webpackCompilationHash=d.build;window.___chunkMapping=d.chunks})(document.currentScript.dataset)";

const pagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>/;
const compilationHash = /<script>\s*window\.___webpackCompilationHash=("[^"]*");\s*<\/script>/;
const sliceMarks = /<!-- slice-(?:start|end) id="[^"]*" -->/g;

/**
 * Replaces Gatsby's three inline scripts by one whose text is the same on every page. A document without scripts
 * stays as it is.
 *
 * @throws Error when Gatsby's scripts are not as this step knows them: after an update of Gatsby
 */
export function withStartScript(html: string): string {
  if (!html.includes("gatsby-script-loader")) return html;
  const page = valueOf(html, pagePath);
  const chunks = valueOf(html, chunkMapping);
  const build = valueOf(html, compilationHash);
  const attributes = `data-page="${escapeHtml(page)}" data-build="${escapeHtml(build)}" data-chunks='${inSingleQuotes(chunks)}'`;
  return html
    .replace(chunkMapping, "")
    .replace(compilationHash, "")
    .replace(sliceMarks, "")
    .replace(pagePath, () => `<script ${attributes}>${code}</script>`);
}

function valueOf(html: string, pattern: RegExp): string {
  const literal = pattern.exec(html)?.[1];
  if (literal === undefined) {
    throw new Error(
      "Les scripts que Gatsby met dans ses pages ont changé de forme : adaptez src/gatsby/hosting/start-script.ts.",
    );
  }
  return JSON.parse(literal) as string;
}

/** JSON in an attribute: single quotes leave its own quotes alone. */
const inSingleQuotes = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/'/g, "&#39;").replace(/</g, "&lt;");
