import { adminPolicy } from "../shared/admin";

export interface Header {
  readonly key: string;
  readonly value: string;
}

export const cacheControl = {
  /** Never `no-store`: it would keep pages out of the back/forward cache. */
  revalidate: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
} as const;

/** Folder whose files have a hash in their path. */
export const immutableFolder = "/static/";

/**
 * Names of webpack's scripts and style sheets, at the root: `app-85f4195fb2b5c2d4a4cf.js`, and of the forms' scripts:
 * `admin/admin-7B5OV7TG.js`; a pattern. Browsers may still ask for those of earlier builds, whose hashes had ten digits.
 */
export const hashedName = `(?:[^/]+[-.][0-9a-f]{10,}|admin/[^/]+-[0-9A-Z]{8})\\.(?:js|css)`;

/** Scripts in `static/` that take the place of a former site's service worker. Browsers ask for them by these names. */
export const formerWorkers: readonly string[] = ["sw.js", "service-worker.js"];

/** Copies for machines (`src/gatsby/markdown-copies`): search engines are to list the pages instead. */
export const unlisted: Header = { key: "X-Robots-Tag", value: "noindex" };

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
export const drawingHeaders: readonly Header[] = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
  },
];

/** Headers of the forms' document, in place of those of the same names: the sign-in window has to reach its opener. */
export const adminHeaders: readonly Header[] = [
  { key: "Content-Security-Policy", value: [...adminPolicy, "frame-ancestors 'none'"].join("; ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  unlisted,
];
