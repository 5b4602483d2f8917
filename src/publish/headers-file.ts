import { adminPath } from "../shared/admin";
import { paths } from "../shared/paths";
import {
  adminHeaders,
  cacheControl,
  drawingHeaders,
  formerWorkers,
  immutableFolder,
  unlisted,
  type Header,
} from "./response-headers";

/** The headers of the paths that match; one `*` stands for anything, slashes included. */
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

/**
 * The rules of the site; their number does not grow with it. Both hosts accept a `*` before an extension. Scripts and
 * style sheets have a hash in their names (see `checkLastingFiles`), but for the workers.
 *
 * @param security headers of every response
 */
export function headerRules(security: readonly Header[]): HeaderRule[] {
  const caching = (value: string): Header[] => [{ key: "Cache-Control", value }];
  return [
    { source: "/*", headers: security },
    ...[`${immutableFolder}*`, "/*.js", "/*.css"].map((source) => ({
      source,
      headers: caching(cacheControl.immutable),
    })),
    ...formerWorkers.map((name) => ({ source: `/${name}`, headers: caching(cacheControl.revalidate) })),
    { source: "/*.md", headers: [typed("text/markdown"), unlisted] },
    { source: paths.llms, headers: [typed("text/plain"), unlisted] },
    { source: paths.feed, headers: [typed("application/atom+xml")] },
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
