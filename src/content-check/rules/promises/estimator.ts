import {
  baseScope,
  choicesFor,
  estimateWeeks,
  type EstimatorRules,
  type Scope,
} from "../../../shared/estimate";
import { formatRangeOf } from "../../../shared/format-text";
import { valueAt, type Document } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { settingOf } from "../../read/content";
import type { Rule } from "../../rule";
import { inWeeks, readAmount } from "./claim-amounts";
import { claimsOfService, claimText } from "./claim-patterns";
import { contradictedService, type EstimatedProject } from "./estimator-services";

type Rules = EstimatorRules & { readonly projects: readonly EstimatedProject[] };

/**
 * Answers of the estimator that contradict a delay the agency promises (`claims.json`), found by going through all of
 * them: what the base delay includes must take what is promised, and nothing may take less; where a range is promised
 * (« 1 à 3 semaines »), nothing may take more either. Then what contradicts the page of the service itself.
 */
export const estimatorRule: Rule = {
  name: "estimator",
  everyBuild: false,
  check({ content, schemas }) {
    const [settings, claims] = [settingOf(content, "estimator"), settingOf(content, "claims")];
    // What breaks a schema has its own fault, and cannot be reckoned with.
    const isValid = ({ kind, data }: Document): boolean => schemas.validator(kind)?.(data) === true;
    return settings && claims && isValid(settings) && isValid(claims)
      ? wrongAnswers(settings, claims, content.documents)
      : [];
  },
};

function wrongAnswers(settings: Document, claims: Document, documents: readonly Document[]): Fault[] {
  const rules = settings.data as unknown as Rules;
  const inverted = rangesOf(rules).filter(({ weeks: { min, max } }) => max < min);
  if (inverted.length > 0)
    return inverted.map(({ path, weeks }) =>
      faultAt(settings, {
        path,
        problem: `Cette durée va de ${formatRangeOf(weeks, "semaine")} : elle finit avant de commencer.`,
        remedy: "Écrivez la plus courte dans min, la plus longue dans max.",
      }),
    );
  return rules.projects.flatMap((project, index) => {
    const path = ["projects", index];
    const unknown = [
      { at: ["data"], slug: project.data },
      { at: ["most", "data"], slug: project.most?.data ?? project.data },
    ].find(({ slug }) => rules.data.every((one) => one.slug !== slug));
    if (unknown)
      return faultAt(settings, {
        path: [...path, ...unknown.at],
        problem: `« ${unknown.slug} » ne figure pas dans data.`,
        remedy: `Écrivez l’un de ces noms : ${rules.data.map(({ slug }) => slug).join(", ")}.`,
      });
    const short = mostBelowBase(rules, project);
    if (short) return faultAt(settings, { ...short, path: [...path, ...short.path] });
    const promise = promiseOf(claims, project.service);
    const scope =
      promise && scopesOf(rules, project).find((one) => contradicts(rules, project, one, promise));
    if (!promise || !scope) {
      const service = documents.find(({ kind, slug }) => kind === "service" && slug === project.service);
      const found = service && contradictedService(rules, project, service);
      return found ? faultAt(settings, { ...found, path: [...path, ...found.path] }) : [];
    }
    const weeks = formatRangeOf(estimateWeeks(rules, project, scope), "semaine");
    const asked = `${project.screens.unit} : ${scope.screens}, données : ${scope.data}, logiciels à relier : ${scope.systems}`;
    return faultAt(settings, {
      path: [...path, "weeks"],
      problem: `« ${project.label} » (${asked}) : l’estimation donne ${weeks} et contredit un engagement.`,
      remedy: `content/settings/claims.json dit : « ${promise.text} » Accordez weeks, ou ce que le délai de base comprend.`,
    });
  });
}

/** A project whose most is less than its base: nobody could ask for what its own delay and price include. */
function mostBelowBase(rules: Rules, { label, most, ...base }: EstimatedProject) {
  if (!most) return undefined;
  const rank = rankIn(rules);
  const found =
    rank(most.data) < rank(base.data)
      ? { at: "data", base: `« ${base.data} »`, most: `« ${most.data} »` }
      : most.systems < base.systems
        ? { at: "systems", base: base.systems, most: most.systems }
        : undefined;
  return (
    found && {
      path: ["most", found.at],
      problem: `« ${label} » : le délai de base comprend ${found.base}, et most s’arrête à ${found.most}.`,
      remedy: "Écrivez dans most au moins ce que comprend le délai de base.",
    }
  );
}

const rangesOf = ({ projects, data, systems }: Rules) => [
  ...projects.map(({ weeks }, index) => ({ path: ["projects", index, "weeks"], weeks })),
  ...data.map(({ weeks }, index) => ({ path: ["data", index, "weeks"], weeks })),
  { path: ["systems", "weeks"], weeks: systems.weeks },
];

const rankIn =
  ({ data }: Rules) =>
  (slug: string): number =>
    data.findIndex((one) => one.slug === slug);

/** A delay that the agency promises, in weeks. */
interface PromisedDelay {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function promiseOf(claims: Document, service: string): PromisedDelay | undefined {
  const [at = []] = claimsOfService(claims, service);
  const [amount, unit] = ["value", "unit"].map((field) => String(valueAt(claims.data, [...at, field]) ?? ""));
  const read = readAmount({ amount: amount ?? "", unit: unit ?? "" });
  const weeks = read && inWeeks(read);
  return weeks && { ...weeks, text: claimText(claims, at) };
}

/** Everything that a visitor can ask for. */
function scopesOf(rules: Rules, project: EstimatedProject): Scope[] {
  const { data, systems } = choicesFor(rules, project);
  const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, number) => number);
  return data.flatMap(({ slug }) =>
    upTo(systems).flatMap((linked) =>
      upTo(project.screens.max).map((count) => ({
        screens: Math.max(1, count),
        data: slug,
        systems: linked,
      })),
    ),
  );
}

function contradicts(
  rules: Rules,
  project: EstimatedProject,
  scope: Scope,
  { from, to }: PromisedDelay,
): boolean {
  const { min, max } = estimateWeeks(rules, project, scope);
  const base = baseScope(project);
  const rank = rankIn(rules);
  const isIncluded =
    scope.screens <= base.screens && scope.systems <= base.systems && rank(scope.data) <= rank(base.data);
  return min < Math.floor(from) || ((isIncluded || from < to) && max > to);
}
