import type { EstimatorRules, ProjectRules, Range } from "../../../shared/estimate";
import { formatRangeOf } from "../../../shared/text/number";
import { wholeWeeks } from "../../../shared/calendar/plan";
import { finish } from "../../../shared/text/finish";
import { weeksOf } from "../../../shared/text/quantity";
import { textAt } from "../../document";
import { faultsAt, type Finding } from "../../fault";
import { documentsOf, settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";

/** A project of `content/settings/estimator.json`, completed; without weeks where its service has no delay. */
interface Project extends Omit<ProjectRules, "weeks"> {
  readonly service: string;
  readonly label: string;
  readonly weeks?: Range | undefined;
}

type Rules = EstimatorRules & { readonly projects: readonly Project[] };

/** Projects that cannot be reckoned with, or of which nobody could ask for what their own delay and price include. */
export const estimatorRule: Rule = {
  name: "estimator",
  everyBuild: true,
  check({ content, schemas }) {
    const settings = settingOf(content, "estimator");
    // What breaks its schema has its own fault.
    if (!settings || schemas.validator("estimator")?.(settings.data) !== true) return [];
    const written = settings.data as unknown as Rules;
    const projects = written.projects.map((project) => ({
      ...project,
      weeks: weeksOfService(content, project.service),
    }));
    const rules: Rules = { ...written, projects };
    const inverted = invertedRanges(rules);
    if (inverted.length > 0) return faultsAt(settings, inverted);
    return faultsAt(
      settings,
      rules.projects.map((project, index) => {
        const isKnown = documentsOf(content, "service").some(({ slug }) => slug === project.service);
        const found = isKnown ? wrongProject(rules, project) : undefined;
        return found && { ...found, path: ["projects", index, ...(found.path ?? [])] };
      }),
    );
  },
};

/** The delay of a service that is counted, in whole weeks. */
function weeksOfService(content: Content, slug: string): Range | undefined {
  const service = documentsOf(content, "service").find((each) => each.slug === slug);
  const delay = service && (textAt(service, "time", "delay") ?? textAt(service, "duration", "value"));
  const weeks = delay && weeksOf(finish(delay, content.facts.byKey));
  return weeks ? wholeWeeks(weeks) : undefined;
}

function wrongProject({ data }: Rules, project: Project): Finding | undefined {
  const { label, service, most } = project;
  if (!project.weeks)
    return {
      detail: "no-delay",
      path: ["service"],
      problem: `« ${label} » n’a pas de délai d’une semaine ou plus : son service n’en dit aucun.`,
      remedy: `Écrivez-le dans content/services/${service}/index.json, champ duration, ou retirez ce projet.`,
    };
  const rank = (slug: string): number => data.findIndex((each) => each.slug === slug);
  const unknown = [
    { path: ["data"], slug: project.data },
    { path: ["most", "data"], slug: most?.data ?? project.data },
  ].find(({ slug }) => rank(slug) < 0);
  if (unknown)
    return {
      detail: "data",
      path: unknown.path,
      problem: `« ${unknown.slug} » ne figure pas dans data.`,
      remedy: `Écrivez l’un de ces noms : ${data.map(({ slug }) => slug).join(", ")}.`,
    };
  if (!most) return undefined;
  const below =
    rank(most.data) < rank(project.data)
      ? { at: "data", base: `« ${project.data} »`, most: `« ${most.data} »` }
      : most.systems < project.systems
        ? { at: "systems", base: project.systems, most: most.systems }
        : undefined;
  return (
    below && {
      detail: "most",
      path: ["most", below.at],
      problem: `« ${label} » : le délai de base comprend ${below.base}, et most s’arrête à ${below.most}.`,
      remedy: "Écrivez dans most au moins ce que comprend le délai de base.",
    }
  );
}

const invertedRanges = ({ data, systems }: Rules): Finding[] =>
  [
    ...data.map(({ weeks }, index) => ({ path: ["data", index, "weeks"], weeks })),
    { path: ["systems", "weeks"], weeks: systems.weeks },
  ].flatMap(({ path, weeks }) =>
    weeks.max < weeks.min
      ? {
          detail: "range",
          path,
          problem: `Cette durée va de ${formatRangeOf(weeks, "semaine")} : elle finit avant de commencer.`,
          remedy: "Écrivez la plus courte dans min, la plus longue dans max.",
        }
      : [],
  );
