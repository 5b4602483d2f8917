import { readFileSync } from "node:fs";
import path from "node:path";

/** The content that tests read: that of an agency which exists nowhere else, and which no editor changes. */
export const contentRoot = path.join(__dirname, "../../content");

/** The schemas, which the site and the tests share. */
export const schemasRoot = path.join(__dirname, "../../../content/schemas");

export const readSetting = <Setting>(name: string): Setting =>
  JSON.parse(readFileSync(path.join(contentRoot, `settings/${name}.json`), "utf8")) as Setting;
