import { createHash } from "node:crypto";

export interface PolicySources {
  /** Origin of the agency API, where it is not the site's own. */
  readonly apiOrigin: string | undefined;
  /** Hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** Hashes of the inline style sheets; undefined allows any. */
  readonly styles: readonly string[] | undefined;
}

/**
 * The Content-Security-Policy as a list of directives, without what only a header may say.
 *
 * Style attributes stay allowed: React writes them (Gatsby's focus wrapper and announcer among them), and articles
 * have them from Markdown tables and pictures, so that no page could know the hashes of the next. They run no code, and
 * `img-src` keeps them from reaching another site.
 */
export function policyDirectives({ apiOrigin, scripts, styles }: PolicySources): string[] {
  const self = ["'self'"];
  const withApi = apiOrigin ? [...self, apiOrigin] : self;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [...self, ...scripts],
    "style-src": [...self, ...(styles ?? ["'unsafe-inline'"])],
    ...(styles ? { "style-src-attr": ["'unsafe-inline'"] } : {}),
    // The style sheets hold small drawings of their own as data.
    "img-src": [...withApi, "data:"],
    "font-src": self,
    "media-src": self,
    "connect-src": withApi,
    "manifest-src": self,
    "form-action": self,
    "base-uri": ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
}

/** Hashes of what a document has inline, as the policy spells them, each once. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElement)) {
    if (!/\ssrc=/.test(attributes) && isExecutable(attributes)) scripts.add(hashOf(text));
  }
  const styles = new Set<string>();
  for (const [, text = ""] of html.matchAll(styleElement)) styles.add(hashOf(text));
  return { scripts: [...scripts], styles: [...styles] };
}

const attributeList = `(?:\\s+[^\\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*`;
const scriptElement = new RegExp(`<script(${attributeList})\\s*>([\\s\\S]*?)</script>`, "gi");
const styleElement = new RegExp(`<style${attributeList}\\s*>([\\s\\S]*?)</style>`, "gi");

/** Data blocks (JSON-LD) never run, and no policy looks at them (HTML, "prepare the script element"). */
function isExecutable(attributes: string): boolean {
  const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
  return ["", "module", "importmap", "speculationrules"].includes(type) || /(?:java|ecma)script/.test(type);
}

const known = new Map<string, string>();

/** The same few style sheets are in every page: each text is hashed once. */
function hashOf(text: string): string {
  const found = known.get(text);
  if (found) return found;
  const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  known.set(text, hash);
  return hash;
}

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;
const afterCharset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Gives a document the policy with the exact hashes of what it has inline, before anything it governs. The
 * response header says the same of scripts and cannot know the style sheets of each page; browsers obey both.
 */
export function withPolicy(html: string, apiOrigin: string | undefined): string {
  const bare = html.replace(policyMeta, "");
  if (!afterCharset.test(bare))
    throw new Error("Une page n’a pas de <meta charset> : où mettre sa politique ?");
  const policy = policyDirectives({ apiOrigin, ...inlineHashes(bare) }).join("; ");
  return bare.replace(
    afterCharset,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/**
 * Origin of the agency API as browsers reach it; undefined on the site's own origin.
 * @param value `GATSBY_AGENCY_API_URL`: a path (`/api`, the default) or an absolute address
 * @throws Error with the remedy when it is neither
 */
export function readApiOrigin(value: string | undefined): string | undefined {
  const given = value?.trim();
  if (!given || /^\/(?![/\\])\S*$/.test(given)) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `GATSBY_AGENCY_API_URL=« ${given} » n’est ni un chemin de ce site (/api) ni une adresse http(s) complète.`,
  );
}
