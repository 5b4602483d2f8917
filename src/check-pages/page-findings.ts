import { formatNumberOf } from "../shared/text/number";
import { headLimits } from "../seo/heads";
import { listOf, type PageFinding, type Source } from "./finding";
import { written, writtenIn } from "./places";
import type { Heading, Link, ReadPage } from "./read-page";

export const headParts = ["title", "description"] as const;
export type HeadPart = (typeof headParts)[number];

const names = {
  title: { definite: "le titre", indefinite: "un titre", same: "le même titre" },
  description: { definite: "la description", indefinite: "une description", same: "la même description" },
} as const satisfies Record<HeadPart, object>;

const forEngines = "pour les moteurs de recherche";

/** Where a title or description is written in the page's own file, if its text is not found there. */
const headField = (part: HeadPart, { file = "" }: Source) => {
  if (file.endsWith(".md")) return [part];
  return file.startsWith("content/settings/") ? undefined : ["seo", part];
};

/** One title and one description, as long as search engines show them. */
export const headFindings = (source: Source, page: ReadPage): PageFinding[] =>
  headParts.flatMap((part) => {
    const [text = "", ...more] = page[part];
    const { definite, indefinite } = names[part];
    const field = headField(part, source);
    if (text === "" || more.length > 0) {
      const problem = `Dans %, il n’y a pas ${indefinite} ${forEngines}, et un seul`;
      return { rule: `${part}-missing`, source, field, problem, remedy: `Écrivez ${indefinite}.` };
    }
    const [least, most] = headLimits[part];
    const { length } = [...text];
    if (length >= least && length <= most) return [];
    const gap = length < least ? least - length : length - most;
    const change = `${length < least ? "Allongez" : "Raccourcissez"} d’au moins ${formatNumberOf(gap, "caractère")}`;
    const own = field?.[0] === "seo" ? `, ou écrivez le champ seo › ${part} de cette page` : "";
    return {
      rule: `${part}-length`,
      source,
      patterns: [written(text)],
      field,
      problem: `Dans %, ${definite} ${forEngines} compte ${length} caractères au lieu de ${least} à ${most} : « ${text} »`,
      remedy: `${change}${own}.`,
    };
  });

/** Pages that search engines cannot tell apart. @param sources all that have this title or description */
export function repeatedHead(part: HeadPart, text: string, sources: readonly Source[]): PageFinding[] {
  if (sources.length < 2) return [];
  const { same, indefinite } = names[part];
  const pages = listOf(sources.map(({ address }) => address));
  return sources.map((source) => ({
    rule: `${part}-repeated`,
    source,
    patterns: [written(text)],
    field: headField(part, source),
    problem: `${pages} ont ${same} ${forEngines} : « ${text} »`,
    remedy: `Écrivez ${indefinite} qui ne vaut que pour cette page.`,
  }));
}

/** One `h1`, and below it no heading that skips a level (WCAG 1.3.1, RGAA 9.1). */
export function headingFindings(source: Source, headings: readonly Heading[]): PageFinding[] {
  const main = headings.filter(({ level }) => level === 1);
  const atText = (text: string) => ({
    source,
    patterns: text === "" ? [] : [written(text)],
    everywhere: true,
  });
  const count: PageFinding[] =
    main.length === 1
      ? []
      : [
          {
            rule: "h1",
            ...atText(main.at(-1)?.text ?? ""),
            problem: `Dans %, il y a ${main.length} titres principaux (h1) au lieu d’un : « ${main.map(({ text }) => text).join(" », « ")} »`,
            remedy: "Gardez celui de la page ; en Markdown, un titre commence par ##.",
          },
        ];
  const skipped = headings.flatMap(({ level, text }, rank): PageFinding[] => {
    const above = headings[rank - 1]?.level ?? 0;
    if (level <= above + 1) return [];
    return [
      {
        rule: "heading-order",
        ...atText(text),
        problem: `Dans %, le titre « ${text} » est de niveau ${level} après un titre de niveau ${above}`,
        remedy: `Écrivez-le au niveau ${above + 1} (${"#".repeat(above + 1)} en Markdown), ou ajoutez le titre qui manque au-dessus.`,
      },
    ];
  });
  return [...count, ...skipped];
}

/** An id that two elements have: links reach the first alone. */
export const idFindings = (source: Source, ids: readonly string[]): PageFinding[] =>
  [...new Set(ids.filter((id, rank) => ids.indexOf(id) < rank))].map((id) => ({
    rule: "id-repeated",
    source,
    patterns: [writtenIn("id", id)],
    everywhere: true,
    problem: `Dans %, deux éléments ont l’identifiant « ${id} »`,
    remedy: "Choisissez une autre ancre, ou un autre titre, pour l’un des deux.",
  }));

/** Labels that say nothing when a screen reader lists the links of a page, or a search engine reads them (RGAA 6.1). */
const vague = new Set(
  (
    "ici|là|lien|ce lien|cette page|page|plus|suite|détails|voir|lire|cliquer|cliquez|cliquez ici|cliquer ici|" +
    "clique ici|voir ici|par ici|lire la suite|la suite|en savoir plus|savoir plus|en lire plus|lire plus|voir plus|" +
    "plus d’infos|plus d’informations|suivez ce lien|suivre ce lien|sur ce lien|découvrir"
  ).split("|"),
);

/** Links that do not say where they lead. */
export const labelFindings = (source: Source, links: readonly Link[]): PageFinding[] =>
  links
    .filter(({ label }) =>
      vague.has(
        label
          .toLowerCase()
          .replace(/[^\p{L}\d’]+/gu, " ")
          .trim(),
      ),
    )
    .map(({ href, label }) => ({
      rule: "link-label",
      source,
      patterns: [written(href)],
      everywhere: true,
      problem: `Dans %, le libellé « ${label} » ne dit pas où mène le lien`,
      remedy: "Nommez la page liée : « notre page sur les sites vitrines », « la grille des délais ».",
    }));
