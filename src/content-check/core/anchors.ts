import { cityPath, paths } from "../../shared/paths";
import { textAt, valueAt } from "../document";
import { documentsOf, settingOf, type Content } from "../read/content";

const onEverySale = ["estimation", "chiffres-cles", "methode", "rendez-vous", "avis", "faq"] as const;

/**
 * Ids of the parts that links may aim at, by source of the page (from `src/`). Those that follow from the content
 * are added by `fragmentTest`.
 */
export const anchors = {
  "pages/index.tsx": [
    ...["qui-sommes-nous", "expertise", "rendez-vous", "chiffres-cles", "cles-en-main", "estimation"],
    ...["formulaire-accueil", "pourquoi-nous", "avis", "faq"],
  ],
  "pages/obtenir-un-devis.tsx": ["titre", "formulaire-devis", "chiffres-cles", "avis", "faq"],
  "pages/contact.tsx": ["titre", "formulaire-contact"],
  "pages/jeu-concours.tsx": ["titre", "formulaire-concours", "regles"],
  "pages/services.tsx": ["rendez-vous", "avis", "estimation"],
  "pages/realisations.tsx": ["partenaires"],
  "pages/villes.tsx": ["estimation"],
  "pages/technologies.tsx": ["estimation"],
  "pages/plan-du-site.tsx": ["pages", "services", "technologies", "villes", "articles", "informations"],
  "templates/service.tsx": ["presentation", "pourquoi", ...onEverySale],
  "templates/technology.tsx": ["presentation", "pourquoi", ...onEverySale],
  "templates/city.tsx": ["presentation", "expertise", ...onEverySale],
  "templates/article.tsx": ["sommaire", "autres-articles", "estimation"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Source = keyof typeof anchors;

const fixedSources: Readonly<Record<string, Source>> = {
  [paths.home]: "pages/index.tsx",
  [paths.quote]: "pages/obtenir-un-devis.tsx",
  [paths.contact]: "pages/contact.tsx",
  [paths.contest]: "pages/jeu-concours.tsx",
  [paths.services]: "pages/services.tsx",
  [paths.caseStudies]: "pages/realisations.tsx",
  [paths.cities]: "pages/villes.tsx",
  [paths.technologies]: "pages/technologies.tsx",
  [paths.siteMap]: "pages/plan-du-site.tsx",
};

const templates: readonly { readonly below: string; readonly source: Source }[] = [
  { below: paths.services, source: "templates/service.tsx" },
  { below: paths.technologies, source: "templates/technology.tsx" },
  { below: paths.cities, source: "templates/city.tsx" },
  { below: "/article", source: "templates/article.tsx" },
];

/** @returns whether the page at an address has an element with an id */
export function fragmentTest(content: Content): (path: string, fragment: string) => boolean {
  const ofContent: Readonly<Record<string, readonly string[]>> = {
    [paths.services]: groupIds(content),
    [paths.technologies]: technologyIds(content),
    [paths.cities]: regionIds(content),
  };
  const founder = settingOf(content, "founder");
  const hasFounder = Boolean(founder && textAt(founder, "name") && textAt(founder, "message"));
  return (path, fragment) => {
    const source = fixedSources[path] ?? templates.find(({ below }) => path.startsWith(`${below}/`))?.source;
    const fixed: readonly string[] = source ? anchors[source] : [];
    return (
      fragment === "contenu" ||
      fixed.includes(fragment) ||
      (ofContent[path] ?? []).includes(fragment) ||
      (fragment === "mot-du-fondateur" &&
        hasFounder &&
        fixed.includes("chiffres-cles") &&
        path !== paths.quote)
    );
  };
}

function groupIds(content: Content): string[] {
  const groups = valueAt(settingOf(content, "services-page")?.data, ["groups"]);
  return Array.isArray(groups) ? groups.map((group) => String(valueAt(group, ["id"]))) : [];
}

function technologyIds(content: Content): string[] {
  const groups = valueAt(settingOf(content, "navigation")?.data, ["technologies"]);
  return Array.isArray(groups) ? groups.map((_, index) => `groupe-${index + 1}`) : [];
}

/** A region is named after the first of its cities. */
function regionIds(content: Content): string[] {
  const first = new Map<string, string>();
  const cities = documentsOf(content, "city").toSorted((a, b) =>
    cityPath(a.slug) < cityPath(b.slug) ? -1 : 1,
  );
  for (const city of cities) {
    const region = textAt(city, "region") ?? "";
    if (!first.has(region)) first.set(region, `region-${city.slug}`);
  }
  return [...first.values()];
}
