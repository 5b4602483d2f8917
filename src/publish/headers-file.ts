import { paths } from "../shared/paths";
import { cacheControl, immutableFolder, unlisted, type Header } from "./response-headers";

/** The headers of the paths that match; one `*` stands for anything, slashes included. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

/**
 * What Cloudflare Pages documents for `_headers`: rules in a file, characters on a line, `*` in a path. Netlify's
 * limits are wider.
 */
const limits = { rules: 100, lineLength: 2000, splats: 1 } as const;

/** Paths of the files that browsers keep for a year; none matches two of them. */
export const lastingPatterns = [`${immutableFolder}*`, "/*.js", "/*.css"] as const;

/**
 * The rules of the site: their number does not grow with it. Both hosts take a `*` before an extension; what these
 * patterns match has a hash in its name (see `lasting-files.ts`).
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
  ];
}

const typed = (type: string): Header => ({ key: "Content-Type", value: `${type}; charset=utf-8` });

/** Where a `_headers` file goes beyond what Cloudflare Pages reads, as sentences for whoever builds the site. */
export function headersFileFaults(text: string): string[] {
  const lines = text.split("\n");
  const sources = lines.filter((line) => /^(?:\/|https:\/\/)/.test(line));
  const faults = lines.flatMap((line, index) =>
    line.length > limits.lineLength
      ? [`ligne ${index + 1} de ${line.length} caractères sur ${limits.lineLength}`]
      : [],
  );
  if (sources.length > limits.rules) faults.push(`${sources.length} règles sur ${limits.rules}`);
  for (const source of sources)
    if (source.split("*").length - 1 > limits.splats) faults.push(`« ${source} » a plus d’un *`);
  return faults.map((fault) => `_headers, au-delà de ce que lit Cloudflare Pages : ${fault}`);
}

/**
 * `_headers` of Netlify and Cloudflare Pages. No two rules for one path may name the same header: Cloudflare would
 * join the values.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ source, headers }) =>
    [source, ...headers.map(({ key, value }) => `  ${key}: ${value}`)].join("\n"),
  );
  return `# Écrit par la construction du site ; ne pas modifier.
# Sans règle, Netlify et Cloudflare Pages envoient « Cache-Control: ${cacheControl.revalidate} » : c’est ce qu’il faut aux pages.

${blocks.join("\n\n")}
`;
}

/** Reads a `_headers` file. @throws Error on a line that is neither rule, header, comment nor empty */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { source: string; headers: Header[] }[] = [];
  text.split("\n").forEach((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return;
    const [, key, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ source: line.trim(), headers: [] });
    else if (key && value && rule) rule.headers.push({ key, value });
    else throw new Error(`_headers, ligne ${index + 1} : « ${line} » n’est ni un chemin ni un en-tête.`);
  });
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
