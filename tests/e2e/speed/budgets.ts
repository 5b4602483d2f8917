import { readdirSync } from "node:fs";

/** Bytes of a template, compressed with brotli as hosts send them. */
export interface Budget {
  /** The document with the styles of its first screen: ten TCP segments, what a server sends before any answer. */
  readonly html: number;
  /** Scripts that the first intent loads, form machinery included where the page has a form. */
  readonly scripts: number;
}

/** What a phone fetches for its first view of any page, in bytes. */
export const firstViewBytes = 200_000;
/** Of these, fonts. */
export const fontBytes = 24_000;
/** The style sheet that a long page fetches, compressed. */
export const styleBytes = 6_600;
/** Requests of a phone's first view, before any script. */
export const firstViewRequests = 14;

const formless: Budget = { html: 14_600, scripts: 91_000 };
const withForm: Budget = { html: 14_600, scripts: 120_000 };

/** The twelve stories of the specification fit; one that an editor adds brings its own bytes, and no fault. */
const stories = { specified: 12, bytes: 600 } as const;
const added = Math.max(0, readdirSync("content/case-studies").length - stories.specified);

/** By name of the template (tests/e2e/support/site.ts). */
export const budgets: Readonly<Record<string, Budget>> = {
  accueil: { html: 14_600, scripts: 123_000 },
  devis: withForm,
  contact: withForm,
  "jeu-concours": withForm,
  services: formless,
  service: formless,
  technologies: formless,
  technologie: formless,
  villes: formless,
  ville: formless,
  realisations: { html: 14_600 + added * stories.bytes, scripts: 91_000 },
  blog: { html: 14_600, scripts: 95_000 },
  theme: { html: 14_600, scripts: 95_000 },
  article: { html: 14_600, scripts: 92_000 },
  "confirmation-devis": formless,
  introuvable: { html: 14_600, scripts: 96_000 },
  "mentions-legales": formless,
  "plan-du-site": formless,
};
