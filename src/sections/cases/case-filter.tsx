import React from "react";
import { ListFilter } from "../../components/list-filter";
import { toSlug } from "../../shared/slug";

type FilteredCase = Pick<Queries.CaseCardFragment, "sector" | "services">;
/** A filter choice: a word of the `data-case` attribute, and its label. */
type Choice = readonly [word: string, label: string];

const sectorsOf = ({ sector }: FilteredCase): Choice[] => [[`secteur-${toSlug(sector)}`, sector]];
const servicesOf = ({ services }: FilteredCase): Choice[] =>
  services.map(({ slug, name }) => [`service-${slug}`, name] as const);

/** Value of a case's `data-case` attribute: the words that it is filtered by. */
export const filterWords = (caseStudy: FilteredCase): string =>
  [...sectorsOf(caseStudy), ...servicesOf(caseStudy)].map(([word]) => word).join(" ");

/**
 * Filters the cases by sector or service (see `filterRules`).
 *
 * @param cases the cases of the list, each marked with `data-case={filterWords(caseStudy)}`
 */
export function CaseFilter({ cases }: { readonly cases: readonly FilteredCase[] }) {
  const groups = [
    { label: "Par secteur", choices: countedChoices(cases.flatMap(sectorsOf)) },
    { label: "Par service", choices: countedChoices(cases.flatMap(servicesOf)) },
  ];
  return (
    <ListFilter id="filtre" label="Afficher" all={`Toutes les réalisations (${cases.length})`}>
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map(([word, text]) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </ListFilter>
  );
}

/** Each choice once, with the number of its cases, those with most first. */
function countedChoices(choices: readonly Choice[]): Choice[] {
  const counts = new Map<string, number>();
  for (const [word] of choices) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...new Map(choices)]
    .sort(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .map(([word, label]) => [word, `${label} (${counts.get(word)})`]);
}

/** The filter's style sheet, for the page's head: hides what is not chosen. */
export function filterRules(cases: readonly FilteredCase[]): string {
  const words = new Set(cases.flatMap((caseStudy) => filterWords(caseStudy).split(" ")));
  const hidden = [...words].map(
    (word) => `main:has(option[value=${word}]:checked) [data-case]:not([data-case~=${word}])`,
  );
  return `${hidden.join()}{display:none}`;
}
