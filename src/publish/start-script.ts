import { escapeHtml } from "../shared/html";
import { entryFolders } from "../shared/kinds";
import { paths } from "../shared/paths";
import type { StartScript } from "./bundle-start-script";

/**
 * Pattern of the unknown addresses at which scripts change the 404 document: any with a sign that no path of ours has, since
 * it may be another spelling of one (`src/browser/mend-address.ts`), an entry of a section (`src/shared/unknown-address.ts`),
 * the login page, without header and footer (`src/layout/layout.tsx`). At any other address the built document is right.
 */
export const meaningfulAddress = `^[^?#]*(?:[^a-z0-9/?#-]|//)|^[^?#]+/(?:[?#]|$)|^(?:${paths.login}|(?:${entryFolders.map(({ path }) => path).join("|")})/[^/?#]+)(?:[?#]|$)`;

/** Pages whose content depends on the address, with the addresses at which scripts start at once. */
const startsAtOnce: Readonly<Record<string, string>> = {
  "/404.html": meaningfulAddress,
  // Its query says what was sent.
  [paths.success]: ".",
  // Its query names a case, which the project's description begins with; its fragment holds an estimate.
  [paths.quote]: "[?&]cas=|#projet=",
};

/** Its list is brought up to date without a gesture, once it is drawn: scripts before would compete with its pictures. */
const startsOnLoad = paths.blog;

const pagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>/;
const compilationHash = /<script>\s*window\.___webpackCompilationHash=("[^"]*");\s*<\/script>/;
const externalScripts = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const sliceMarks = /<!-- slice-(?:start|end) id="[^"]*" -->\s*/g;

/** Whether Gatsby rendered a document (`src/html.tsx`); others are published as they are. */
export const isGatsbyDocument = (html: string): boolean => html.includes('id="___gatsby"');

/**
 * Replaces the scripts of Gatsby's document by the start script, which loads them at the first intent. The values of
 * Gatsby's inline scripts become attributes, so that the one script has the same text and hash in every document.
 * Gatsby's chunk map is dropped: only its prefetching reads it, which is off (`gatsby-browser.tsx`).
 *
 * @throws Error when Gatsby's scripts have another form, as after an update of Gatsby
 */
export function withStartScript(html: string, { code }: StartScript): string {
  const page = valueOf(html, pagePath);
  const build = valueOf(html, compilationHash);
  const scripts = [...html.matchAll(externalScripts)].map(([, address = ""]) => address);
  if (scripts.length === 0 || !chunkMapping.test(html)) throw new Error(changed);
  const atOnce = startsAtOnce[page];
  const attributes = [
    `data-page="${escapeHtml(page)}"`,
    `data-build="${escapeHtml(build)}"`,
    `data-scripts="${scripts.join(" ")}"`,
    ...(atOnce ? [`data-at-once="${escapeHtml(atOnce)}"`] : []),
    ...(page === startsOnLoad ? ['data-idle="0"'] : []),
    // Path of the page without header and footer; `src/styles/global.css` hides them until React removes them.
    ...(page === "/404.html" ? [`data-bare="${paths.login}"`] : []),
  ];
  return html
    .replace(pagePath, "")
    .replace(chunkMapping, "")
    .replace(compilationHash, "")
    .replace(externalScripts, "")
    .replace(sliceMarks, "")
    .replace("</head>", () => `<script ${attributes.join(" ")}>${code}</script></head>`);
}

const changed =
  "Les scripts que Gatsby met dans ses pages ont changé de forme : adaptez src/publish/start-script.ts.";

function valueOf(html: string, pattern: RegExp): string {
  const literal = pattern.exec(html)?.[1];
  if (literal === undefined) throw new Error(changed);
  return JSON.parse(literal) as string;
}
