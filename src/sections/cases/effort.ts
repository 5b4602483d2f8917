import { formatCount, formatNumberOf } from "../../shared/text/number";

/** What a case took, as far as its client lets it be known. */
interface Effort {
  readonly weeks: number | null;
  /** Persons. */
  readonly team: number | null;
  /** Euros before tax. */
  readonly budget: number | null;
}

/** « 11 semaines », « 3 personnes », « 99 000 € HT », each with its name. */
export const effortOf = ({ weeks, team, budget }: Effort): { name: string; value: string }[] => [
  ...(weeks === null ? [] : [{ name: "Durée", value: formatNumberOf(weeks, "semaine") }]),
  ...(team === null ? [] : [{ name: "Équipe", value: formatNumberOf(team, "personne") }]),
  ...(budget === null ? [] : [{ name: "Budget", value: `${formatCount(budget)}\u00a0€\u00a0HT` }]),
];
