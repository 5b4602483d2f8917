import { articlePath, caseStudyPath, cityPath, servicePath, technologyPath } from "../../shared/paths";
import { formatDay } from "../../shared/dates";
import { starterMark, starterPlace } from "../full/starter";
import { documentsOf, type Content } from "../read/content";
import { valueAt } from "../document";
import type { Known } from "./starter-data";

/** A picture that a starter begins with. Sizes in pixels. */
export interface StarterPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** One type of entry that editors can start. */
export interface Starter {
  readonly kind: string;
  readonly folder: string;
  readonly pictures: readonly StarterPicture[];
  readonly address: (slug: string) => string;
  /** Fields that the schema alone cannot fill. */
  readonly known: (name: string, content: Content) => Known;
  /** What to do after filling the fields in, in order. */
  readonly steps: (slug: string) => readonly string[];
}

const alt = `${starterMark}\u00a0: ce que montre l’image, en une phrase courte.`;
const picture = (file: string): Known => ({ [`src`]: `./${file}`, alt });
const banners = (count: number): StarterPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    file: `banner-${index + 1}.svg`,
    width: index === 0 ? 1600 : 1200,
    height: 900,
  }));
const bannerFields = (count: number): Known =>
  Object.fromEntries(banners(count).map(({ file }, index) => [`banner${index + 1}`, picture(file)]));

const menuStep = (menu: string, slug: string): string =>
  `Ajoutez "${slug}" à un groupe du menu des ${menu}, dans content/settings/navigation.json.`;

/** The words that editors type, and what they start. */
export const starters: Readonly<Record<string, Starter>> = {
  ville: {
    kind: "city",
    folder: "cities",
    pictures: banners(2),
    address: cityPath,
    known: (name) => ({
      city: name,
      locative: locative(name),
      "departement.code": starterPlace.code,
      "coordinates.latitude": starterPlace.latitude,
      "coordinates.longitude": starterPlace.longitude,
      headline: `${starterMark}\u00a0: un grand titre qui n’appartient qu’à <span class="green">${name}</span>`,
      ...bannerFields(2),
      "seo.title": `Agence web ${locative(name)}\u00a0: sites et logiciels`.slice(0, 65),
      "seo.description": `${starterMark}\u00a0: ce que nous construisons ${locative(name)}, en 70 à 160 caractères qui donnent envie de lire la page.`,
      "seo.keywords": [`agence web ${name}`, `développement logiciel ${name}`],
    }),
    steps: () => [
      "Remplacez departement › code (00) et coordinates (le centre de la France) par ceux de la ville.",
    ],
  },
  service: {
    kind: "service",
    folder: "services",
    pictures: banners(3),
    address: servicePath,
    known: (name, content) => ({
      name,
      order: nextRank(content, "service"),
      heroTitle: `Besoin d’experts pour votre <span class="green">${name}</span>\u00a0?`,
      heroSubTitle:
        "Ne cherchez plus, nous avons ce qu’il vous faut\u00a0! À compléter\u00a0: votre propre phrase.",
      ...bannerFields(3),
      keywords: [name, `agence ${name}`, `devis ${name}`],
    }),
    steps: (slug) => [menuStep("services", slug)],
  },
  technologie: {
    kind: "technology",
    folder: "technologies",
    pictures: banners(3).filter(({ file }) => file !== "banner-2.svg"),
    address: technologyPath,
    known: (name) => {
      const { banner1, banner3 } = bannerFields(3);
      return { name, banner1, banner3, "excerpt.language": "bash", "excerpt.file": "a-completer.sh" };
    },
    steps: (slug) => [menuStep("technologies", slug)],
  },
  realisation: {
    kind: "case-study",
    folder: "case-studies",
    pictures: [
      { file: "client.svg", width: 48, height: 48 },
      { file: "screen-1.svg", width: 1600, height: 1000 },
    ],
    address: caseStudyPath,
    known: (name, content) => ({
      order: nextRank(content, "case-study"),
      title: `${starterMark}\u00a0: un titre pour ${name}`.slice(0, 65),
      summary: `${starterMark}\u00a0: ce qui a été livré à ${name} et ce que cela a changé, en 70 à 160 caractères.`,
      clientName: name,
      clientLogo: { src: "./client.svg", alt: `Logo de ${name}` },
      images: [picture("screen-1.svg")],
      services: [firstSlug(content, "service")],
      technologies: [firstSlug(content, "technology")],
      city: firstSlug(content, "city"),
      deliveredOn: formatDay(new Date()),
    }),
    steps: () => [
      "Remplacez screen-1.svg par une capture d’écran d’au moins 1 200 pixels de large (screen-1.png, et le champ src avec).",
      "Choisissez la ville, les services et les technologies, par leur nom de dossier.",
    ],
  },
  article: {
    kind: "blog-post",
    folder: "blog",
    pictures: [{ file: "cover.svg", width: 1600, height: 900 }],
    address: articlePath,
    known: () => ({}),
    steps: () => [
      "Écrivez l’article sous l’en-tête, en Markdown ; les titres commencent par ## et forment le sommaire.",
      "Choisissez une à quatre étiquettes, de préférence parmi celles des autres articles.",
    ],
  },
};

/** `Lyon` → `à Lyon`, `Le Mans` → `au Mans`, `Les Ulis` → `aux Ulis`. */
export function locative(name: string): string {
  if (/^Le /.test(name)) return `au ${name.slice(3)}`;
  if (/^Les /.test(name)) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

function nextRank(content: Content, kind: string): number {
  return (
    1 + Math.max(0, ...documentsOf(content, kind).map(({ data }) => Number(valueAt(data, ["order"])) || 0))
  );
}

const firstSlug = (content: Content, kind: string): string => documentsOf(content, kind)[0]?.slug ?? "";
