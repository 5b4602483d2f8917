import { faultAt, type Fault } from "../../fault";
import {
  caseStudyHead,
  cityHead,
  headLimits,
  pageHead,
  serviceHead,
  technologyHead,
  type Head,
  type HeadAgency,
} from "../../../seo/heads";
import { alike, keysOf, textAt, valueAt, type Document, type Path } from "../../document";
import { legalPage } from "../../../shared/kinds";
import { completedData, documentsOf, settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import type { Schemas } from "../../schema/load";

type Part = keyof typeof headLimits;

interface PageHead {
  readonly document: Document;
  readonly head: Pick<Head, Part>;
  readonly fields: Readonly<Record<Part, Path>>;
}

/** Lengths of titles and descriptions, and each of them only once on the whole site. */
export const headRule: Rule = {
  name: "head",
  everyBuild: true,
  check({ content, schemas }) {
    const filled = content.documents.map((document) => ({
      ...document,
      data: completedData(content, document),
    }));
    const heads = headsOf({ ...content, documents: filled }, schemas);
    return (["title", "description"] as const).flatMap((part) => [
      ...heads.flatMap((page) => lengthFault(page, part)),
      ...duplicates(heads, part),
    ]);
  },
};

/** The heads of every page made from readable content, as the pages themselves compose them. */
function headsOf(content: Content, schemas: Schemas): PageHead[] {
  const [brand, site] = (["brand", "site"] as const).map((name) => settingOf(content, name));
  const agency = {
    brand: (brand && textAt(brand, "name")) ?? "",
    offer: (site && textAt(site, "offer")) ?? "",
    keywords: [],
    claims: claimsOf(content),
  };
  const pages = settingOf(content, "pages");
  const composed = <Entry>(kind: string, compose: Compose<Entry>, title: string, description: string) =>
    documentsOf(content, kind).flatMap((document) => {
      try {
        return composedHead(document, compose, agency, title, description);
      } catch (error) {
        // One that lacks a field that its head is made of has that fault already.
        if (schemas.validator(kind)?.(document.data)) throw error;
        return [];
      }
    });
  return [
    ...composed("city", cityHead, "city", "locative"),
    ...composed("service", serviceHead, "name", "heroSubTitle"),
    ...composed("technology", technologyHead, "name", "name"),
    ...composed("case-study", caseStudyHead, "title", "summary"),
    ...[...documentsOf(content, "blog-post"), ...documentsOf(content, legalPage.kind)].map(ownHead),
    ...(pages ? fixedPages(pages) : []),
  ];
}

type Compose<Entry> = (entry: Entry, agency: HeadAgency) => Head;

function claimsOf(content: Content): HeadAgency["claims"] {
  const claims = settingOf(content, "claims")?.data;
  const [value, unit] = ["value", "unit"].map((part) => valueAt(claims, ["replyHours", part]));
  return { replyHours: { value: Number(value ?? 0), unit: String(unit ?? "") } };
}

/** @param title the field that the title is made of, unless `seo` says another; likewise for the description */
function composedHead<Entry>(
  document: Document,
  compose: Compose<Entry>,
  agency: HeadAgency,
  title: string,
  description: string,
): PageHead {
  const field = (part: Part, otherwise: string): Path =>
    textAt(document, "seo", part) === undefined ? [otherwise] : ["seo", part];
  const head = compose(document.data as Entry, agency);
  const fields = { title: field("title", title), description: field("description", description) };
  return { document, head, fields };
}

function ownHead(document: Document): PageHead {
  const head = {
    title: textAt(document, "title") ?? "",
    description: textAt(document, "description") ?? "",
  };
  return { document, head, fields: { title: ["title"], description: ["description"] } };
}

function fixedPages(pages: Document): PageHead[] {
  const blocks: Path[] = keysOf(pages.data).flatMap((key) =>
    key === "success" ? ["quote", "contact"].map((kind) => [key, kind]) : [[key]],
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

function lengthFault({ document, head, fields }: PageHead, part: Part): Fault[] {
  const [least, most] = headLimits[part];
  const text = textOf(head[part]);
  const length = [...text].length;
  // An empty one is a field that is missing or no text: that is reported already.
  if (length === 0 || (length >= least && length <= most)) return [];
  const own = textAt(document, ...fields[part]) === text;
  const shown = own ? "" : ` : « ${text} »`;
  const what = part === "title" ? "le titre" : "la description";
  const gap = length < least ? least - length : length - most;
  const change = `${length < least ? "Allongez" : "Raccourcissez"} d’au moins ${gap} caractère${gap > 1 ? "s" : ""}`;
  return [
    faultAt(document, {
      detail: `${part}-length`,
      path: fields[part],
      problem: `Pour les moteurs de recherche, ${what} compte ${length} caractères au lieu de ${least} à ${most}${shown}.`,
      remedy: `${change}${own ? "" : `, ou écrivez le champ seo › ${part} de cette page`}.`,
    }),
  ];
}

function duplicates(heads: readonly PageHead[], part: Part): Fault[] {
  const [taken, another] =
    part === "title"
      ? ["Ce titre est déjà celui de", "un titre"]
      : ["Cette description est déjà celle de", "une description"];
  const words = ({ head }: PageHead) =>
    textOf(head[part]).toLocaleLowerCase("fr").replace(/\s+/g, " ").trim();
  return alike(heads, words).map(({ item: { document, fields }, other }) => {
    const remedy = `Écrivez ${another} qui ne vaut que pour cette page.`;
    const problem = `${taken} ${other.document.file}.`;
    return faultAt(document, { detail: `${part}-repeated`, path: fields[part], problem, remedy });
  });
}
