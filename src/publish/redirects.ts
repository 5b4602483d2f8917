import { decodePath } from "../shared/decode-path";
import {
  isRedirectable,
  isReserved,
  looseEnd,
  plainAddress,
  withOriginal,
  withoutLooseEnd,
} from "../shared/old-address";

/** A permanent redirect as editors write it: from an old address, however spelled, to a path of this site. */
export interface Redirect {
  readonly from: string;
  /** May end with a fragment. */
  readonly to: string;
}

const target = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[\w-]+)?$/;

/**
 * Makes sure that no redirect goes over what is published, and that none can be read as something else by a host.
 *
 * @param files names of all files of the site
 * @throws Error that names a redirect and what is at its address
 */
export function refuseRedirects(redirects: readonly Redirect[], files: readonly string[]): void {
  const published = new Map(files.map((file) => [plainAddress(`/${file}`), file]));
  for (const { from, to } of redirects) {
    const address = plainAddress(from);
    const [file] = withOriginal(address).flatMap((path) => published.get(path) ?? []);
    if (file === undefined && !isReserved(address) && isRedirectable(address) && target.test(to)) continue;
    const reason = file
      ? `${file} est publié à cette adresse`
      : "le site se réserve cette adresse, ou un hébergeur lirait l’une des deux autrement";
    throw new Error(
      `content/settings/redirects.json : « ${from} » ne peut pas mener à « ${to} » : ${reason}. Retirez ou corrigez cette redirection.`,
    );
  }
}

/**
 * The plain spelling and the editor's, without loose ends, each with composed accents and, as in links from macOS,
 * decomposed ones: hosts compare bytes.
 */
const spellings = ({ from }: Redirect): string[] => {
  const both = [plainAddress(from), withoutLooseEnd(decodePath(from))];
  return [...new Set(both.flatMap((address) => [address.normalize("NFC"), address.normalize("NFD")]))];
};

/**
 * A decoded path as a regular expression of nginx and Apache, which match bytes. Every sign with a meaning in the
 * expression or in the configuration is escaped.
 */
export const escapedPattern = (path: string): string =>
  Array.from(Buffer.from(path), (byte) => {
    const sign = String.fromCharCode(byte);
    return /[\w/-]/.test(sign) ? sign : `\\x${byte.toString(16).padStart(2, "0")}`;
  }).join("");

/*
 * Patterns of other addresses for nginx and Apache, without `/` in front: what nobody may ask for by its name (hidden files,
 * configuration of other hosts, compressed copies, the document of errors), and the other spellings of pages.
 */
export const refused = String.raw`(?:(?:.*/)?\.(?!well-known/).*|_(?:headers|redirects)|.*\.(?:br|gz)|404(?:\.html)?)`;
export const homeSpelling = String.raw`index(?:/|\.html)?`;
export const pageSpelling = String.raw`(?<page>.+?)(?:/|(?:/index)?\.html|/index)`;

/** Patterns of the old address as nginx and Apache see it, without `/` in front, to be matched whatever the capitals. */
export const redirectPatterns = (redirect: Redirect): Set<string> =>
  new Set(
    spellings(redirect)
      .map((address) => escapedPattern(address.slice(1)).toLowerCase())
      .map((pattern) => pattern + looseEnd),
  );

/** The target's path and fragment: the request's query goes between them. */
export function aroundQuery({ to }: Redirect): [path: string, fragment: string] {
  const [path = "", fragment = ""] = to.split(/(?=#)/);
  return [path, fragment];
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both compare the requested, percent-encoded address; Cloudflare also
 * compares its ending and its capitals. Netlify prefers the document at an old address unless its line is forced by a
 * « ! », which Cloudflare refuses: `.github/scripts/force-redirects.sh` adds it on the way to Netlify.
 */
export function redirectsFile(redirects: readonly Redirect[], apiUrl: string): string {
  const rules = redirects.flatMap((redirect) =>
    spellings(redirect)
      .flatMap((address) => ["", "/", ".html", "/index.html"].map((end) => encodeURI(address + end)))
      .map((address) => `${address} ${redirect.to} 301`),
  );
  return [
    "# Écrit par la construction du site ; ne pas modifier (source : content/settings/redirects.json).",
    ...rules,
    "",
    "# Netlify, si l’API de l’agence doit répondre sous /api : ajoutez cette ligne dans static/_redirects.",
    `# /api/* ${apiUrl}/:splat 200`,
    "",
  ].join("\n");
}
