import { choicesFor } from "../../shared/estimate";
import { baseChoice, type Choice } from "./estimator-choice";

/* Apart from what the home page's small estimate loads, which reads no address. */

type Rules = Pick<Queries.EstimatorFragment, "projects" | "data" | "systems">;

/**
 * Reads a choice from the address: from its fragment, or from the query that the home page's form sends without
 * scripts. The address is untrusted: unknown or impossible values become those of the base delay; undefined without a
 * known project.
 */
export function choiceOf(
  { hash, search }: Pick<Location, "hash" | "search">,
  rules: Rules,
): Choice | undefined {
  const parameters = new URLSearchParams(hash.includes("projet=") ? hash.slice(1) : search);
  const project = rules.projects.find(({ service }) => service.slug === parameters.get("projet"));
  if (!project) return undefined;
  const base = baseChoice(project, readDay(parameters.get("date") ?? ""));
  const choices = choicesFor(rules, project);
  return {
    ...base,
    screens: readCount(parameters.get("ecrans"), 1, project.screens.max) ?? base.screens,
    data: choices.data.find(({ slug }) => slug === parameters.get("donnees"))?.slug ?? base.data,
    systems: readCount(parameters.get("logiciels"), 0, choices.systems) ?? base.systems,
  };
}

/**
 * Reads what a visitor has changed in the controls before their scripts were there; undefined where nothing is. What was set
 * for the project before it, as its count of screens, does not count.
 */
export function choiceIn(box: Element | null | undefined, rules: Rules): Choice | undefined {
  const inputs = [...(box?.querySelectorAll("input") ?? [])];
  const changed = inputs.filter((input) =>
    input.type === "radio" ? input.checked && !input.defaultChecked : input.value !== input.defaultValue,
  );
  if (changed.length === 0) return undefined;
  const project = inputs.filter(({ name, checked }) => name === "projet" && checked);
  const parameters = [...project, ...changed].map(({ name, value }) => [name, value]);
  return choiceOf({ hash: `#${new URLSearchParams(parameters)}`, search: "" }, rules);
}

function readCount(text: string | null, min: number, max: number): number | undefined {
  return text && /^\d{1,4}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : undefined;
}

/** A valid day of this century; empty for anything else. */
function readDay(text: string): string {
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : "";
}
