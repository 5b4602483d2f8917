import { baseScope, type Scope } from "../../shared/estimate";

/** The project that an estimate is about, what is asked of it, and when it is wished. */
export interface Choice extends Scope {
  readonly project: Project;
  /** `yyyy-MM-dd`; empty where no day is wished. */
  readonly date: string;
}

/** The last day that can be wished. */
export const lastWish = "2099-12-31";

/** Whether a day can be wished: one to come, in this century. While it is typed, and by a slip, its year is any other. */
export const isWish = (day: string, today = ""): boolean => /^20\d\d-/.test(day) && day > today;

export type Project = Queries.EstimatorFragment["projects"][number];

/** A choice that the project's base delay covers. */
export const baseChoice = (project: Project, date = ""): Choice => ({
  project,
  ...baseScope(project),
  date,
});

/** The choice as a fragment of the address: `#projet=exemple-de-service&ecrans=30&donnees=tableurs&logiciels=2&date=2027-03-01`. */
export function fragmentOf({ project, screens, data, systems, date }: Choice): string {
  const parameters = {
    projet: project.service.slug,
    ecrans: `${screens}`,
    donnees: data,
    logiciels: `${systems}`,
  };
  return `#${new URLSearchParams(isWish(date) ? { ...parameters, date } : parameters)}`;
}
