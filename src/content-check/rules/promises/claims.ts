import { faultAt, type Fault, type Finding } from "../../fault";
import { itemPaths, textAt, texts, valueAt, type Document, type Json, type Path } from "../../document";
import { settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import type { Prose } from "../../text/prose";
import { claimPaths, claimPatterns, claimsOfService, claimText, type ClaimPattern } from "./claim-patterns";
import { agrees, amountPattern, quotable, readAmount } from "./claim-amounts";

/** Kinds of content that tell what happened or teach: durations there are no promises of ours. */
export const stories: readonly string[] = ["case-study", "blog-post", "legal-page", "reviews", "contest"];

/**
 * Promises that contradict `content/settings/claims.json`, and promises whose date for rereading is past.
 * Only phrasings that can be nothing but a promise are compared: a false alarm would teach to ignore the check.
 */
export const claimRule: Rule = {
  name: "claim",
  everyBuild: false,
  check({ content, prose, today }) {
    const claims = settingOf(content, "claims");
    if (!claims) return [];
    const patterns = claimPatterns(claims);
    const plain = patterns.filter(({ ofSubject }) => !ofSubject);
    return [
      ...prose.flatMap((run) =>
        (stories.includes(run.document.kind) ? plain : patterns).flatMap((pattern) =>
          contradictions(claims, run, pattern),
        ),
      ),
      ...prose.flatMap(prices),
      ...content.documents.flatMap((document) => figures(claims, plain, document)),
      ...overdue(claims, today),
      ...reviewSources(claims, content),
    ];
  },
};

/** Prices in prose grow old unseen: they belong to `priceFrom`, which the check and the pages read. */
function prices({ document, path, visible }: Prose): Fault[] {
  if (document.kind !== "service" && document.kind !== "faq") return [];
  return Array.from(visible.matchAll(/\d[\d\s,]*\s?(?:€|euros?\b)/g), ({ 0: written, index }) =>
    faultAt(document, {
      path,
      index,
      problem: `« ${written} » est un prix écrit dans un texte.`,
      remedy: "Écrivez-le dans le champ priceFrom du service, et ici ce qu’il couvre.",
    }),
  );
}

function contradictions(claims: Document, prose: Prose, { claims: paths, pattern }: ClaimPattern): Fault[] {
  const { document, path, visible } = prose;
  return Array.from(visible.matchAll(pattern)).flatMap(({ 0: written, groups, index }) => {
    const amount = readAmount(groups);
    if (!amount || paths.some((at) => agrees(amount, valueAt(claims.data, at)))) return [];
    return faultAt(document, { path, index, ...contradiction(claims, paths, written) });
  });
}

function contradiction(claims: Document, paths: readonly Path[], written: string): Finding {
  const promises = paths.map((at) => `« ${claimText(claims, at)} »`).join(" ou ");
  return {
    problem: `« ${quotable(written)} » contredit un engagement de l’agence.`,
    remedy: `content/settings/claims.json dit : ${promises} Reprenez ce chiffre, ou changez-le d’abord là-bas.`,
  };
}

/** Figures in fields of their own: the delay of a service, of a solution, the big numbers of the home page. */
function figures(claims: Document, patterns: readonly ClaimPattern[], document: Document): Fault[] {
  return texts(document.data).flatMap(({ path, text }) => {
    const amount = readAmount(new RegExp(amountPattern, "iu").exec(text)?.groups);
    if (!amount) return [];
    return promisesOf(claims, patterns, document, path, text)
      .filter((paths) => !paths.some((at) => agrees(amount, valueAt(claims.data, at))))
      .map((paths) => faultAt(document, { path, ...contradiction(claims, paths, text) }));
  });
}

/** The claims that a figure has to agree with; one of each list is enough. */
function promisesOf(
  claims: Document,
  patterns: readonly ClaimPattern[],
  { kind, slug, data }: Document,
  path: Path,
  text: string,
): (readonly Path[])[] {
  const [field, parent] = [path.at(-1), valueAt(data, path.slice(0, -1))];
  const ofService = (service: Json | undefined) =>
    [claimsOfService(claims, String(service))].filter((paths) => paths.length > 0);
  if (kind === "service" && path.join() === "duration,value") return ofService(slug);
  if ((kind === "solutions" || kind === "estimator") && field === "delay")
    return ofService(valueAt(parent, ["service"]));
  if (field !== "value" || kind === "claims" || stories.includes(kind)) return [];
  const labelled = `${text} ${String(valueAt(parent, ["label"]) ?? "")}`;
  return patterns.filter(({ pattern }) => labelled.search(pattern) >= 0).map((one) => one.claims);
}

/** The head of the reviews says where they come from (`rating.source`): every review has to be from there. */
function reviewSources(claims: Document, content: Content): Fault[] {
  const [announced, reviews] = [textAt(claims, "rating", "source"), settingOf(content, "reviews")];
  if (announced === undefined || !reviews) return [];
  return itemPaths(reviews.data, ["items"]).flatMap((path) => {
    const source = textAt(reviews, ...path, "source") ?? "";
    const [kind = ""] = source.split(/\s/);
    if (announced.includes(kind)) return [];
    return faultAt(reviews, {
      path: [...path, "source"],
      problem: `« ${source} » ne figure pas parmi les sources annoncées en tête des avis : « ${announced} ».`,
      remedy: "Complétez rating.source dans content/settings/claims.json, ou corrigez la source de cet avis.",
    });
  });
}

function overdue(claims: Document, today: string): Fault[] {
  return claimPaths(claims).flatMap((at) => {
    const checkBy = textAt(claims, ...at, "checkBy");
    if (checkBy === undefined || checkBy >= today) return [];
    return faultAt(claims, {
      severity: "warning",
      path: [...at, "checkBy"],
      problem: `Cet engagement devait être relu avant le ${checkBy}.`,
      remedy: "Vérifiez qu’il tient toujours, puis écrivez la date de la prochaine relecture.",
    });
  });
}
