import { toSlug } from "../../../shared/slug";
import { itemPaths, itemsAt, repeated, textAt, valueAt, type Document, type Path } from "../../document";
import type { Finding } from "../../fault";
import { documentsOf, type Content } from "../../read/content";
import { inEach, type Rule } from "../../rule";
import { nearest } from "../../text/nearest";
import { hasBlock } from "../../read/blocks";

const settingRule = (
  name: string,
  kind: string,
  find: (settings: Document, content: Content) => readonly Finding[],
): Rule => ({
  name,
  everyBuild: true,
  check: inEach(kind, (settings, { content }) => find(settings, content)),
});

/** What the schema of a settings file cannot say. */
export const settingRules: readonly Rule[] = [
  settingRule("base-city", "site", baseCity),
  settingRule("film", "site", videoFiles),
  settingRule("opening-hours", "opening", openingOrder),
  settingRule("opening-days", "opening", otherDays),
  settingRule("question", "faq", questionsAskedTwice),
  settingRule("partner", "partners", partnerSlugs),
  settingRule("planning", "home", planningConflict),
];

/** The map of the cities draws its ways from there: without a page of its own that town is not on it. */
function baseCity(site: Document, content: Content): Finding[] {
  const name = textAt(site, "baseCity");
  const cities = documentsOf(content, "city").flatMap((city) => textAt(city, "city") ?? []);
  if (name === undefined || cities.length === 0 || cities.includes(name) || !hasBlock(content, "map"))
    return [];
  const problem = `« ${name} » n’est le nom d’aucune ville de content/cities : la carte n’a pas de point de départ.`;
  const meant = nearest(name, cities) ?? cities[0];
  return [
    {
      path: ["baseCity"],
      problem,
      remedy: `Écrivez un nom de la liste, comme « ${meant} », ou ajoutez cette ville.`,
    },
  ];
}

function videoFiles(site: Document, { staticFiles }: Content): Finding[] {
  return ["mp4", "webm", "poster", "posterPhone"].flatMap((format) => {
    const file = textAt(site, "heroVideo", format);
    if (file === undefined || staticFiles.some((one) => `/${one.path}` === file)) return [];
    const remedy = `Déposez le fichier static${file}, ou corrigez l’adresse.`;
    return { path: ["heroVideo", format], problem: `Le fichier static${file} n’existe pas.`, remedy };
  });
}

/** Hours and closures that end before they begin, or that touch the one before them; a closure has both its days. */
function openingOrder(opening: Document): Finding[] {
  const others = itemPaths(opening.data, ["otherDays"]).map((at) => [...at, "slots"]);
  return [["slots"], ...others, ["closures"]].flatMap((list) => {
    let end = "";
    return itemPaths(opening.data, list).flatMap((at) => {
      const [from = "", to = ""] = ["from", "to"].map((field) => textAt(opening, ...at, field));
      const isWrong = to < from || from <= end || (from === to && list[0] !== "closures");
      end = to;
      const problem = `Cette période, de ${from} à ${to}, ne dure pas, ou ne laisse rien entre elle et la précédente.`;
      const remedy = "Écrivez les périodes de la plus proche à la plus lointaine, le début avant la fin.";
      return isWrong ? { path: [...at, "from"], problem, remedy } : [];
    });
  });
}

/** Days with hours of their own that the agency does not work, or that have two of them. */
function otherDays(opening: Document): Finding[] {
  const seen = new Set<string>();
  return itemPaths(opening.data, ["otherDays"]).flatMap((group) =>
    itemPaths(opening.data, [...group, "days"]).flatMap((path) => {
      const day = String(valueAt(opening.data, path));
      const isKnown = itemsAt(opening.data, ["days"]).includes(day);
      const isWrong = !isKnown || seen.has(day);
      seen.add(day);
      const problem = isKnown
        ? `« ${day} » a deux fois ses heures.`
        : `« ${day} » n’est pas un jour travaillé.`;
      const remedy = isKnown ? "Retirez l’un des deux." : "Ajoutez-le à days, ou retirez-le d’ici.";
      return isWrong ? { path, problem, remedy } : [];
    }),
  );
}

function questionsAskedTwice(faq: Document): Finding[] {
  const items = itemPaths(faq.data, ["items"]);
  const words = (at: Path) =>
    (textAt(faq, ...at, "question") ?? "")
      .toLocaleLowerCase("fr")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return repeated(items, words).map(({ item, first }) => {
    const rank = items.indexOf(first) + 1;
    const problem = `Cette question est déjà la ${rank === 1 ? "1re" : `${rank}e`} de la liste.`;
    return { path: [...item, "question"], problem, remedy: "Remplacez l’une des deux." };
  });
}

function partnerSlugs(partners: Document): Finding[] {
  const items = itemPaths(partners.data, ["items"]).map((at) => ({
    path: [...at, "slug"],
    name: textAt(partners, ...at, "name"),
    slug: textAt(partners, ...at, "slug"),
  }));
  return [
    ...items.flatMap(({ path, name, slug }) => {
      if (name === undefined || slug === undefined || slug === toSlug(name)) return [];
      const problem = `« ${slug} » ne correspond pas au nom « ${name} ».`;
      return { detail: "slug", path, problem, remedy: `Écrivez « ${toSlug(name)} ».` };
    }),
    ...repeated(items, ({ slug }) => slug).map(({ item: { path, slug } }) => ({
      detail: "repeated",
      path,
      problem: `Le partenaire « ${slug} » figure deux fois.`,
      remedy: "Retirez l’une des deux lignes, ou distinguez les noms.",
    })),
  ];
}

/** « 09:30 », as the schema has it. */
interface Period {
  readonly from: string;
  readonly to: string;
}

const overlap = (first: Period, second: Period): boolean => first.from < second.to && second.from < first.to;

/** The home page's planning: one job, and one only, overlaps another of its team; of the others, its taker alone is free. */
function planningConflict(home: Document): Finding[] {
  const path = ["hero", "planning", "teams"];
  const teams = itemPaths(home.data, path).map((team) => ({
    name: textAt(home, ...team, "name") ?? "",
    jobs: itemPaths(home.data, [...team, "jobs"]).map((at) => {
      const text = (field: string) => textAt(home, ...at, field) ?? "";
      return { at, title: text("title"), from: text("from"), to: text("to"), taker: text("taker") };
    }),
  }));
  if (teams.length === 0) return [];
  const [job, ...more] = teams.flatMap(({ jobs }) => jobs.filter(({ taker }) => taker !== ""));
  if (!job || more[0]) {
    const problem = `Ce planning a ${job ? "plusieurs interventions" : "aucune intervention"} à confier à une autre équipe.`;
    return [{ detail: "jobs", path, problem, remedy: "Écrivez « taker » à une intervention, et une seule." }];
  }
  const say = (detail: string, problem: string, remedy: string): Finding => ({
    detail,
    path: [...job.at, "taker"],
    problem,
    remedy,
  });
  const taker = teams.find(({ name, jobs }) => name === job.taker && !jobs.includes(job));
  if (!taker) {
    const problem = `« ${job.taker} » n’est pas une autre équipe de ce planning.`;
    return [say("unknown-taker", problem, "Écrivez le nom de l’équipe comme elle l’est.")];
  }
  const misplaced = teams.flatMap(({ name, jobs }) =>
    jobs.flatMap((item, rank) => {
      const { title, from, to } = item;
      const at = { path: [...item.at, "from"], remedy: "Changez les heures." };
      if (from >= to)
        return { detail: "hours", ...at, problem: `« ${title} » commence à ${from} et finit à ${to}.` };
      const second = jobs
        .slice(rank + 1)
        .find((other) => ![item, other].includes(job) && overlap(item, other));
      return second
        ? {
            detail: "second-conflict",
            ...at,
            problem: `${name} ferait à la fois « ${title} » et « ${second.title} » : un seul conflit se règle.`,
          }
        : [];
    }),
  );
  if (misplaced.length > 0) return misplaced;
  const named = `« ${job.title} » (${job.from} à ${job.to})`;
  return teams.flatMap((team) => {
    const { name, jobs } = team;
    const other = jobs.find((item) => item !== job && overlap(item, job));
    if ((team === taker) === !other) return [];
    if (other)
      return say(
        "busy-taker",
        `${name} ne peut pas prendre ${named} : « ${other.title} » l’occupe de ${other.from} à ${other.to}.`,
        "Choisissez une équipe libre à ce moment, ou changez les heures.",
      );
    if (jobs.includes(job))
      return say(
        "no-conflict",
        `${named} n’est en conflit avec rien à ${name}.`,
        "Faites-la chevaucher une autre intervention de la même équipe.",
      );
    return say(
      "free-team",
      `${name} est libre aussi pour ${named}, et le site dit qu’elle ne l’est pas.`,
      `Occupez ${name} à ce moment : seule ${job.taker} doit être libre.`,
    );
  });
}
