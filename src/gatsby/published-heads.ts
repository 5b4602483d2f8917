import { readFileSync } from "node:fs";
import path from "node:path";
import { headLimits } from "../seo/heads";
import { decodeReferences } from "../shared/html";

/** Where Gatsby writes a page. */
const rawFileOf = (page: string): string =>
  page.endsWith(".html") ? page.slice(1) : path.posix.join(page.slice(1), "index.html");

type Part = keyof typeof headLimits;

/** Title and description of a built page. */
export interface PublishedHead extends Readonly<Record<Part, string>> {
  /** Path of the page. */
  readonly page: string;
}

/** Something to change in a page's title or description. */
export interface HeadFault {
  /** Paths of the pages that it concerns: one, or the two that say the same. */
  readonly pages: readonly string[];
  /** A sentence for whoever builds the site. */
  readonly text: string;
}

/**
 * Reads the heads of built pages from what Gatsby wrote.
 * @param published folder of the built site
 * @param pages their paths
 */
export function readHeads(published: string, pages: readonly string[]): PublishedHead[] {
  return pages.map((page) => {
    const html = readFileSync(path.join(published, rawFileOf(page)), "utf8");
    const head = html.slice(0, html.indexOf("</head>"));
    const read = (pattern: RegExp): string => copyOf(decodeReferences(pattern.exec(head)?.[1] ?? ""));
    return {
      page,
      title: read(/<title[^>]*>([^<]*)<\/title>/),
      description: read(/<meta[^>]*\sname="description"[^>]*\scontent="([^"]*)"/),
    };
  });
}

/** V8 keeps the whole document in memory as long as a substring of it. */
const copyOf = (piece: string): string => Buffer.from(piece).toString();

const labels = {
  title: { name: "le titre", same: "celui" },
  description: { name: "la description", same: "celle" },
} as const;

/** Titles and descriptions of every page, lists and API posts included: their length, and each only once. */
export function headFaults(heads: readonly PublishedHead[]): HeadFault[] {
  return (["title", "description"] as const).flatMap((part) => {
    const [min, max] = headLimits[part];
    const { name, same } = labels[part];
    const pageOf = new Map<string, string>();
    return heads.flatMap(({ page, [part]: text }) => {
      const { length } = [...text];
      const other = pageOf.get(text);
      if (other === undefined) pageOf.set(text, page);
      const fault = (pages: readonly string[], what: string): HeadFault[] => [
        { pages, text: `${page} : ${name} ${what} (« ${text} »).` },
      ];
      const isOff = length < min || length > max;
      return [
        ...(isOff ? fault([page], `compte ${length} caractères au lieu de ${min} à ${max}`) : []),
        ...(other === undefined ? [] : fault([page, other], `est déjà ${same} de ${other}`)),
      ];
    });
  });
}
