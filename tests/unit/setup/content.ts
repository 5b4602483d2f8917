import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FactsByKey } from "../../../src/shared/text/fact";
import { factsOf } from "../../../src/shared/text/facts";
import { finish } from "../../../src/shared/text/finish";

/** The content that tests read: that of an agency which exists nowhere else, and which no editor changes. */
export const contentRoot = path.join(__dirname, "../../content");

/** The schemas, which the site and the tests share. */
export const schemasRoot = path.join(__dirname, "../../../content/schemas");

const readData = (file: string): unknown => JSON.parse(readFileSync(path.join(contentRoot, file), "utf8"));

const files = globSync(["settings/*.json", "services/*/index.json"], { cwd: contentRoot });
const facts = factsOf(files.map((file) => ({ path: file, data: readData(file) }))).byKey;

/** A settings file, its texts as a page gets them. */
export const readSetting = <Setting>(name: string): Setting =>
  finished(readData(`settings/${name}.json`), facts) as Setting;

function finished(value: unknown, byKey: FactsByKey): unknown {
  if (typeof value === "string") return finish(value, byKey);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item: unknown) => finished(item, byKey));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, finished(item, byKey)]));
}
