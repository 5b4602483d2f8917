/**
 * `npm run bench`: how fast the pages are (`lib/bench-pages.ts`) and how fast they are built (`lib/bench-builds.ts`).
 * Prints tables, and writes all figures into `bench-results/`. `--runs=1` for a quick look, page names or
 * `constructions` to measure only those, `--no-build` to look at the pages as they were last built.
 */
import { parseArgs } from "node:util";
import { benchedPages } from "../tests/bench/templates";
import { benchBuilds } from "./lib/bench-builds";
import { benchPages } from "./lib/bench-pages";
import { shutDown } from "./lib/run";
import { runScript } from "./lib/script";
import { UserError } from "./lib/user-error";

/** Stands for the builds among the names of pages. */
const builds = "constructions";

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      "no-build": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs vaut « ${values.runs} » : écrivez un nombre entier, par exemple --runs=5.`);
  const known = [...benchedPages.map(({ name }) => name), builds];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UserError(`Rien ne s’appelle « ${unknown} ». Choisissez parmi : ${known.join(", ")}.`);
  const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name);

  const pages = benchedPages.filter(({ name }) => isAsked(name));
  if (pages.length > 0) await benchPages({ pages, runs, build: !values["no-build"] });
  if (isAsked(builds)) await benchBuilds(runs);
  await shutDown();
  process.exit(0);
});
