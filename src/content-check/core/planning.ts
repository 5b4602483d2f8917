import { itemsAt, textAt, type Document } from "../document";
import type { Finding } from "../fault";

/** The home page's planning: one job, and one only, overlaps another of its team; of the others, its taker alone is free. */
export function planningConflict(home: Document): Finding[] {
  const path = ["about", "planning", "teams"];
  const teams = itemsAt(home.data, path).map((_, team) => ({
    name: textAt(home, ...path, team, "name") ?? "",
    jobs: itemsAt(home.data, [...path, team, "jobs"]).map((_job, index) => {
      const at = [...path, team, "jobs", index];
      const text = (field: string) => textAt(home, ...at, field) ?? "";
      return { at, title: text("title"), from: text("from"), to: text("to"), taker: text("taker") };
    }),
  }));
  if (teams.length === 0) return [];
  const [job, ...more] = teams.flatMap(({ jobs }) => jobs.filter(({ taker }) => taker !== ""));
  if (!job || more[0]) {
    const problem = `Ce planning a ${job ? "plusieurs interventions" : "aucune intervention"} à confier à une autre équipe.`;
    return [{ path, problem, remedy: "Écrivez « taker » à une intervention, et une seule." }];
  }
  const clash = (jobs: readonly (typeof job)[]) =>
    jobs.find((other) => other !== job && other.from < job.to && job.from < other.to);
  const place = [...job.at, "taker"];
  return teams
    .flatMap(({ name, jobs }) => {
      const other = clash(jobs);
      const named = `« ${job.title} » (${job.from} à ${job.to})`;
      if (jobs.includes(job)) {
        const remedy = "Faites-la chevaucher une autre intervention de la même équipe.";
        return other
          ? []
          : { path: place, problem: `${named} n’est en conflit avec rien à ${name}.`, remedy };
      }
      if ((name === job.taker) === !other) return [];
      return other
        ? {
            path: place,
            problem: `${name} ne peut pas prendre ${named} : « ${other.title} » l’occupe de ${other.from} à ${other.to}.`,
            remedy: "Choisissez une équipe libre à ce moment, ou changez les heures.",
          }
        : {
            path: place,
            problem: `${name} est libre aussi pour ${named}, et le site dit qu’elle ne l’est pas.`,
            remedy: `Occupez ${name} à ce moment : seule ${job.taker} doit être libre.`,
          };
    })
    .concat(
      teams.some(({ name, jobs }) => name === job.taker && !jobs.includes(job))
        ? []
        : [
            {
              path: place,
              problem: `« ${job.taker} » n’est pas une autre équipe de ce planning.`,
              remedy: "Écrivez le nom de l’équipe comme elle l’est.",
            },
          ],
    );
}
