import { shownDigest } from "../shown-digest";
import { policyDirectives } from "./security-policy";

export interface Header {
  readonly key: string;
  readonly value: string;
}

/** What browsers keep for ever, and what they ask about each time. */
export const cacheControl = {
  /** Never `no-store`: it would keep pages out of the back/forward cache. */
  revalidate: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
} as const;

/** Folder whose files have a hash in their path. */
export const immutableFolder = "/static/";

/**
 * Names of webpack's scripts and style sheets, at the root: `app-85f4195fb2.js`, `page.10346d981e.css`; a pattern. Those of
 * earlier builds, which visitors may still ask for, had longer hashes.
 */
export const hashedName = `[^/]+[-.][0-9a-f]{${shownDigest},}\\.(?:js|css)`;

export const hashedAsset = new RegExp(`^${hashedName}$`);

interface HeaderSources {
  readonly apiOrigin: string | undefined;
  /** Hashes of the inline scripts of all pages together. */
  readonly scripts: readonly string[];
}

/**
 * The security headers of every response.
 *
 * The policy here leaves the hashes of the style sheets to each document's own (see `withPolicy`): they change with
 * every design change, and a server whose configuration lags behind the files would show pages without style.
 */
export function securityHeaders({ apiOrigin, scripts }: HeaderSources): Header[] {
  const policy = [...policyDirectives({ apiOrigin, scripts, styles: undefined }), "frame-ancestors 'none'"];
  return [
    { key: "Content-Security-Policy", value: policy.join("; ") },
    { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Permissions-Policy", value: unusedFeatures.map((name) => `${name}=()`).join(", ") },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    // Nothing here depends on who asks, and web feed readers show the pictures of the feed from a page of theirs.
    { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
  ];
}

/**
 * Browser features that no page uses and that ask the visitor for something; the header goes with every response.
 * `autoplay` is not among them: the services page has a silent loop.
 */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
