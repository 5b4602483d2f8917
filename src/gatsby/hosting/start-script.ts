import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { minify_sync } from "terser";
import { escapeHtml } from "../../shared/html";
import { paths } from "../../shared/paths";

const source = path.resolve("src/gatsby/hosting/start-script.browser.js");

/** What the address decides cannot be in the document: these pages start their scripts at once. */
const startsAtOnce: readonly string[] = ["/404.html", paths.success];

const pagePath =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>/;
const compilationHash = /<script>\s*window\.___webpackCompilationHash=("[^"]*");\s*<\/script>/;
const externalScripts = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const sliceMarks = /<!-- slice-(?:start|end) id="[^"]*" -->\s*/g;

/** A file that the documents refer to, to be published beside them. */
export interface StartFile {
  /** Relative to the published folder, with the hash of its content. */
  readonly file: string;
  readonly text: string;
}

/**
 * Rewrites documents so that their scripts are held back until the visitor does something
 * (`start-script.browser.js`). Gatsby's inline scripts go: what is the same on every page (its map of chunks, a
 * kilobyte compressed) into a file of its own, the rest into attributes, so that the one inline script left has the
 * same text on every page of every build, and one hash in the security policy allows it everywhere.
 */
export class StartScript {
  private readonly code: string;
  private readonly written = new Map<string, StartFile>();

  constructor() {
    this.code = minify_sync(readFileSync(source, "utf8"), { ecma: 2020 }).code ?? "";
  }

  /** The files that the rewritten documents refer to. */
  get files(): readonly StartFile[] {
    return [...this.written.values()];
  }

  /**
   * Holds back the scripts of a document; one without scripts stays as it is.
   *
   * @throws Error when Gatsby's scripts are not as this step knows them: after an update of Gatsby
   */
  rewrite(html: string): string {
    if (!html.includes("gatsby-script-loader")) return html;
    const page = valueOf(html, pagePath);
    const map = this.chunkMap(valueOf(html, chunkMapping), valueOf(html, compilationHash));
    const external = [...html.matchAll(externalScripts)].map(([, address = ""]) => address);
    if (external.length === 0) throw new Error(changed);
    const attributes = [
      `data-page="${escapeHtml(page)}"`,
      `data-scripts="${[`/${map.file}`, ...external].join(" ")}"`,
      ...(startsAtOnce.includes(page) ? ["data-at-once"] : []),
    ];
    return html
      .replace(pagePath, "")
      .replace(chunkMapping, "")
      .replace(compilationHash, "")
      .replace(externalScripts, "")
      .replace(sliceMarks, "")
      .replace("</head>", () => `<script ${attributes.join(" ")}>${this.code}</script></head>`);
  }

  private chunkMap(chunks: string, build: string): StartFile {
    const text = `window.___chunkMapping=${chunks};window.___webpackCompilationHash=${JSON.stringify(build)};`;
    const known = this.written.get(text);
    if (known) return known;
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
    const made = { file: `chunks-${hash}.js`, text };
    this.written.set(text, made);
    return made;
  }
}

const changed =
  "Les scripts que Gatsby met dans ses pages ont changé de forme : adaptez src/gatsby/hosting/start-script.ts.";

function valueOf(html: string, pattern: RegExp): string {
  const literal = pattern.exec(html)?.[1];
  if (literal === undefined) throw new Error(changed);
  return JSON.parse(literal) as string;
}
