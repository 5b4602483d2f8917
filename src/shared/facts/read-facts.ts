import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, holdsFacts, type Facts } from "./facts";

/** The facts of a content folder. A file that cannot be read has none: the content check names it. */
export function readFacts(root: string): Facts {
  const files = globSync(["settings/*.json", "services/*/index.json"], { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .filter(holdsFacts)
    .sort();
  return factsOf(files.map((file) => ({ path: file, data: readJson(path.join(root, file)) })));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}
