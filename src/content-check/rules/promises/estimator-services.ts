import {
  baseScope,
  estimatePrice,
  estimateWeeks,
  type EstimatorRules,
  type ProjectRules,
} from "../../../shared/estimate";
import { formatCount, formatPriceBriefly } from "../../../shared/format-text";
import { textAt, valueAt, type Document } from "../../document";
import { type Finding } from "../../fault";
import { counted, inWeeks, readAmount } from "./claim-amounts";

/** A project of `content/settings/estimator.json`. */
export interface EstimatedProject extends ProjectRules {
  readonly service: string;
  readonly label: string;
  readonly screens: ProjectRules["screens"] & { readonly unit: string };
}

/** What the page of the service says of its own delay and price, and the estimator contradicts; undefined for nothing. */
export function contradictedService(
  rules: EstimatorRules,
  project: EstimatedProject,
  service: Document,
): (Finding & { readonly path: readonly string[] }) | undefined {
  return (
    wrongFirstPrice(project, service) ??
    wrongPricedWeeks(project, service) ??
    wrongSize(rules, project, service)
  );
}

const remedyFor = ({ slug }: Document): string =>
  `Accordez les deux : ce projet de content/settings/estimator.json, ou content/services/${slug}/index.json.`;

/** A first answer below the service's starting price, or above it though that price pays the whole project. */
function wrongFirstPrice(project: EstimatedProject, service: Document) {
  const amount = valueAt(service.data, ["priceFrom", "amount"]);
  const unit = textAt(service, "priceFrom", "unit") ?? "";
  if (typeof amount !== "number" || amount === 0) return undefined;
  const asked = formatPriceBriefly({ amount, unit });
  const { min } = estimatePrice(amount, project, project.weeks);
  const paysAll = /\ble (?:projet|site)\b/.test(unit);
  if (min === amount || (min > amount && !paysAll)) return undefined;
  return {
    path: ["pricedWeeks"],
    problem: `« ${project.label} » : l’estimation commence à ${formatCount(min)} €, le service « ${asked} ».`,
    remedy: remedyFor(service),
  };
}

/** A starting price that covers other weeks (« une seule page en une semaine ») than the estimator reckons with. */
function wrongPricedWeeks(project: EstimatedProject, service: Document) {
  const covers = textAt(service, "priceFrom", "covers") ?? "";
  const weeks = weeksIn(covers);
  if (!weeks || weeks.from === project.pricedWeeks) return undefined;
  return {
    path: ["pricedWeeks"],
    problem: `« ${project.label} » : le prix de départ paie ${weeksWritten(project.pricedWeeks)} ici, et au service « ${covers} ».`,
    remedy: remedyFor(service),
  };
}

/** A number of pages or screens whose delay the service gives (« 2 semaines pour cinq à dix pages »), and another answer. */
function wrongSize(rules: EstimatorRules, project: EstimatedProject, service: Document) {
  const [value, label, covers] = ["duration.value", "duration.label", "priceFrom.covers"].map(
    (field) => textAt(service, ...field.split(".")) ?? "",
  ) as [string, string, string];
  const priced = { from: project.pricedWeeks, to: project.pricedWeeks };
  // « une semaine pour une seule page, deux semaines pour deux à dix pages », or one size for the whole delay.
  const sized = label.split(/[,;]/).map((part) => ({
    text: part.trim(),
    weeks: weeksIn(part),
    pages: pagesIn(part, project),
  }));
  const whole = { text: `${value} ${label}`, weeks: weeksIn(value), pages: pagesIn(label, project) };
  const said = [
    ...(sized.some(({ weeks, pages }) => weeks && pages) ? sized : [whole]),
    { text: covers, weeks: weeksIn(covers) ?? priced, pages: pagesIn(covers, project) },
  ];
  for (const { text, weeks, pages } of said) {
    if (!weeks || !pages) continue;
    for (let screens = pages.from; screens <= Math.min(pages.to, project.screens.max); screens++) {
      const { min, max } = estimateWeeks(rules, project, { ...baseScope(project), screens });
      if (min === weeks.from && max === weeks.to) continue;
      return {
        path: ["screens"],
        problem: `« ${project.label} » (${project.screens.unit} : ${screens}) : l’estimation donne ${weeksWritten(min, max)}, le service « ${text} ».`,
        remedy: remedyFor(service),
      };
    }
  }
  return undefined;
}

const weeksWritten = (min: number, max = min): string =>
  `${min === max ? "" : `${min} à `}${max} semaine${max < 2 ? "" : "s"}`;

/** The first delay of a text, in whole weeks. */
function weeksIn(text: string) {
  const amount = readAmount(new RegExp(counted("semaines?|jours?"), "iu").exec(text)?.groups);
  const weeks = amount && inWeeks(amount);
  return weeks && { from: Math.floor(weeks.from), to: Math.floor(weeks.to) };
}

/** The first number of what the project counts: « cinq à dix pages », « une seule page ». */
function pagesIn(text: string, { screens: { unit } }: EstimatedProject) {
  const noun = unit.startsWith("écran") ? "écrans?" : "pages?";
  return readAmount(new RegExp(counted(noun), "iu").exec(text.replace(/\bune? seule? /g, "une "))?.groups);
}
