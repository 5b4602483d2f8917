import path from "node:path";
import { formatDay } from "../shared/calendar/dates";
import { givesFact, holdsFacts } from "../shared/text/facts";
import type { Fault } from "./fault";
import { readContent } from "./read/content";
import { askRule, type Checked, type Rule } from "./rule";
import { inventoryRule } from "./rules/names/inventory";
import { referenceRule } from "./rules/names/references";
import { slugRule } from "./rules/names/slugs";
import { dateRule } from "./rules/pages/article-dates";
import { redirectRule } from "./rules/pages/redirects";
import { removalRule } from "./rules/pages/removals";
import { routesOf } from "./rules/pages/routes";
import { drawnFactRule } from "./rules/pictures/drawn-facts";
import { pictureRule } from "./rules/pictures/picture-names";
import { pictureQualityRule } from "./rules/pictures/picture-quality";
import { staticFileRule } from "./rules/pictures/static-files";
import { datedRule } from "./rules/promises/dated";
import { demonstrationRule } from "./rules/promises/demonstration";
import { estimatorRule } from "./rules/promises/estimator";
import { promiseRule } from "./rules/promises/promises";
import { startContentRule } from "./rules/promises/start-content";
import { settingRules } from "./rules/settings/beyond-schemas";
import { blockRule } from "./rules/settings/blocks";
import { brandRule } from "./rules/settings/brand";
import { bareFactRule } from "./rules/texts/bare-facts";
import { fillerRule } from "./rules/texts/filler";
import { markRule } from "./rules/texts/marks";
import { markupRule } from "./rules/texts/markup";
import { spellingRule } from "./rules/texts/spelling";
import { markdownRule } from "./rules/texts/stray-markdown";
import { schemaRule } from "./schema/check";
import { loadSchemas } from "./schema/load";
import { proseOf, type Prose } from "./text/prose";

export { hasErrors, toCorrect, type Fault } from "./fault";
export { formatReport } from "./report";

export const rules: readonly Rule[] = [
  inventoryRule,
  schemaRule,
  slugRule,
  markupRule,
  referenceRule,
  redirectRule,
  removalRule,
  dateRule,
  ...settingRules,
  brandRule,
  blockRule,
  markRule,
  pictureRule,
  pictureQualityRule,
  drawnFactRule,
  staticFileRule,
  markdownRule,
  spellingRule,
  fillerRule,
  bareFactRule,
  promiseRule,
  estimatorRule,
  datedRule,
  demonstrationRule,
  startContentRule,
];

/** What to check, and with what to compare. */
export interface CheckOptions extends Partial<Pick<Checked, "today" | "base" | "publication">> {
  readonly root: string;
  /** Folder of the schemas; inside the content folder by default. */
  readonly schemasRoot?: string;
  /** Whether every rule is asked, and not only those that a build runs: about three seconds for the whole content. */
  readonly full?: boolean;
}

/**
 * All faults at once; whatever a file contains becomes a fault and never an exception. While a fact cannot be read, that alone is
 * told: wherever a text repeats it, something else would seem to be wrong.
 *
 * @throws Error when the content folder itself cannot be read.
 */
export async function checkContent(options: CheckOptions): Promise<Fault[]> {
  const checked = readChecked(options);
  const faults = [...checked.content.faults, ...checked.schemas.faults];
  for (const rule of rules) {
    if (!rule.everyBuild && !options.full) continue;
    faults.push(...(await askRule(rule, checked)));
    const causes = rule === schemaRule ? faults.filter(hidesFact) : [];
    if (causes.length > 0)
      return causes.map((cause) => ({ ...cause, remedy: `${cause.remedy} Le reste est contrôlé ensuite.` }));
  }
  return faults;
}

/** Whether a file that holds facts cannot be read or is missing, or one of its facts. */
function hidesFact({ severity, file, path: field }: Fault): boolean {
  const at = file.replace(/^content\//, "");
  const isHidden = field
    ? givesFact(at, field.join("."))
    : at === "services" || holdsFacts(at) || holdsFacts(`${at}/index.json`);
  return severity === "error" && isHidden;
}

/** Reads what the rules look at. */
export function readChecked({
  root,
  schemasRoot = path.join(root, "schemas"),
  today = formatDay(new Date()),
  base,
  publication = false,
}: CheckOptions): Checked {
  const content = readContent(root);
  const schemas = loadSchemas(schemasRoot);
  let prose: Prose[] | undefined;
  return {
    content,
    schemas,
    routes: routesOf(content, today),
    today,
    base,
    publication,
    // On demand: no rule of a build needs it, and it takes as long as all that those do.
    get prose() {
      return (prose ??= proseOf(content, schemas));
    },
  };
}
