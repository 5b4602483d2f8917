import path from "node:path";
import type { Fault } from "./fault";
import { formatDay } from "../shared/calendar/dates";
import { checkBrand } from "./rules/settings/brand";
import { checkDates } from "./rules/settings/dates";
import { checkHeads } from "./rules/pages/heads";
import { checkHrefs } from "./rules/links/hrefs";
import { checkInventory } from "./rules/names/inventory";
import { checkIdentityMarks } from "./rules/texts/identity-marks";
import { checkMarkup } from "./rules/texts/markup";
import { checkNames } from "./rules/names/names";
import { checkBlocks } from "./rules/settings/optional";
import { checkPictures } from "./rules/pictures/picture-names";
import { checkRedirects } from "./rules/pages/redirects";
import { checkReferences } from "./rules/links/references";
import { routesOf } from "./rules/pages/routes";
import { checkSettings } from "./rules/settings/settings";
import { checkStaticFiles } from "./rules/pictures/static-files";
import { readContent, type Content } from "./read/content";
import { checkSchemas } from "./schema/check";
import { loadSchemas, type Schemas } from "./schema/load";

export { hasErrors, toCorrect, type Fault } from "./fault";
export { formatReport } from "./report";

/** What to check. */
export interface CheckOptions {
  /** The content folder. */
  readonly root: string;
  /** Folder of the files published as they are; beside the content folder by default. */
  readonly staticRoot?: string | undefined;
  /** Folder of the schemas; inside the content folder by default. */
  readonly schemasRoot?: string | undefined;
  /** Year-month-day; today in Paris by default. */
  readonly today?: string | undefined;
}

/** Content read once, with what the checks need to look into it. */
export interface Checked {
  readonly content: Content;
  readonly schemas: Schemas;
  readonly faults: readonly Fault[];
}

/**
 * Everything that would make a build fail or publish a broken page. All faults at once; whatever a file contains
 * becomes a fault and never an exception.
 *
 * @throws Error when the content folder itself cannot be read.
 */
export const checkContent = async (options: CheckOptions) => (await checkCore(options)).faults;

/** The same, with the content for further checks to work on. */
export async function checkCore({
  root,
  staticRoot,
  schemasRoot = path.join(root, "schemas"),
  today = formatDay(new Date()),
}: CheckOptions): Promise<Checked> {
  const content = readContent(root, staticRoot);
  const schemas = loadSchemas(schemasRoot);
  const routes = routesOf(content, today);
  const faults = [
    ...content.faults,
    ...schemas.faults,
    ...checkInventory(content),
    ...checkSchemas(content, schemas),
    ...checkNames(content),
    ...checkMarkup(content, schemas),
    ...checkReferences(content, schemas),
    ...checkHrefs(content, routes),
    ...checkRedirects(content, routes),
    ...checkHeads(content),
    ...checkSettings(content),
    ...checkBrand(content),
    ...checkBlocks(content),
    ...checkIdentityMarks(content),
    ...checkDates(content, today),
    ...(await checkPictures(content)),
    ...(await checkStaticFiles(content)),
  ];
  return { content, schemas, faults };
}
