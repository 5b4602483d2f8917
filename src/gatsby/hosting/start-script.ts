import { readFileSync } from "node:fs";
import path from "node:path";
import { minify_sync } from "terser";
import { escapeHtml } from "../../shared/html";
import { meaningfulAddress } from "../../shared/unknown-address";

/** The one script that documents have inline. */
export const startScriptSource = path.resolve("src/gatsby/hosting/start-script.browser.js");

/** What the address decides cannot be in the document: where it does, the scripts of the 404 document start at once. */
const startsAtOnce = { page: "/404.html", address: meaningfulAddress } as const;

const pagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>/;
const compilationHash = /<script>\s*window\.___webpackCompilationHash=("[^"]*");\s*<\/script>/;
const externalScripts = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const sliceMarks = /<!-- slice-(?:start|end) id="[^"]*" -->\s*/g;

/** The same on every page of every build; read once. */
let code: string | undefined;

/**
 * Rewrites a document so that its scripts are held back until the visitor does something
 * (`start-script.browser.js`); one without scripts stays as it is. What Gatsby's inline scripts say moves into
 * attributes, so that the one inline script left has the same text everywhere, and one hash in the security policy
 * allows it. Gatsby's map of chunks goes: only its own fetching ahead reads it, which is off (gatsby-browser.tsx).
 *
 * @throws Error when Gatsby's scripts are not as this step knows them: after an update of Gatsby
 */
export function withStartScript(html: string): string {
  if (!html.includes("gatsby-script-loader")) return html;
  const page = valueOf(html, pagePath);
  const build = valueOf(html, compilationHash);
  const scripts = [...html.matchAll(externalScripts)].map(([, address = ""]) => address);
  if (scripts.length === 0 || !chunkMapping.test(html)) throw new Error(changed);
  const attributes = [
    `data-page="${escapeHtml(page)}"`,
    `data-build="${escapeHtml(build)}"`,
    `data-scripts="${scripts.join(" ")}"`,
    ...(page === startsAtOnce.page ? [`data-at-once="${escapeHtml(startsAtOnce.address)}"`] : []),
  ];
  code ??= minify_sync(readFileSync(startScriptSource, "utf8"), { ecma: 2020 }).code ?? "";
  return html
    .replace(pagePath, "")
    .replace(chunkMapping, "")
    .replace(compilationHash, "")
    .replace(externalScripts, "")
    .replace(sliceMarks, "")
    .replace("</head>", () => `<script ${attributes.join(" ")}>${code}</script></head>`);
}

const changed =
  "Les scripts que Gatsby met dans ses pages ont changé de forme : adaptez src/gatsby/hosting/start-script.ts.";

function valueOf(html: string, pattern: RegExp): string {
  const literal = pattern.exec(html)?.[1];
  if (literal === undefined) throw new Error(changed);
  return JSON.parse(literal) as string;
}
