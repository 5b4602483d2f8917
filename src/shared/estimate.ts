/** From the least to the most. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The scope that a kind of project's base delay includes: `projects` of `content/settings/estimator.json`. */
export interface ProjectRules {
  readonly weeks: Range;
  /** In euros, what each further week costs; by default, the starting price over the weeks of the base delay. */
  readonly pricePerWeek?: number | null;
  readonly screens: {
    readonly included: number;
    readonly perWeek: number;
    readonly max: number;
    /** Whether a week that is begun counts whole, so that screens alone never make a range. */
    readonly wholeWeeks?: boolean | null;
  };
  /** `slug` of the data whose migration is included. */
  readonly data: string;
  /** Other systems whose connection is included. */
  readonly systems: number;
  /** The most that can be asked beside screens: with more it would be another kind of project. */
  readonly most?: { readonly data: string; readonly systems: number } | null;
}

/** Extra weeks for data and systems, whatever the project. */
export interface EstimatorRules {
  readonly data: readonly { readonly slug: string; readonly weeks: Range }[];
  readonly systems: { readonly max: number; readonly weeks: Range };
}

/** The scope that a visitor asks for. */
export interface Scope {
  readonly screens: number;
  /** `slug` of the data to migrate. */
  readonly data: string;
  readonly systems: number;
}

/** The base delay's own scope. */
export const baseScope = ({ screens, data, systems }: ProjectRules): Scope => ({
  screens: screens.included,
  data,
  systems,
});

/** What can be asked for a project beside its screens: kinds of data, and the most other systems. */
export function choicesFor<Rules extends EstimatorRules>(
  { data, systems }: Rules,
  { most }: ProjectRules,
): { readonly data: Rules["data"]; readonly systems: number } {
  const last = data.findIndex(({ slug }) => slug === most?.data);
  return {
    data: last < 0 ? data : data.slice(0, last + 1),
    systems: most?.systems ?? systems.max,
  };
}

/** Whole weeks of work from the validated scope until the project is in use; never less than the base delay. */
export function estimateWeeks(rules: EstimatorRules, project: ProjectRules, scope: Scope): Range {
  const { weeks } = project;
  const screens = Math.max(0, scope.screens - project.screens.included) / project.screens.perWeek;
  const systems = Math.max(0, scope.systems - project.systems);
  const [asked, included] = [scope.data, project.data].map(
    (slug) => rules.data.find((entry) => entry.slug === slug)?.weeks,
  );
  const data = (end: keyof Range): number => Math.max(0, (asked?.[end] ?? 0) - (included?.[end] ?? 0));
  const leastForScreens = project.screens.wholeWeeks ? Math.ceil(screens) : Math.floor(screens);
  const min = weeks.min + leastForScreens + data("min") + systems * rules.systems.weeks.min;
  const max = weeks.max + Math.ceil(screens) + data("max") + systems * rules.systems.weeks.max;
  return { min: Math.ceil(min), max: Math.ceil(max) };
}

/** What further weeks cost is rounded to this many euros. */
const priceStep = 500;

/**
 * Price of a number of weeks, in euros before tax. @param amount the service's starting price, which pays the least of
 * the base delay
 */
export function estimatePrice(
  amount: number,
  { weeks: base, pricePerWeek }: ProjectRules,
  weeks: Range,
): Range {
  const perWeek = pricePerWeek ?? amount / base.min;
  const price = (count: number): number =>
    amount + Math.ceil(((count - base.min) * perWeek) / priceStep) * priceStep;
  return { min: price(weeks.min), max: price(weeks.max) };
}

/** Factors that would shorten the estimate, with the most weeks each could save; the largest first. */
export function savingsOf(
  rules: EstimatorRules,
  project: ProjectRules,
  scope: Scope,
): { readonly factor: keyof Scope; readonly weeks: number }[] {
  const { max } = estimateWeeks(rules, project, scope);
  const base = baseScope(project);
  return (["screens", "data", "systems"] as const)
    .map((factor) => ({
      factor,
      weeks: max - estimateWeeks(rules, project, { ...scope, [factor]: base[factor] }).max,
    }))
    .filter(({ weeks }) => weeks > 0)
    .sort((a, b) => b.weeks - a.weeks);
}
