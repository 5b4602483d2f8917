import { textAt, valueAt } from "../../document";
import { inEach, type Rule } from "../../rule";
import { frenchNumberPattern, frenchNumbers } from "../../text/french-numbers";

/** « Un peu plus d’une heure » may be 70 minutes. */
const toleranceMinutes = 15;

const count = `(\\d+|${frenchNumberPattern})`;
const parts: Readonly<Record<string, number>> = { quart: 15, demie: 30 };

const inHours = new RegExp(
  `(?<![\\p{L}\\d-])${count} ?h(?:eures?)?(?: et (quart|demie)| ?(?:et )?${count}(?: minutes)?)?(?![\\p{L}\\d])`,
  "giu",
);
const inMinutes = new RegExp(`(?<![\\p{L}\\d-])${count} min(?:utes)?(?!\\p{L})`, "giu");

/** The durations that a French text tells, in minutes: « une heure et quart », « 1 h 40 », « trois quarts d’heure ». */
export function durationsIn(text: string): number[] {
  const plain = text.replace(/[\u00a0\u202f]/g, " ");
  const number = (word = ""): number => frenchNumbers.get(word.toLowerCase()) ?? Number(word || 0);
  const hours = [...plain.matchAll(inHours)].map(
    ([, whole, part, minutes]) => 60 * number(whole) + (parts[part ?? ""] ?? number(minutes)),
  );
  const quarters = /trois quarts d’heure/iu.test(plain) ? [45] : [];
  const minutes = [...plain.replace(inHours, "").matchAll(inMinutes)].map(([, told]) => number(told));
  return [...hours, ...quarters, ...minutes];
}

/** Cities whose list says another travel time than their texts. Texts that tell no time contradict nothing. */
export const travelRule: Rule = {
  name: "travel-time",
  everyBuild: false,
  check: inEach("city", (city) => {
    const minutes = valueAt(city.data, ["travelMinutes"]);
    if (typeof minutes !== "number") return [];
    return (["journey", "travel"] as const).flatMap((field) => {
      const told = durationsIn(textAt(city, field) ?? "");
      if (told.length === 0 || told.some((time) => Math.abs(time - minutes) <= toleranceMinutes)) return [];
      return {
        path: ["travelMinutes"],
        problem: `${minutes}\u00a0minutes de trajet\u00a0: ${field} ne dit pas cette durée.`,
        remedy: `Accordez travelMinutes et ${field}.`,
      };
    });
  }),
};
