import { at, claimFacts, contactFacts, serviceFacts, settingFacts, statFacts, textAt } from "./fact-sources";
import { fillMarks, keyOfMark } from "./marks";
import { travelInWords, weeksOf } from "./quantity";

/** What a mark stands for. */
export interface Fact {
  /** As editors write it between braces: « délai de réponse ». */
  readonly name: string;
  /** Finished French: « 4 heures ouvrées ». */
  readonly text: string;
  /** The same in an article or a legal page, where a phone number is a link. */
  readonly html?: string;
  /** The only place where it is written: a file of `content/`, and the field in it. */
  readonly file: string;
  readonly field: string;
  /** Whether it is another form of the fact before it: « en lettres ». */
  readonly isForm?: boolean;
}

/** The delay of a service: as its page shows it, and the weeks of it that are counted. */
type Delay = { readonly value: string; readonly weeks: ReturnType<typeof weeksOf> };

export interface Facts {
  /** By `keyOfMark`, in all their forms. */
  readonly byKey: ReadonlyMap<string, Fact>;
  /** Without their other forms, in the order in which editors find them listed. */
  readonly listed: readonly Fact[];
  /** Those whose names another fact has already. */
  readonly clashing: readonly Fact[];
  /** By the service's folder. */
  readonly delays: ReadonlyMap<string, Delay>;
}

/** A JSON file of `content/`, read. What it holds may be anything: the content check names what is wrong with it. */
export interface ContentEntry {
  /** From `content/`: `settings/site.json`. */
  readonly path: string;
  readonly data: unknown;
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
  const delays = new Map(
    services.map(({ path, data }) => {
      const value = textAt(data, "duration", "value");
      const counted = fillMarks(textAt(data, "time", "delay") || value, { byKey });
      return [path.split("/")[1] ?? "", { value, weeks: weeksOf(counted) }];
    }),
  );
  return {
    byKey,
    listed: own.filter(isFirst),
    clashing: own.filter((fact) => !isFirst(fact)),
    delays,
  };
}

/** The facts that a file may repeat: those of all, and for a city the travel to it, which it gives itself. */
export function factsIn({ path, data }: ContentEntry, facts: Facts): Facts {
  const minutes = at(data, "travelMinutes");
  if (!path.startsWith("cities/") || typeof minutes !== "number" || minutes === 0) return facts;
  const travel = { name: "trajet", text: travelInWords(minutes), file: path, field: "travelMinutes" };
  return { ...facts, byKey: new Map([...facts.byKey, [travel.name, travel]]) };
}
