import { decodePath } from "../shared/decode-path";
import type { Fault } from "../shared/fault";
import { nearest } from "../shared/text/nearest";
import { faultsOf, type PageFinding, type Source } from "./finding";
import {
  headFindings,
  headingFindings,
  headParts,
  idFindings,
  labelFindings,
  repeatedHead,
  type HeadPart,
} from "./page-findings";
import { Places, written, writtenIn } from "./places";
import { readPage } from "./read-page";

/** A site that is about to be published. */
export interface BuiltSite {
  /** Origin: `https://www.agence.example`. */
  readonly siteUrl: string;
  /** Folder that holds `content/`. */
  readonly root: string;
  /** Its pages, one after the other: no two need to be in memory together. */
  readonly pages: Iterable<{ readonly address: string; readonly html: string }>;
  /** Whether something is published or redirected at a decoded path. */
  isAnswered(path: string): boolean;
  readonly redirects: readonly { readonly to: string }[];
}

/** An address that pages refer to. */
interface Reference {
  /** As one of them has it. */
  readonly href: string;
  readonly isLink: boolean;
  readonly sources: Source[];
}

/** A title or description, and the pages that have it. */
interface Head {
  readonly part: HeadPart;
  readonly text: string;
  readonly sources: Source[];
}

const redirectsFile = "content/settings/redirects.json";

/** What depends on the API's posts: one that this build has not may be there in the next. */
const ofApi = /^\/(?:article|blog\/tag|blog\/page)\//;

/**
 * Judges built pages: titles and descriptions, headings, ids, and whether links, fragments and what pages load lead
 * somewhere. What an article of the API has wrong is a warning: it must not keep the site from being published.
 */
export function checkPages({ siteUrl, root, pages, isAnswered, redirects }: BuiltSite): Fault[] {
  const places = new Places(root);
  const findings: PageFinding[] = [];
  const idsOf = new Map<string, ReadonlySet<string>>();
  const known = new Map<string, string>();
  const references = new Map<string, Reference>();
  const heads = new Map<string, Head>();
  const refer = (href: string, isLink: boolean, source: Source): void => {
    // Most of a page's addresses are those of header and footer: they lead to the same from every page.
    const target = known.get(href) ?? targetOf(href, siteUrl + (href.startsWith("/") ? "/" : source.address));
    if (target === undefined) return;
    if (href.startsWith("/")) known.set(href, target);
    const reference = references.get(target) ?? { href, isLink, sources: [] };
    references.set(target, reference);
    reference.sources.push(source);
  };

  for (const { address, html } of pages) {
    const page = readPage(html);
    const source = { address, file: places.fileOf(address) };
    idsOf.set(address, new Set(page.ids));
    findings.push(
      ...headFindings(source, page),
      ...headingFindings(source, page.headings),
      ...idFindings(source, page.ids),
      ...labelFindings(source, page.links),
    );
    for (const part of headParts) {
      const [text = ""] = page[part];
      // An article of the API that takes a title of ours is its author's fault alone.
      const key = `${part} ${source.file !== undefined} ${text.toLocaleLowerCase("fr")}`;
      const head = heads.get(key) ?? { part, text, sources: [] };
      heads.set(key, head);
      head.sources.push(source);
    }
    for (const href of new Set(page.links.map((link) => link.href))) refer(href, true, source);
    for (const href of new Set(page.resources)) refer(href, false, source);
  }
  for (const { to } of redirects) refer(to, true, { address: redirectsFile, file: redirectsFile });

  for (const { part, text, sources } of heads.values())
    if (text !== "") findings.push(...repeatedHead(part, text, sources));
  for (const [target, { href, isLink, sources }] of references) {
    const [path = "", id = ""] = target.split("#", 2).map(decodePath);
    const ids = idsOf.get(path);
    // The top of a page needs no element (HTML, section 7.4.6.4).
    if (ids ? ["", "top"].includes(id) || ids.has(id) : isAnswered(path)) continue;
    const fault = ids
      ? fragmentFault(href, path)
      : isLink
        ? linkFault(href, nearest(path, [...idsOf.keys()]))
        : fileFault(href);
    const own = sources.filter(({ file }) => file !== undefined);
    for (const source of own.length > 0 ? own : sources)
      findings.push({
        ...fault,
        severity: !ids && ofApi.test(path) ? "warning" : "error",
        source,
        patterns: [written(href), writtenIn("anchor", id)],
        everywhere: true,
      });
  }
  return faultsOf(findings, places);
}

/** The path and fragment on this site that an address leads to; undefined for what is elsewhere. @param base address of the page */
function targetOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  if (!url) return undefined;
  const { origin, pathname, hash } = url;
  return base.startsWith(`${origin}/`) ? pathname + hash.replace(/^#$|:~:.*$/, "") : undefined;
}

const fragmentFault = (href: string, page: string) => ({
  rule: "fragment",
  problem: `Dans %, le lien « ${href} » vise un repère que la page ${page} n’a pas`,
  remedy: `Écrivez « ${page} », ou un repère de cette page.`,
});

const linkFault = (href: string, meant: string | undefined) => ({
  rule: "link",
  problem: `Dans %, le lien « ${href} » ne mène à rien`,
  remedy: meant ? `Écrivez « ${meant} ».` : "Écrivez l’adresse d’une page ou d’un fichier du site.",
});

const fileFault = (href: string) => ({
  rule: "file",
  problem: `Dans %, le fichier « ${href} » manque`,
  remedy: "Déposez-le dans static/, à cette adresse, ou corrigez-la.",
});
