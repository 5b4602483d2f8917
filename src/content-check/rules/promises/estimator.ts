import {
  baseScope,
  choicesFor,
  estimateWeeks,
  type EstimatorRules,
  type ProjectRules,
  type Range,
  type Scope,
} from "../../../shared/estimate";
import { formatRangeOf } from "../../../shared/format-text";
import { faultsAt, type Finding } from "../../fault";
import { completedData, documentsOf, settingOf } from "../../read/content";
import type { Rule } from "../../rule";

/** A project of `content/settings/estimator.json`, completed; without weeks where its service has no delay either. */
interface Project extends ProjectRules {
  readonly service: string;
  readonly label: string;
  readonly weeks: Range;
  readonly screens: ProjectRules["screens"] & { readonly unit: string };
}

type Rules = EstimatorRules & { readonly projects: readonly Project[] };

/**
 * Answers of the estimator that contradict the delay on the page of the service, found by going through all of them:
 * what the base delay includes must take what is promised, and nothing may take less; where a range is promised
 * (« 1 à 3 semaines »), nothing may take more either.
 */
export const estimatorRule: Rule = {
  name: "estimator",
  everyBuild: true,
  check({ content, schemas }) {
    const settings = settingOf(content, "estimator");
    // What breaks its schema has its own fault, and cannot be reckoned with.
    if (!settings || schemas.validator("estimator")?.(settings.data) !== true) return [];
    const rules = completedData(content, settings) as unknown as Rules;
    const inverted = invertedRanges(rules);
    if (inverted.length > 0) return faultsAt(settings, inverted);
    return faultsAt(
      settings,
      rules.projects.map((project, index) => {
        const isKnown = documentsOf(content, "service").some(({ slug }) => slug === project.service);
        const promised = content.facts.delays.get(project.service);
        const found = isKnown ? wrongProject(rules, project, promised) : undefined;
        return found && { ...found, path: ["projects", index, ...(found.path ?? [])] };
      }),
    );
  },
};

function wrongProject(
  rules: Rules,
  project: Project,
  promised: { readonly value: string; readonly weeks?: Range | undefined } | undefined,
): Finding | undefined {
  const { label } = project;
  if (!project.weeks?.min)
    return {
      detail: "no-delay",
      path: ["service"],
      problem: `« ${label} » n’a pas de délai d’une semaine ou plus : son service n’en dit aucun.`,
      remedy: `Écrivez weeks ici, ou le délai dans content/services/${project.service}/index.json.`,
    };
  const unknown = [
    { path: ["data"], slug: project.data },
    { path: ["most", "data"], slug: project.most?.data ?? project.data },
  ].find(({ slug }) => rankIn(rules)(slug) < 0);
  if (unknown)
    return {
      detail: "data",
      path: unknown.path,
      problem: `« ${unknown.slug} » ne figure pas dans data.`,
      remedy: `Écrivez l’un de ces noms : ${rules.data.map(({ slug }) => slug).join(", ")}.`,
    };
  return mostBelowBase(rules, project) ?? wrongDelay(rules, project, promised);
}

/** A project whose most is less than its base: nobody could ask for what its own delay and price include. */
function mostBelowBase(rules: Rules, { label, most, ...base }: Project): Finding | undefined {
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
      detail: "most",
      path: ["most", found.at],
      problem: `« ${label} » : le délai de base comprend ${found.base}, et most s’arrête à ${found.most}.`,
      remedy: "Écrivez dans most au moins ce que comprend le délai de base.",
    }
  );
}

function wrongDelay(
  rules: Rules,
  project: Project,
  promised: { readonly value: string; readonly weeks?: Range | undefined } | undefined,
): Finding | undefined {
  const promise = promised?.weeks;
  const scope =
    promise && scopesOf(rules, project).find((each) => contradicts(rules, project, each, promise));
  if (!scope || !promised) return undefined;
  const weeks = formatRangeOf(estimateWeeks(rules, project, scope), "semaine");
  const asked = `${project.screens.unit} : ${scope.screens}, données : ${scope.data}, logiciels à relier : ${scope.systems}`;
  return {
    detail: "weeks",
    path: ["weeks"],
    problem: `« ${project.label} » (${asked}) : l’estimation donne ${weeks}, le service « ${promised.value} ».`,
    remedy: remedyFor(project),
  };
}

const remedyFor = ({ service }: Project): string =>
  `Accordez les deux : ce projet de content/settings/estimator.json, ou content/services/${service}/index.json.`;

const invertedRanges = ({ projects, data, systems }: Rules): Finding[] =>
  [
    ...projects.map(({ weeks }, index) => ({ path: ["projects", index, "weeks"], weeks })),
    ...data.map(({ weeks }, index) => ({ path: ["data", index, "weeks"], weeks })),
    { path: ["systems", "weeks"], weeks: systems.weeks },
  ].flatMap(({ path, weeks }) =>
    weeks && weeks.max < weeks.min
      ? {
          detail: "range",
          path,
          problem: `Cette durée va de ${formatRangeOf(weeks, "semaine")} : elle finit avant de commencer.`,
          remedy: "Écrivez la plus courte dans min, la plus longue dans max.",
        }
      : [],
  );

const rankIn =
  ({ data }: Rules) =>
  (slug: string): number =>
    data.findIndex((each) => each.slug === slug);

/** Everything that a visitor can ask for. */
function scopesOf(rules: Rules, project: Project): Scope[] {
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

function contradicts(rules: Rules, project: Project, scope: Scope, promise: Range): boolean {
  const { min, max } = estimateWeeks(rules, project, scope);
  const base = baseScope(project);
  const rank = rankIn(rules);
  const isIncluded =
    scope.screens <= base.screens && scope.systems <= base.systems && rank(scope.data) <= rank(base.data);
  const { min: from, max: to } = promise;
  return min < Math.floor(from) || ((isIncluded || from < to) && max > to);
}
