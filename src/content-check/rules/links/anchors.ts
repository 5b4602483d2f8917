import { contentKinds, entryFolders } from "../../../shared/kinds";
import { paths } from "../../../shared/paths";
import { toSlug } from "../../../shared/slug";
import { itemsAt, textAt, valueAt } from "../../document";
import { documentsOf, settingOf, type Content } from "../../read/content";
import { markdownNodes } from "../../text/markdown";
import { hasBlock } from "../settings/blocks";

const onEverySale = ["estimation", "chiffres-cles", "methode", "rendez-vous", "avis", "faq"] as const;

/** The ids that links may aim at, of one page or of every page below an address. */
interface Anchors {
  /** The page's source, from `src/`. */
  readonly source: string;
  readonly path?: string;
  readonly below?: string;
  readonly ids: readonly string[];
}

const ofTemplates: Readonly<Record<string, readonly string[]>> = {
  service: ["presentation", "mesure", "pourquoi", ...onEverySale],
  technology: ["presentation", "pourquoi", ...onEverySale],
  city: ["presentation", "expertise", ...onEverySale],
  "case-study": ["probleme", "solution", "resultats", "projet-proche", "suivante"],
  "blog-post": ["sommaire", "autres-articles", "estimation"],
};

/** Those that follow from the content are added by `fragmentTest`. */
// prettier-ignore
export const anchors: readonly Anchors[] = [
  { source: "pages/index.tsx", path: paths.home, ids: [
    "qui-sommes-nous", "expertise", "rendez-vous", "chiffres-cles", "cles-en-main", "estimation", "formulaire-accueil",
    "pourquoi-nous", "avis", "faq"] },
  { source: "pages/obtenir-un-devis.tsx", path: paths.quote, ids: [
    "titre", "formulaire-devis", "estimation", "chiffres-cles", "avis", "faq"] },
  { source: "pages/contact.tsx", path: paths.contact, ids: ["titre", "formulaire-contact"] },
  { source: "pages/jeu-concours.tsx", path: paths.contest, ids: ["titre", "formulaire-concours", "regles"] },
  { source: "pages/nos-conditions.tsx", path: paths.terms, ids: ["sommaire"] },
  { source: "templates/accessibility-audit.tsx", path: paths.accessibility, ids: [
    "etat-de-conformite", "contenus-non-accessibles", "grille-des-criteres"] },
  { source: "pages/services.tsx", path: paths.services, ids: ["rendez-vous", "avis", "estimation"] },
  { source: "pages/realisations.tsx", path: paths.caseStudies, ids: ["filtre", "partenaires"] },
  { source: "pages/villes.tsx", path: paths.cities, ids: ["departs", "region", "estimation"] },
  { source: "pages/technologies.tsx", path: paths.technologies, ids: ["estimation"] },
  { source: "pages/plan-du-site.tsx", path: paths.siteMap, ids: ["pages", "articles"] },
  ...entryFolders.map(({ kind, path }) => ({ source: `templates/${kind}.tsx`, below: path, ids: ofTemplates[kind] ?? [] })),
];

/** @returns whether the page at an address has an element with an id */
export function fragmentTest(content: Content): (path: string, fragment: string) => boolean {
  const groups = (name: string, field: string) => itemsAt(settingOf(content, name)?.data, [field]);
  const ofContent: Readonly<Record<string, readonly string[]>> = {
    [paths.services]: groups("services-page", "groups").map((group) => String(valueAt(group, ["id"]))),
    [paths.technologies]: groups("navigation", "technologies").map((_, index) => `groupe-${index + 1}`),
    [paths.terms]: groups("terms", "groups").flatMap((group) =>
      itemsAt(group, ["answers"]).map((answer) => String(valueAt(answer, ["id"]))),
    ),
    [paths.siteMap]: contentKinds.map(({ label }) => toSlug(label)),
  };
  const founder = settingOf(content, "founder");
  const hasFounder = Boolean(founder && textAt(founder, "name") && textAt(founder, "message"));
  const isShown = (name: string, list: string): boolean =>
    hasBlock(content, name) && itemsAt(settingOf(content, name)?.data, [list]).length > 0;
  const hasSeveralCases = documentsOf(content, "case-study").length > 1;
  const [hasReviews, hasEstimator] = [isShown("reviews", "items"), isShown("estimator", "projects")];
  return (path, fragment) => {
    if (fragment === "avis" && !hasReviews) return false;
    if (fragment === "rendez-vous" && !hasBlock(content, "booking")) return false;
    if (fragment === "partenaires" && !isShown("partners", "items")) return false;
    if (["suivante", "filtre"].includes(fragment) && !hasSeveralCases) return false;
    if (fragment === "estimation" && path === paths.quote && !hasEstimator) return false;
    const page = anchors.find((one) => one.path === path || (one.below && path.startsWith(`${one.below}/`)));
    const fixed = page?.ids ?? [];
    const known = ["contenu", ...fixed, ...(ofContent[path] ?? []), ...ofLegalPage(content, path)];
    if (known.includes(fragment)) return true;
    // Where there are no reviews, the case that proves a page stands alone.
    if (fragment === "projet-livre") return !hasReviews && fixed.includes("avis");
    const showsFounder = hasFounder && fixed.includes("chiffres-cles") && path !== paths.quote;
    return fragment === "mot-du-fondateur" && showsFounder;
  };
}

/** Of a legal page: its table of contents, and its parts by the words of their headings (`gatsby/data/name-sections.ts`). */
const ofLegalPage = (content: Content, path: string): string[] =>
  documentsOf(content, "legal-page")
    .filter(({ slug }) => `/${slug}` === path)
    .flatMap(({ body: { text = "" } = {} }) => [
      "sommaire",
      ...markdownNodes(text)
        .filter(({ type, depth }) => type === "heading" && depth === 2)
        .map(({ from, to }) => toSlug(text.slice(from, to))),
    ]);
