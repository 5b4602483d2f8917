import {
  cityHead,
  headLimits,
  pageHead,
  serviceHead,
  technologyHead,
  type Head,
  type HeadAgency,
} from "../../seo/heads";
import { faultAt } from "../at";
import { keysOf, textAt, valueAt, type Document, type Path } from "../document";
import type { Fault } from "../fault";
import { legalKind } from "../kinds";
import { documentsOf, settingOf, type Content } from "../read/content";

type Part = keyof typeof headLimits;

/** The head of one page, and the fields it comes from. */
interface PageHead {
  readonly document: Document;
  readonly head: Pick<Head, Part>;
  readonly fields: Readonly<Record<Part, Path>>;
}

/** Lengths of titles and descriptions, and each of them only once on the whole site. */
export function checkHeads(content: Content): Fault[] {
  const heads = headsOf(content);
  return (["title", "description"] as const).flatMap((part) => [
    ...heads.flatMap((page) => lengthFault(page, part)),
    ...duplicates(heads, part),
  ]);
}

/** The heads of every page made from readable content, as the pages themselves compose them. */
function headsOf(content: Content): PageHead[] {
  const site = settingOf(content, "site");
  const agency = { brand: (site && textAt(site, "brand")) ?? "", claims: claimsOf(content) };
  const pages = settingOf(content, "pages");
  return [
    ...documentsOf(content, "city").flatMap((one) => composed(one, cityHead, agency, ["city"], ["locative"])),
    ...documentsOf(content, "service").flatMap((one) =>
      composed(one, serviceHead, agency, ["name"], ["heroSubTitle"]),
    ),
    ...documentsOf(content, "technology").flatMap((one) =>
      composed(one, technologyHead, agency, ["name"], ["name"]),
    ),
    ...[...documentsOf(content, "blog-post"), ...documentsOf(content, legalKind)].map(ownHead),
    ...(pages ? fixedPages(pages) : []),
  ];
}

function claimsOf(content: Content): HeadAgency["claims"] {
  const claims = settingOf(content, "claims");
  const [value, unit] = ["value", "unit"].map((part) => claims && valueAt(claims.data, ["replyHours", part]));
  return { replyHours: { value: Number(value ?? 0), unit: String(unit ?? "") } };
}

function composed<Entry>(
  document: Document,
  compose: (entry: Entry, agency: HeadAgency) => Head,
  agency: HeadAgency,
  titleField: Path,
  descriptionField: Path,
): PageHead[] {
  const overridden = (part: Part): boolean => textAt(document, "seo", part) !== undefined;
  try {
    const head = compose(document.data as Entry, agency);
    const fields = {
      title: overridden("title") ? ["seo", "title"] : titleField,
      description: overridden("description") ? ["seo", "description"] : descriptionField,
    };
    return [{ document, head, fields }];
  } catch {
    // A field that the head is made of is missing: its own fault is told already.
    return [];
  }
}

function ownHead(document: Document): PageHead {
  const [title, description] = [textAt(document, "title") ?? "", textAt(document, "description") ?? ""];
  return {
    document,
    head: { title, description },
    fields: { title: ["title"], description: ["description"] },
  };
}

function fixedPages(pages: Document): PageHead[] {
  const blocks: Path[] = keysOf(pages.data).flatMap((key) =>
    key === "success"
      ? [
          [key, "quote"],
          [key, "contact"],
        ]
      : [[key]],
  );
  return blocks.flatMap((block) => {
    const seo = valueAt(pages.data, [...block, "seo"]);
    if (typeof seo !== "object" || seo === null) return [];
    const fields = { title: [...block, "seo", "title"], description: [...block, "seo", "description"] };
    return { document: pages, head: pageHead(seo as Parameters<typeof pageHead>[0]), fields };
  });
}

/** A part that is no text has a fault of its own already. */
const textOf = (part: unknown): string => (typeof part === "string" ? part : "");

const names = { title: "titre", description: "description" } as const;

function lengthFault({ document, head, fields }: PageHead, part: Part): Fault[] {
  const [least, most] = headLimits[part];
  const text = textOf(head[part]);
  const length = [...text].length;
  // An empty one is a field that is missing or no text: that is told already.
  if (length === 0 || (length >= least && length <= most)) return [];
  const gap =
    length < least ? `Allongez d’au moins ${least - length}` : `Raccourcissez d’au moins ${length - most}`;
  const own = textAt(document, ...fields[part]) === text;
  const where = own ? "" : `, ou écrivez le champ seo › ${part} de cette page`;
  const shown = own ? "" : ` : « ${text} »`;
  return [
    faultAt(document, {
      path: fields[part],
      problem: `Pour les moteurs de recherche, ${part === "title" ? "le titre" : "la description"} compte ${length} caractères au lieu de ${least} à ${most}${shown}.`,
      remedy: `${gap} caractère${Math.abs(length < least ? least - length : length - most) > 1 ? "s" : ""}${where}.`,
    }),
  ];
}

function duplicates(heads: readonly PageHead[], part: Part): Fault[] {
  const first = new Map<string, PageHead>();
  return heads.flatMap((page) => {
    const text = textOf(page.head[part]).toLocaleLowerCase("fr").replace(/\s+/g, " ").trim();
    const other = first.get(text);
    if (!text || !other) {
      first.set(text, page);
      return [];
    }
    return faultAt(page.document, {
      path: page.fields[part],
      problem:
        `${part === "title" ? "Ce titre" : "Cette description"} est déjà celui de ${other.document.file}.`.replace(
          "description est déjà celui",
          "description est déjà celle",
        ),
      remedy: `Écrivez un${part === "title" ? "" : "e"} ${names[part]} qui ne vaut que pour cette page.`,
    });
  });
}
