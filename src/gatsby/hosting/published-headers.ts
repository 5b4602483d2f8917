import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { headersFor, parseHeadersFile, type HeaderRule } from "./headers-file";

/**
 * The response headers of the built site, for servers of our own: what Netlify and Cloudflare Pages read in its
 * `_headers`. The file is read again when a build has changed it.
 *
 * @param publicDir folder of the built site; without `_headers` in it there are only caching rules
 * @returns the headers of a path, by name
 */
export function readPublishedHeaders(publicDir: string): (pathname: string) => Record<string, string> {
  const file = path.join(publicDir, "_headers");
  let rules: readonly HeaderRule[] = [];
  let readAt = -1;
  return (pathname) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      rules = changedAt ? parseHeadersFile(readFileSync(file, "utf8")) : [];
      readAt = changedAt;
    }
    return headersFor(rules, pathname);
  };
}
