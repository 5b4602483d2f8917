import { cacheControl, type Header } from "./response-headers";

/** The headers of the paths that match; `*` at the end stands for anything. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

/** The limits that Cloudflare Pages documents for `_headers`; Netlify's are wider. */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const;

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
 * @param pathname path of the request, without query
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = { "Cache-Control": cacheControl.revalidate };
  for (const rule of rules) {
    if (!matches(rule.source, pathname)) continue;
    for (const { key, value } of rule.headers) headers[key] = value;
  }
  return headers;
}

const matches = (source: string, pathname: string): boolean =>
  source.endsWith("*") ? pathname.startsWith(source.slice(0, -1)) : pathname === source;
