import { countedWeeks } from "../../../shared/calendar/plan";
import { finish } from "../../../shared/text/finish";
import { isDelay } from "../../../shared/text/quantity";
import { itemPaths, itemsAt, textAt, valueAt, type Document } from "../../document";
import type { Finding } from "../../fault";
import { documentsOf, type Content } from "../../read/content";
import { inEach, type Checked, type Rule } from "../../rule";
import { nearest } from "../../../shared/text/nearest";
import { hasBlock } from "../../read/blocks";
import { conflictOf } from "./planning-conflict";

const settingRule = (
  name: string,
  kind: string,
  find: (settings: Document, content: Content) => readonly Finding[],
): Rule => ({
  name,
  everyBuild: true,
  check: inEach(kind, (settings, { content }) => find(settings, content)),
});

/** What the schema of a settings file cannot express. */
export const settingRules: readonly Rule[] = [
  settingRule("base-city", "site", baseCity),
  settingRule("film", "site", videoFiles),
  settingRule("opening-hours", "opening", openingOrder),
  settingRule("opening-days", "opening", otherDays),
  settingRule("planning", "home", planningConflict),
  settingRule("time", "service", uncountedDelay),
  { name: "order", everyBuild: false, check: inEach("home", movedField) },
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

/** The home page's sections are its fields: whoever moves one expects the section to move. */
function movedField({ data }: Document, { schemas }: Checked): Finding[] {
  const order = Object.keys(schemas.files["home.schema.json"]?.properties ?? {});
  const ranks = Object.keys(data as object).map((field) => order.indexOf(field));
  const moved = ranks.find((rank, index) => rank >= 0 && rank < Math.max(...ranks.slice(0, index)));
  if (moved === undefined) return [];
  const field = order[moved] ?? "";
  const problem = `« ${field} » a changé de place dans le fichier : rien ne bouge sur la page, dont les sections ont un ordre fixe.`;
  const remedy = `Remettez-le à sa place, dans l’ordre ${order.slice(1).join(", ")}. Un autre ordre est l’affaire d’un développeur.`;
  return [{ severity: "warning", path: [field], problem, remedy }];
}

function videoFiles(site: Document, { staticFiles }: Content): Finding[] {
  return ["mp4", "webm", "poster", "posterPhone"].flatMap((format) => {
    const file = textAt(site, "heroVideo", format);
    if (file === undefined || staticFiles.some(({ path }) => `/${path}` === file)) return [];
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

/** The home page's planning shows one conflict, and how it is solved. */
function planningConflict(home: Document): Finding[] {
  const path = ["hero", "planning", "teams"];
  const teams = itemPaths(home.data, path).map((team) => ({
    name: textAt(home, ...team, "name") ?? "",
    jobs: itemPaths(home.data, [...team, "jobs"]).map((at) => {
      const text = (field: string) => textAt(home, ...at, field) ?? "";
      return { from: text("from"), to: text("to"), taker: text("taker") };
    }),
  }));
  if (teams.length === 0 || conflictOf(teams)) return [];
  return [
    {
      path,
      problem:
        "Ce planning doit avoir un conflit, et un seul, que l’équipe nommée par « taker » est seule à résoudre.",
      remedy:
        "Écrivez « taker » à une intervention qui en chevauche une autre de son équipe, avec le nom de la seule équipe libre à ces heures ; aucune autre ne se chevauche, et chacune finit après son début.",
    },
  ];
}

/** A service whose delay gives a date that nobody can count. */
function uncountedDelay(service: Document, { facts }: Content): Finding[] {
  const reads = textAt(service, "time", "reads");
  const path = textAt(service, "time", "delay") === undefined ? ["duration", "value"] : ["time", "delay"];
  const delay = finish(textAt(service, ...path) ?? "", facts.byKey);
  // What no program reads is told by the schema.
  if ((reads !== "delivered" && reads !== "started") || !isDelay(delay) || countedWeeks(delay)) return [];
  return [
    {
      path,
      problem: `« ${delay} » ne se compte pas sur le calendrier, dont le champ time promet une date.`,
      remedy:
        "Écrivez un nombre de semaines, de jours ou d’heures, seize semaines au plus, comme « 4 semaines » ; ou « none » dans time › reads.",
    },
  ];
}
