import { faultAt, type Fault, type Finding } from "../../fault";
import { itemPaths, textAt, texts, valueAt, type Document, type Path } from "../../document";
import { formatRangeOf } from "../../../shared/format-text";
import { documentsOf, settingOf } from "../../read/content";
import type { Rule } from "../../rule";
import { amountPattern, counted, inWeeks, perWeek, readAmount, space } from "./claim-amounts";

/** Half of the last digit that editors write. */
const rounding = 0.05;

/**
 * What a service says twice: its delay in words for readers and as a number for the axis of weeks (`weeks`), on its page and
 * on the page of all; and who works on it (`team`), beside the sentence that tells of it.
 */
export const durationRule: Rule = {
  name: "duration",
  everyBuild: false,
  check: ({ content }) => {
    const page = settingOf(content, "services-page");
    const services = documentsOf(content, "service");
    return [
      ...services.flatMap((document) => [...weeksOf(document), ...teamOf(document)]),
      ...(page ? [...weeksOf(page), ...rowsOf(page, services)] : []),
    ];
  },
};

/** Every delay of a document that is given in weeks, too. */
function weeksOf(document: Document): Fault[] {
  return [...texts(document.data)].flatMap(({ path, text }) => {
    if (path.slice(-2).join() !== "duration,value") return [];
    const at = [...path.slice(0, -1), "weeks"];
    const [min, max] = ["min", "max"].map((end) => Number(valueAt(document.data, [...at, end])));
    if (min === undefined || max === undefined || Number.isNaN(min + max)) return [];
    const finding = contradiction(text, min, max);
    return finding ? faultAt(document, { path: at, ...finding }) : [];
  });
}

function contradiction(text: string, min: number, max: number): Finding | undefined {
  const weeks = formatRangeOf({ min, max }, "semaine");
  if (max < min)
    return {
      problem: `Ce délai va de ${weeks} : il finit avant de commencer.`,
      remedy: "Écrivez le plus court dans min, le plus long dans max.",
    };
  const found = new RegExp(amountPattern, "iu").exec(text);
  const amount = readAmount(found?.groups);
  const shortest = amount && inWeeks(amount);
  const longest = amount && inWeeks(amount, perWeek.work);
  if (!shortest || !longest) return undefined;
  // Weeks are the same ones; days are of the calendar or of work, and a word before (« dès », « moins de ») leaves an end open.
  const isExact = amount.unit === "semaine" && found?.index === 0;
  const agree = isExact
    ? Math.abs(amount.from - min) <= rounding && Math.abs(amount.to - max) <= rounding
    : shortest.from <= max + rounding && longest.to >= min - rounding;
  if (agree) return undefined;
  return {
    problem: `« ${text} » et ${weeks} ne disent pas le même délai.`,
    remedy: "Accordez weeks avec les mots de value : la page des services montre les deux côte à côte.",
  };
}

/** Rows of the page of services with other weeks than the page of the service they show. */
const rowsOf = (page: Document, services: readonly Document[]): Fault[] =>
  itemPaths(page.data, ["groups"])
    .flatMap((group) => itemPaths(page.data, [...group, "items"]))
    .flatMap((row) => {
      const slug = valueAt(page.data, [...row, "service"]);
      const service = services.find((one) => one.slug === slug);
      const [here, there] = [valueAt(page.data, [...row, "duration"]), valueAt(service?.data, ["duration"])];
      const weeks = [here, there].map((duration) => valueAt(duration, ["weeks"]));
      if (!service || !weeks.every(Boolean) || JSON.stringify(weeks[0]) === JSON.stringify(weeks[1]))
        return [];
      const said = [here, there].map((duration) => `« ${String(valueAt(duration, ["value"]))} »`);
      return faultAt(page, {
        path: [...row, "duration"],
        problem: `${said[0]} ici, ${said[1]} sur la page du service.`,
        remedy: `Retirez duration, le délai du service est montré sans lui ; ou accordez ${service.file}.`,
      });
    });

const people = counted("personnes?");

/** A team that is not the one the project is said to be given to. */
function teamOf(document: Document): Fault[] {
  const path: Path = ["team"];
  const team = textAt(document, ...path) ?? "";
  const told = textAt(document, "duration", "label") ?? "";
  const count = readAmount(new RegExp(people, "iu").exec(team)?.groups);
  const given = readAmount(
    new RegExp(String.raw`confiée?s?${space}à${space}${people}`, "iu").exec(told)?.groups,
  );
  if (!count || !given || count.from === given.from) return [];
  const finding = {
    path,
    problem: `« ${team} » contredit la phrase du délai : « ${told} »`,
    remedy: "Accordez team avec duration.label.",
  };
  return [faultAt(document, finding)];
}
