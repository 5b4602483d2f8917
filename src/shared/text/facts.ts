import { at, type ContentEntry, type Fact, type FactsByKey } from "./fact";
import { keyOfMark } from "./marks";
import { travelInWords } from "./quantity";
import { claimFacts, contactFacts, serviceFacts, settingFacts, statFacts } from "./sources";

/** The facts of a content, which its texts may repeat. */
export interface Facts {
  readonly byKey: FactsByKey;
  /** Without their other forms, in the order in which editors find them listed. */
  readonly listed: readonly Fact[];
  /** Those whose names another fact has already. */
  readonly clashing: readonly Fact[];
}

/** Whether a file holds facts that others repeat. */
export const holdsFacts = (path: string): boolean =>
  /^settings\/(?:brand|site|claims|key-stats)\.json$|^services\/[^/]+\/index\.json$/.test(path);

/** Whether a field of such a file is one, or part of one: it repeats none itself. @param field `duration.value` */
export const saysFact = (path: string, field: string): boolean => {
  if (/^settings\/(?:brand|site|key-stats)\.json$/.test(path)) return true;
  if (path === "settings/claims.json") return !field.endsWith(".text");
  return holdsFacts(path) && /^(?:(?:prices\.\d+\.)?calledInMarks|name|duration\.value|team)$/.test(field);
};

/** Whether a fact is missing while such a field is faulty or missing. @param field `prices.0.amount` */
export const givesFact = (path: string, field: string): boolean =>
  saysFact(path, field) || (holdsFacts(path) && /^(?:duration|priceFrom|prices)\b/.test(field));

/**
 * Every fact that texts repeat, from the files that hold them (see `holdsFacts`). What is missing or malformed there makes no
 * fact, so that its mark is unknown.
 */
export function factsOf(entries: readonly ContentEntry[]): Facts {
  const dataOf = (setting: string): unknown =>
    entries.find(({ path }) => path === `settings/${setting}.json`)?.data;
  const services = entries.filter(({ path }) => /^services\/[^/]+\/index\.json$/.test(path));
  const all = [
    ...settingFacts(dataOf),
    ...contactFacts(dataOf("site")),
    ...claimFacts(dataOf("claims")),
    ...statFacts(dataOf("key-stats")),
    ...services.flatMap(serviceFacts),
  ].filter(({ text }) => text && !text.includes("{{"));
  const byKey = new Map([...all].reverse().map((fact) => [keyOfMark(fact.name), fact]));
  const own = all.filter(({ isForm }) => !isForm);
  const isFirst = (fact: Fact): boolean => byKey.get(keyOfMark(fact.name)) === fact;
  return {
    byKey,
    listed: own.filter(isFirst),
    clashing: own.filter((fact) => !isFirst(fact)),
  };
}

/** The facts that a file may repeat: those of all, and for a city those of its own. */
export const factsIn = ({ path, data }: ContentEntry, byKey: FactsByKey): FactsByKey =>
  path.startsWith("cities/") ? factsOfCity(data, byKey, path) : byKey;

/** All facts, and the travel to a city, which it gives itself. */
export function factsOfCity(city: unknown, byKey: FactsByKey, file = ""): FactsByKey {
  const minutes = at(city, "travelMinutes");
  if (typeof minutes !== "number" || minutes === 0) return byKey;
  const travel = { name: "trajet", text: travelInWords(minutes), file, field: "travelMinutes" };
  return new Map([...byKey, [travel.name, travel]]);
}
