import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { documentName } from "./documents";
import { namedFiles } from "./named-files";
import type { Folders } from "./site";
import { isGatsbyDocument } from "./start-script";

/** Gatsby's intermediate files: fragments of pages, its library for third parties' scripts, statistics. */
const intermediate = /^(?:_gatsby\/|~partytown\/|404\/|(?:webpack\.stats|chunk-map)\.json$)|\.map$/;
const hostFileName = /^(?:_headers|_redirects|\.htaccess)$/;

/** Files that hosts and crawlers request by themselves. */
const entries = /^(?:page-data\/(?!sq\/).*|admin\/.*|(?:robots|llms)\.txt|sitemap-index\.xml)$/;

/**
 * The files to publish, by the names that they get: pages, the files of `static/`, and what these name.
 *
 * @throws Error when two of them would get the same name
 */
export function sourcesByName({ from, static: added }: Folders): Map<string, string> {
  const isAdded = (file: string): boolean => existsSync(path.join(added, file));
  const isEntry = (file: string): boolean =>
    entries.test(file) ||
    isAdded(file) ||
    (file.endsWith(".html") && isGatsbyDocument(readFileSync(path.join(from, file), "utf8")));
  const files = filesIn(from).filter((file) => !intermediate.test(file) && !hostFileName.test(file));
  const sources = new Map<string, string>();
  for (const file of namedFiles(from, files, isEntry)) {
    const name = documentName(file);
    // Gatsby has overwritten a page's document with a file of `static/` of the same name.
    const page = path.join(from, "page-data", name.replace(/\.html$/, ""), "page-data.json");
    if (sources.has(name) || (file.endsWith(".html") && isAdded(file) && existsSync(page)))
      throw new Error(
        `${file} : deux fichiers seraient publiés sous le nom ${name}. Renommez ou retirez celui de static/.`,
      );
    sources.set(name, file);
  }
  return sources;
}

/** Every file below a folder, relative to it, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
