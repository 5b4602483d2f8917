import { formatDate, formatMonth } from "../../shared/calendar/dates";
import { demonstrationNotice } from "../../shared/demonstration";
import { formatPrice } from "../../shared/format-text";
import { htmlToText } from "../../shared/html";
import { articlePath, caseStudyPath, cityPath, servicePath, technologyPath } from "../../shared/paths";
import { serviceTexts } from "../../shared/service-texts";
import { codeBlock, fromHtml, link, list, table, text } from "./markdown";
import type { CopiedPost } from "./read-content";

/** A page's own part in Markdown. */
export interface Copy {
  readonly path: string;
  readonly title: string;
  /** Plain text of a sentence, for the list of all copies. */
  readonly summary: string;
  readonly seo?: Queries.Maybe<Pick<Queries.Seo, "canonical">>;
  /** What follows the title; links are paths of the site. Blocks that an entry lacks are left out. */
  readonly blocks: readonly (string | false | null | undefined)[];
}

/** @param isInvented whether the site is a demonstration */
export function caseStudyCopy(study: Queries.CaseStudy, isInvented: boolean): Copy {
  const { slug, title, summary, seo, city, results, review } = study;
  return {
    ...{ path: caseStudyPath(slug), title, summary, seo },
    blocks: [
      isInvented && demonstrationNotice,
      list([
        `Client\u00a0: ${text(study.clientName)}, ${text(study.category)}`,
        `Secteur\u00a0: ${text(study.sector)}`,
        ...(city ? [`Ville\u00a0: ${link(city.city, cityPath(city.slug))}`] : []),
        `Livraison\u00a0: ${formatMonth(study.deliveredOn)}`,
      ]),
      fromHtml(study.description),
      "## Le problème",
      `> ${text(study.problem)}`,
      "## La solution",
      text(study.solution),
      "## Ce qui a été livré",
      list(study.deliverables.map(text)),
      ...(results?.length ? ["## Les résultats", resultsTable(results)] : []),
      ...(review ? ["## L’avis du client", ...reviewBlocks(review)] : []),
      "## Services et technologies",
      list([
        ...study.services.map(({ name, slug }) => link(name, servicePath(slug))),
        ...study.technologies.map(({ name, slug }) => link(name, technologyPath(slug))),
      ]),
    ],
  };
}

const resultsTable = (results: readonly Queries.CaseStudyResults[]): string =>
  table([
    ["Résultat", "Ce qu’il mesure", "Avant", "Après", "Mesuré le", "Méthode"],
    ...results.map(({ value, label, before, after, measuredOn, method }) => [
      ...[value, label, before ?? "", after ?? "", formatDate(measuredOn), method],
    ]),
  ]);

const reviewBlocks = ({ quote, author, company, month, source }: Queries.Review): string[] => [
  `> ${text(quote)}`,
  `${text(author)}, ${text(company)} (${formatMonth(month)}, ${text(source)})`,
];

export function serviceCopy(service: Queries.Service): Copy {
  const { slug, name, seo, duration, priceFrom, training } = service;
  const { heroTitle, heroSubTitle } = serviceTexts(service);
  return {
    ...{ path: servicePath(slug), title: name, summary: heroSubTitle, seo },
    blocks: [
      `**${text(htmlToText(heroTitle))}**`,
      text(heroSubTitle),
      reasons(service),
      ...section(service.title1, service.description1),
      "## Ce que vous recevez",
      list(service.deliverables.map(text)),
      "## En combien de temps",
      `**${text(duration.value)}** ${text(duration.label)}`,
      "## À quel prix",
      priceFrom && `**${text(capitalised(formatPrice(priceFrom)))}**\u00a0: ${text(priceFrom.covers)}`,
      fromHtml(service.pricing),
      ...section(service.sectionTitle, service.sectionDescription),
      training?.certification && `Certification\u00a0: ${text(training.certification)}`,
      training?.funding && `Financement\u00a0: ${text(training.funding)}`,
      ...questions(service),
    ],
  };
}

export function technologyCopy(technology: Queries.Technology): Copy {
  const { slug, name, summary, seo, excerpt } = technology;
  return {
    ...{ path: technologyPath(slug), title: name, summary, seo },
    blocks: [
      text(summary),
      reasons(technology),
      ...section(technology.title1, technology.description1),
      ...(excerpt
        ? [
            `**${text(excerpt.file)}**`,
            codeBlock(excerpt.code, excerpt.language),
            excerpt.note && text(excerpt.note),
          ]
        : []),
      "## Quand nous le conseillons",
      list(technology.goodFor.map(text)),
      "## Quand nous le déconseillons",
      list(technology.avoidWhen.map(text)),
      `## ${text(name)} en production`,
      list(technology.practices.map(text)),
      ...section(technology.sectionTitle, technology.sectionDescription),
      ...questions(technology),
    ],
  };
}

export function cityCopy(city: Queries.City): Copy {
  return {
    ...{ path: cityPath(city.slug), title: city.city, summary: city.lead, seo: city.seo },
    blocks: [
      `**${text(htmlToText(city.headline))}**`,
      text(city.lead),
      ...section(city.title1, city.description1),
      `## Pour qui nous construisons ${text(city.locative)}`,
      list(city.sectors.map(({ title, description }) => `**${text(title)}**\u00a0: ${text(description)}`)),
      text(city.travel),
      ...questions(city),
    ],
  };
}

/* A picture of the post's folder, whose address in the published site its file does not tell. */
const picture = /!\[[^\]]*\]\((?!https?:|\/)[^)]*\)/g;

export function articleCopy(post: CopiedPost): Copy {
  const { slug, title, updatedAt, verifiedOn, tags } = post;
  const dates = [
    `publié le ${formatDate(post.createdAt)}`,
    ...(updatedAt ? [`mis à jour le ${formatDate(updatedAt)}`] : []),
    ...(verifiedOn ? [`vérifié le ${formatDate(verifiedOn)}`] : []),
  ];
  return {
    ...{ path: articlePath(slug), title, summary: htmlToText(post.description) },
    blocks: [
      capitalised(dates.join(", ")),
      tags.length > 0 && `Thèmes\u00a0: ${tags.map(({ name, path }) => link(name, path)).join(", ")}`,
      fromHtml(post.description),
      post.parent ? post.parent.rawMarkdownBody.replace(picture, "").trim() : fromHtml(post.html),
    ],
  };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const section = (title: string, html: string): string[] => [`## ${text(title)}`, fromHtml(html)];

const reasons = (entry: Queries.Service | Queries.Technology): string =>
  list(
    ([1, 2, 3] as const).flatMap((number) => {
      const [title, description] = [entry[`argument${number}`], entry[`argumentDescription${number}`]];
      return title ? `**${text(title)}**\u00a0: ${text(description ?? "")}` : [];
    }),
  );

const questions = ({ questions }: Pick<Queries.City, "questions">): string[] =>
  questions?.length
    ? [
        "## Questions fréquentes",
        ...questions.flatMap(({ question, answer }) => [`### ${text(question)}`, fromHtml(answer)]),
      ]
    : [];
