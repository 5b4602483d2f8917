import { baseScope, type Scope } from "../../shared/estimate";

/** The project that an estimate is about, what is asked of it, and when it is wished. */
export interface Choice extends Scope {
  readonly project: Project;
  /** `yyyy-MM-dd`; empty where no day is wished. */
  readonly date: string;
}

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
  return `#${new URLSearchParams(date ? { ...parameters, date } : parameters)}`;
}
