import { faultAt } from "../at";
import { keysOf, textAt, texts, valueAt, type Document } from "../document";
import type { Fault } from "../fault";
import { settingOf, type Content } from "../read/content";
import type { Prose } from "../text/prose";
import { claimRules, delayRules, serviceClaims, type ClaimRule } from "./claim-rules";
import { agrees, amountPattern, readAmount, type Amount } from "./amount";

/** Kinds of content that tell what happened or teach: durations there are no promises of ours. */
const stories = ["case-study", "blog-post", "legal-page", "reviews", "contest"];

/**
 * Promises that contradict `content/settings/claims.json`, and promises whose date for rereading is past.
 * Only phrasings that can be nothing but a promise are compared: a false alarm would teach to ignore the check.
 */
export function checkClaims(content: Content, prose: readonly Prose[], today: string): Fault[] {
  const claims = settingOf(content, "claims");
  if (!claims) return [];
  return [
    ...prose.flatMap((run) => {
      const rules = stories.includes(run.document.kind) ? claimRules : [...claimRules, ...delayRules];
      return rules.flatMap((rule) => contradictions(claims, run, rule));
    }),
    ...content.documents.flatMap((document) => figures(claims, document)),
    ...overdue(claims, today),
  ];
}

/** A rule's expression, compiled once: there are some three thousand texts. */
const compiled = new Map(
  [...claimRules, ...delayRules].map((rule) => [rule, new RegExp(rule.pattern, "giu")] as const),
);
const matchesOf = (rule: ClaimRule, text: string): RegExpExecArray[] =>
  Array.from(text.matchAll(compiled.get(rule) ?? new RegExp(rule.pattern, "giu")));

function contradictions(claims: Document, run: Prose, rule: ClaimRule): Fault[] {
  const { keys } = rule;
  return matchesOf(rule, run.visible).flatMap((match) => {
    const amount = readAmount(match.groups?.amount ?? "", match.groups?.unit ?? "");
    if (!amount || keys.some((key) => agrees(amount, valueAt(claims.data, [key])))) return [];
    return run.faultAt(match.index, contradiction(claims, keys, match[0]));
  });
}

function contradiction(claims: Document, keys: readonly string[], written: string) {
  const promises = keys.map((key) => `« ${textAt(claims, key, "text") ?? key} »`).join(" ou ");
  return {
    problem: `« ${written
      .replace(/\ufffc+/g, " ")
      .replace(/\s+/g, " ")
      .trim()} » contredit un engagement de l’agence.`,
    remedy: `content/settings/claims.json dit : ${promises} Reprenez ce chiffre, ou changez-le d’abord là-bas.`,
  };
}

/** Figures in fields of their own: the delay of a service, of a solution, the big numbers of the home page. */
function figures(claims: Document, document: Document): Fault[] {
  return [...texts(document.data)].flatMap(({ path, text }) => {
    const field = path.at(-1);
    const parent = path.slice(0, -1);
    if (document.kind === "service" && path.join() === "duration,value") {
      return mismatch(claims, document, path, text, serviceClaims[document.slug]);
    }
    if (document.kind === "solutions" && field === "delay") {
      return mismatch(
        claims,
        document,
        path,
        text,
        serviceClaims[textAt(document, ...parent, "service") ?? ""],
      );
    }
    if (field !== "value" || document.kind === "claims" || stories.includes(document.kind)) return [];
    const label = textAt(document, ...parent, "label") ?? "";
    return claimRules
      .filter((rule) => matchesOf(rule, `${text} ${label}`).length > 0)
      .flatMap(({ keys }) => mismatch(claims, document, path, text, keys));
  });
}

function mismatch(
  claims: Document,
  document: Document,
  path: readonly (string | number)[],
  text: string,
  keys: readonly string[] | undefined,
): Fault[] {
  const match = new RegExp(amountPattern, "iu").exec(text);
  const amount = match && readAmount(match.groups?.amount ?? "", match.groups?.unit ?? "");
  if (!keys || !amount || keys.some((key) => agrees(amount as Amount, valueAt(claims.data, [key]))))
    return [];
  return [faultAt(document, { path, ...contradiction(claims, keys, text) })];
}

function overdue(claims: Document, today: string): Fault[] {
  return keysOf(claims.data).flatMap((key) => {
    const checkBy = textAt(claims, key, "checkBy");
    if (checkBy === undefined || checkBy >= today) return [];
    return faultAt(claims, {
      severity: "warning",
      path: [key, "checkBy"],
      problem: `Cet engagement devait être relu avant le ${checkBy}.`,
      remedy: "Vérifiez qu’il tient toujours, puis écrivez la date de la prochaine relecture.",
    });
  });
}
