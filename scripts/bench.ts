/**
 * `npm run bench`: how fast the pages are (`lib/bench-pages.ts`), how soon they answer (`lib/bench-touches.ts`) and how
 * fast they are built (`lib/bench-builds.ts`). Prints tables, and writes all figures into `bench-results/`. `--runs=1`
 * for a quick look, page names, `gestes` or `constructions` to measure only those, `--no-build` to look at the pages as
 * they were last built.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { benchedPages } from "../tests/bench/templates";
import { findNginx, nginxPackages } from "../tests/hosting/nginx-server";
import { benchBuilds } from "./lib/bench-builds";
import { benchPages } from "./lib/bench-pages";
import { benchTouches } from "./lib/bench-touches";
import { buildDemonstration } from "./lib/demonstration-build";
import { shutDown } from "./lib/run";
import { root, runScript, step } from "./lib/script";
import { UserError } from "./lib/user-error";

/** Stand for what else is measured, among the names of pages. */
const touches = "gestes";
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
  const known = [...benchedPages.map(({ name }) => name), touches, builds];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UserError(`Rien ne s’appelle « ${unknown} ». Choisissez parmi : ${known.join(", ")}.`);
  const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name);

  const pages = benchedPages.filter(({ name }) => isAsked(name));
  if (pages.length > 0 || isAsked(touches)) {
    const nginx = findNginx();
    if (!nginx) throw new UserError(`Il faut nginx et son module Brotli : apt-get install ${nginxPackages}`);
    if (!values["no-build"]) {
      step("Construction du site (une à trois minutes)");
      await buildDemonstration(path.join(root, "test-results/bench-store"));
    }
    if (pages.length > 0) await benchPages(nginx, pages, runs);
    if (isAsked(touches)) await benchTouches(nginx, runs);
  }
  if (isAsked(builds)) await benchBuilds(runs);
  await shutDown();
  process.exit(0);
});
