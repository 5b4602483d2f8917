import { answerOf } from "../../../src/sections/estimate/estimator-answer";
import { baseChoice, type Choice } from "../../../src/sections/estimate/estimator-choice";
import { formatDay } from "../../../src/shared/calendar/dates";
import { opening, readBlock, services } from "./content";

type Setting = Omit<Queries.EstimatorFragment, "projects"> & {
  readonly projects: readonly (Queries.EstimatorFragment["projects"][number] & {
    readonly service: string;
  })[];
};

const setting = readBlock<Setting>("estimator", "estimator");

/** The settings as the page gets them: each service with its price; undefined where there is no estimator. */
export const estimator: Queries.EstimatorFragment | undefined = setting && {
  ...setting,
  projects: setting.projects.map((project) => ({
    ...project,
    service: {
      slug: project.service,
      priceFrom: services.find(({ slug }) => slug === project.service)?.priceFrom ?? null,
    },
  })),
};

/** The projects, those that may have most screens first. */
export const projects = (estimator?.projects ?? []).toSorted((a, b) => b.screens.max - a.screens.max);

/** The project whose size can be changed most, one screen more than its base delay holds, data of the last kind. */
export const bigChoice = ((): Choice | undefined => {
  const [project] = projects;
  if (!project || !estimator) return undefined;
  const { included, max } = project.screens;
  return {
    ...baseChoice(project),
    screens: Math.min(max, 2 * included),
    data: estimator.data.at(-1)?.slug ?? "",
    systems: estimator.systems.max,
  };
})();

export const answerTo = (choice: Choice, now: string) =>
  answerOf(estimator!, choice, formatDay(new Date(now)), opening);
