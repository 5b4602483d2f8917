import { adminPath } from "../shared/admin";
import { paths } from "../shared/paths";
import {
  adminHeaders,
  cacheControl,
  drawingHeaders,
  immutableFolder,
  unlisted,
  type Header,
} from "./response-headers";

/** The headers of the paths that match; one `*` stands for anything, slashes included. */
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

/** Paths of the files that browsers keep for a year; none matches two of them. */
export const lastingPatterns = [`${immutableFolder}*`, "/*.js", "/*.css"] as const;

/**
 * The rules of the site; their number does not grow with it. Both hosts accept a `*` before an extension. Files that
 * the lasting patterns match have a hash in their names (see `checkLastingFiles`).
 *
 * @param security headers of every response
 */
export function headerRules(security: readonly Header[]): HeaderRule[] {
  const immutable = [{ key: "Cache-Control", value: cacheControl.immutable }];
  return [
    { source: "/*", headers: security },
    ...lastingPatterns.map((source) => ({ source, headers: immutable })),
    { source: "/*.md", headers: [typed("text/markdown"), unlisted] },
    { source: paths.llms, headers: [typed("text/plain"), unlisted] },
    { source: "/*.svg", headers: drawingHeaders },
    { source: adminPath, headers: adminHeaders },
  ];
}

const typed = (type: string): Header => ({ key: "Content-Type", value: `${type}; charset=utf-8` });

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two rules for one path name the same header, Netlify takes the last
 * and Cloudflare joins both, unless the first is detached (`! name`), a line that Netlify skips.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const everywhere = rules.find(({ source }) => source === "/*")?.headers.map(({ key }) => key) ?? [];
  const blocks = rules.map(({ source, headers }) => {
    const repeated = source === "/*" ? [] : headers.filter(({ key }) => everywhere.includes(key));
    const detached = repeated.map(({ key }) => `  ! ${key}`);
    return [source, ...detached, ...headers.map(({ key, value }) => `  ${key}: ${value}`)].join("\n");
  });
  return `# Écrit par la construction du site ; ne pas modifier.
# Sans règle, Netlify et Cloudflare Pages envoient « Cache-Control: ${cacheControl.revalidate} » : c’est ce qu’il faut aux pages.

${blocks.join("\n\n")}
`;
}

/** Reads a `_headers` file. @throws Error that names a line which is neither a path nor a header of one */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { source: string; headers: Header[] }[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || /^(?:#|\s+! )/.test(line)) continue;
    const [, key, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ source: line.trim(), headers: [] });
    else if (key && value && rule) rule.headers.push({ key, value });
    else throw new Error(`_headers, ligne ${index + 1} : « ${line} » n’est ni un chemin ni un en-tête.`);
  }
  return rules;
}

/**
 * What a host that reads `_headers` answers with: the headers of every rule that matches, and the hosts' own
 * `Cache-Control` where none says otherwise.
 *
 * @param pathname path of the request, without query
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ source }) => matches(source, pathname)).flatMap(({ headers }) => headers);
  return {
    "Cache-Control": cacheControl.revalidate,
    ...Object.fromEntries(matching.map(({ key, value }) => [key, value])),
  };
}

/** @param source path of a rule @param pathname path of a request */
export function matches(source: string, pathname: string): boolean {
  const [before = "", after] = source.split("*");
  if (after === undefined) return pathname === source;
  const isLongEnough = pathname.length >= before.length + after.length;
  return isLongEnough && pathname.startsWith(before) && pathname.endsWith(after);
}
