import path from "node:path";
import type { Fault } from "./fault";
import { formatDay } from "../shared/dates";
import { checkBrand } from "./core/brand";
import { checkDates } from "./core/dates";
import { checkHeads } from "./core/heads";
import { checkHrefs } from "./core/hrefs";
import { checkInventory } from "./core/inventory";
import { checkLegalIdentity } from "./core/legal-identity";
import { checkMarkup } from "./core/markup";
import { checkNames } from "./core/names";
import { checkBlocks } from "./core/optional";
import { checkPictures } from "./core/pictures";
import { checkRedirects } from "./core/redirects";
import { checkReferences } from "./core/references";
import { routesOf } from "./core/routes";
import { checkSettings } from "./core/settings";
import { checkStaticFiles } from "./core/static-files";
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
    ...checkLegalIdentity(content),
    ...checkDates(content, today),
    ...(await checkPictures(content)),
    ...(await checkStaticFiles(content)),
  ];
  return { content, schemas, faults };
}
