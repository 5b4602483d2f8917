import type { Redirect } from "./redirects";
import type { Header } from "./response-headers";

/** Absolute paths. */
export interface Folders {
  /** The project: the start script is read below it, and the content where faults of pages are looked for. */
  readonly root: string;
  /** Files that Gatsby copies into `from` and that are published though nothing names them. */
  readonly static: string;
  /** What Gatsby wrote, `public/`; never changed. */
  readonly from: string;
  /** The published site, `dist/`; what does not belong there is removed. */
  readonly to: string;
  /** Configuration for servers that read none from the site's folder; never published. */
  readonly deploy: string;
}

/** What a site is published with, besides its files. */
export interface SiteSettings {
  /** Origin of the site: `https://www.agence.example`. */
  readonly siteUrl: string;
  /** Origin of the agency API in the browser, where it is not the site's own. */
  readonly apiOrigin: string | undefined;
  /** Address of the agency API for the build, if there is one; the hosts' proxy lines name it. */
  readonly apiUrl: string | undefined;
  /** Whether nginx and Apache pass `/api` on to it; else the lines that do so are comments, for operators who want them. */
  readonly passesApi?: boolean;
  readonly redirects: readonly Redirect[];
  /** Whether the host compresses by itself, so that the site has no compressed copies. */
  readonly isCompressedByHost?: boolean;
}

/** What the configuration files of all hosts are written from. */
export interface HostedSite extends SiteSettings {
  /** Without final slash; an example address where none is set. */
  readonly apiUrl: string;
  /** Security headers of every response. */
  readonly headers: readonly Header[];
}
