import { readFileSync } from "node:fs";
import path from "node:path";
import { completeEntry } from "../../../src/shared/facts/complete-entry";
import { readFacts } from "../../../src/shared/facts/read-facts";

/** The content that tests read: that of an agency which exists nowhere else, and which no editor changes. */
export const contentRoot = path.join(__dirname, "../../content");

const facts = readFacts(contentRoot);

/** The schemas, which the site and the tests share. */
export const schemasRoot = path.join(__dirname, "../../../content/schemas");

export function readSetting<Setting>(name: string): Setting {
  const file = `settings/${name}.json`;
  const data: unknown = JSON.parse(readFileSync(path.join(contentRoot, file), "utf8"));
  return completeEntry({ path: file, data }, facts) as Setting;
}
