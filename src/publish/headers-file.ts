import { cacheControl, type HeaderRule } from "./response-headers";

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two rules for one path name the same header, Netlify takes the last
 * and Cloudflare joins both, unless the first is detached (`! name`), a line that Netlify skips.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const named = new Set<string>();
  const blocks = rules.map(({ source, headers }) => {
    const detached = headers.filter(({ key }) => named.has(key)).map(({ key }) => `  ! ${key}`);
    for (const { key } of headers) named.add(key);
    return [source, ...detached, ...headers.map(({ key, value }) => `  ${key}: ${value}`)].join("\n");
  });
  return `# Écrit par la construction du site ; ne pas modifier.
# Sans règle, Netlify et Cloudflare Pages envoient « Cache-Control: ${cacheControl.revalidate} » : c’est ce qu’il faut aux pages.

${blocks.join("\n\n")}
`;
}
