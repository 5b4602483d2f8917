import { formatCount } from "../shared/format-text";

/** A line that is a rule: neither empty nor a comment. */
const isRule = (line: string): boolean => /^\s*[^\s#]/.test(line);

/**
 * What Cloudflare Pages would leave out of the hosts' files, in French: it says so only in the log of the publication.
 * From the first redirect with a pattern on, it counts each as one.
 * https://developers.cloudflare.com/pages/configuration/redirects/, …/headers/
 */
export function beyondCloudflare(headers: string, redirects: string): string[] {
  const rules = redirects.split("\n").filter(isRule);
  const first = rules.findIndex((rule) => /^\s*\S*(?:\*|:\w)/.test(rule));
  const fixed = first < 0 ? rules.length : first;
  const lines = headers.split("\n");
  const longest = Math.max(...[...lines, ...rules].map((line) => line.trim().length));
  const limits: readonly (readonly [file: string, count: number, limit: number, what: string])[] = [
    ["_redirects", fixed, 2000, "redirections"],
    ["_redirects", rules.length - fixed, 100, "redirections à motif"],
    ["_headers", lines.filter((line) => line.startsWith("/")).length, 100, "règles"],
    ["_headers et _redirects", longest, 2000, "caractères par ligne"],
  ];
  return limits
    .filter(([, count, limit]) => count > limit)
    .map(
      ([file, count, limit, what]) =>
        `Cloudflare Pages lit dans ${file} au plus ${formatCount(limit)} ${what}, et il y en a ${formatCount(count)} : ` +
        "chez cet hébergeur, le surplus resterait sans effet.",
    );
}
