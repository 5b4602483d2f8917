import { adminPath, adminPolicy } from "../shared/admin";
import { paths } from "../shared/paths";

export interface Header {
  readonly key: string;
  readonly value: string;
}

export const cacheControl = {
  /** Never `no-store`: it would keep pages out of the back/forward cache. */
  revalidate: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
} as const;

/** Scripts in `static/` that take the place of a former site's service worker. Browsers ask for them by these names. */
export const formerWorkers: readonly string[] = ["sw.js", "service-worker.js"];

/** The headers of the paths that match; one `*` stands for anything, slashes included. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

/**
 * The headers of the site, for all hosts; their number does not grow with it. A later rule overrules an earlier one.
 * Both readers of `_headers` accept a `*` before an extension. Scripts and style sheets have a hash in their names (see
 * `checkLastingFiles`), but for the workers. What no rule names is revalidated, which Netlify and Cloudflare do by themselves.
 *
 * @param security headers of every response
 */
export function headerRules(security: readonly Header[]): HeaderRule[] {
  const caching = (value: string): Header[] => [{ key: "Cache-Control", value }];
  return [
    { source: "/*", headers: security },
    ...["/static/*", "/*.js", "/*.css"].map((source) => ({
      source,
      headers: caching(cacheControl.immutable),
    })),
    ...formerWorkers.map((name) => ({ source: `/${name}`, headers: caching(cacheControl.revalidate) })),
    { source: "/*.md", headers: [typed("text/markdown"), unlisted] },
    { source: paths.llms, headers: [typed("text/plain"), unlisted] },
    { source: paths.feed, headers: [typed("application/atom+xml")] },
    { source: "/*.webmanifest", headers: [typed("application/manifest+json")] },
    { source: "/*.svg", headers: drawingHeaders },
    { source: adminPath, headers: adminHeaders },
  ];
}

/** The paths of a rule as a regular expression of nginx and Apache. The API says itself how its answers are to be treated. */
export const sourcePattern = (source: string): string =>
  `^(?!/api/)${source.replaceAll(".", "\\.").replace("*", ".*")}`;

const typed = (type: string): Header => ({ key: "Content-Type", value: `${type}; charset=utf-8` });

/** Copies for machines (`src/gatsby/markdown-copies`): search engines are to list the pages instead. */
const unlisted: Header = { key: "X-Robots-Tag", value: "noindex" };

/**
 * Browser features that ask the visitor for permission and that no page uses. The services page plays a silent loop.
 */
const unusedFeatures = ["camera", "display-capture", "microphone", "payment", "usb"];

/** The security headers of every response. @param policy directives of the Content-Security-Policy */
export function securityHeaders(policy: readonly string[]): Header[] {
  return [
    { key: "Content-Security-Policy", value: [...policy, "frame-ancestors 'none'"].join("; ") },
    { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    // The map of the cities finds the nearest one for those who ask.
    {
      key: "Permissions-Policy",
      value: ["geolocation=(self)", ...unusedFeatures.map((name) => `${name}=()`)].join(", "),
    },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    // Responses depend on no credentials, and web feed readers show the feed's pictures on their own pages.
    { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
  ];
}

/**
 * Headers of drawings, in place of those of the same names: one that is opened by itself is a document of this site, and
 * runs and fetches nothing. Where a page shows it as a picture, the page's own policy holds.
 */
const drawingHeaders: readonly Header[] = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
  },
];

/** Headers of the forms' document, in place of those of the same names: the sign-in window has to reach its opener. */
const adminHeaders: readonly Header[] = [
  { key: "Content-Security-Policy", value: [...adminPolicy, "frame-ancestors 'none'"].join("; ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  unlisted,
];
