import type { Today } from "../../components/coming-day";
import { formatLongDay } from "../../shared/calendar/dates";
import {
  baseScope,
  estimatePrice,
  estimateWeeks,
  savingsOf,
  type Range,
  type Scope,
} from "../../shared/estimate";
import { formatCount, formatNumberOf, formatRangeOf } from "../../shared/text/number";
import { scheduleOf, type Phase } from "../../shared/calendar/schedule";
import { firstDayOf, isHeld, workingDaysBetween } from "../../shared/calendar/working-days";
import { isWish, type Choice } from "./estimator-choice";

/** An estimate in French. */
export interface Answer {
  /** « 8 à 10 semaines » */
  readonly delay: string;
  /** « de 72 000 à 90 000 € HT »; undefined for a service without a starting price. */
  readonly price: string | undefined;
  /** « entre le 4 et le 18 février 2027 »; undefined, as what follows from it, where the day is not known. */
  readonly inUse: string | undefined;
  /** « en service le 4 février 2027, à partir de 54 000 € HT » */
  readonly result: string;
  readonly phases: readonly [Phase, Phase, Phase, Phase] | undefined;
  /** Of work. */
  readonly weeks: Range;
  /** Whether the wished day can be met, and how; undefined where none is wished. */
  readonly wish: string | undefined;
  /** What would make it shorter. */
  readonly savings: readonly string[];
  /** All of it as the sentences of a request. */
  readonly sentences: string;
}

type Rules = Pick<Queries.EstimatorFragment, "data" | "systems" | "phases">;

/** Answers a choice. @param today the day and the working days of `useToday`; the project begins on the next working day */
export function answerOf(rules: Rules, choice: Choice, { today, days }: Today): Answer {
  const { project } = choice;
  const weeks = estimateWeeks(rules, project, choice);
  const isBase = estimatesTheSame(weeks, estimateWeeks(rules, project, baseScope(project)));
  // A delay promised in another unit (« 30 jours ») is given as it was promised.
  const delay =
    isBase && !project.delay.includes("semaine") ? project.delay : formatRangeOf(weeks, "semaine");
  const amount = project.service.priceFrom?.amount;
  const price = amount ? formatPriceRange(estimatePrice(amount, project, weeks)) : undefined;
  const phases = today === undefined ? undefined : scheduleOf(weeks, rules.phases, today, days);
  const inUse = phases && formatPeriod(phases[2].to, phases[2].latest);
  const wish = phases && today && choice.date ? formatWish(choice.date, phases[2], today, days) : undefined;
  const savings = savingsOf(rules, project, choice).map(
    ({ factor, weeks: spared }) =>
      `${formatSaving(factor, choice)}\u00a0: ${formatNumberOf(spared, "semaine")} de moins.`,
  );
  const result = [inUse && `en service ${inUse}`, price].filter(Boolean).join(", ");
  const dates = `Délai estimé sur votre site\u00a0: ${delay}, ${inUse ? "pour une mise " : ""}${result}.`;
  const wished = isWish(choice.date, today ?? firstDayOf(days))
    ? ` Date souhaitée\u00a0: ${formatLongDay(choice.date)}.`
    : "";
  return {
    delay,
    price,
    inUse,
    result,
    phases,
    weeks,
    wish,
    savings,
    sentences: `${formatScope(rules, choice)} ${dates}${wished}`,
  };
}

const estimatesTheSame = (a: Range, b: Range): boolean => a.min === b.min && a.max === b.max;

/** « écrans » or « autres logiciels à relier », as it stands after a number; « accès » has no plural of its own. */
export const unitFor = (count: number, plural: string): string =>
  count > 1 ? plural : plural.replace(/(è?)s(?!\p{L})/gu, (ending, accent) => (accent ? ending : ""));

const formatPriceRange = ({ min, max }: Range): string =>
  min === max
    ? `à partir de ${formatCount(min)}\u00a0€ HT`
    : `de ${formatCount(min)} à ${formatCount(max)}\u00a0€ HT`;

/** « le 4 février 2027 », « entre le 4 et le 18 février 2027 » @param from @param to `yyyy-MM-dd` */
export function formatPeriod(from: string, to: string): string {
  if (from === to) return `le ${formatLongDay(to)}`;
  const isSame = (length: number): boolean => from.slice(0, length) === to.slice(0, length);
  const first = formatLongDay(from, !isSame(4));
  return `entre le ${isSame(7) ? first.split("\u00a0")[0] : first} et le ${formatLongDay(to)}`;
}

function formatScope(rules: Rules, { project, screens, data, systems }: Choice): string {
  const { label = "" } = rules.data.find(({ slug }) => slug === data) ?? {};
  const migrated = label.charAt(0).toLowerCase() + label.slice(1);
  const size = `${project.label}, environ ${screens}\u00a0${unitFor(screens, project.screens.unit)}`;
  return `${size}. Données à reprendre\u00a0: ${migrated}. Autres logiciels à relier\u00a0: ${systems || "aucun"}.`;
}

/** What could be left for later, as a way to save time. */
function formatSaving(factor: keyof Scope, { project }: Choice): string {
  const { included, unit } = project.screens;
  if (factor === "screens")
    return `Une première version de ${included}\u00a0${unitFor(included, unit)}, le reste ensuite`;
  if (factor === "data") return "Des données plus simples à reprendre, ou reprises après l’ouverture";
  return "Les autres logiciels reliés après l’ouverture";
}

/** @param work the phase after whose end the project is in use */
function formatWish(date: string, { to, latest }: Phase, today: string, days: string): string {
  if (!isWish(date)) return "Vérifiez l’année de la date souhaitée.";
  const day = formatLongDay(date);
  if (!isWish(date, today)) return `Le ${day} est passé\u00a0: choisissez une date à venir.`;
  if (date >= latest) {
    if (!isHeld(days, date)) return `Le ${day} est tenable.`;
    const spare = workingDaysBetween(days, latest, date);
    return `Le ${day} est tenable, avec ${formatNumberOf(spare, "jour ouvré")} de marge.`;
  }
  const late = workingDaysBetween(days, date, to);
  if (late === 0) return `Le ${day} est tenable si tout va bien\u00a0: il tombe entre nos deux dates.`;
  return `Il manque ${formatNumberOf(late, "jour ouvré")} pour tenir le ${day}\u00a0: voyez ce qui raccourcirait le projet, ou appelez-nous.`;
}
