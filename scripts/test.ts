/**
 * `npm test`: style, content, unit tests, a production build, types, browser tests; every step, whatever became of
 * the one before. `npm test -- --only=unit|e2e|lint` runs one part; `--no-build` keeps the site as it was built.
 */
import { existsSync } from "node:fs";
import { shutDown } from "./lib/run";
import { runScript } from "./lib/script";
import { readTestOptions } from "./lib/test-options";
import { runBrowser, runBuild, runLint, runTypes, runUnit } from "./lib/test-suites";
import { Tally } from "./lib/test-tally";

runScript(async () => {
  const { parts, build, rest } = readTestOptions(process.argv.slice(2));
  const tally = new Tally();

  if (parts.has("lint")) await runLint(tally);
  if (parts.has("unit")) await runUnit(tally, rest);

  let built = true;
  if (parts.has("e2e")) built = build ? await runBuild(tally) : existsSync("public/index.html");
  if (parts.has("lint")) await runTypes(tally);
  if (parts.has("e2e")) {
    if (built) await runBrowser(tally, rest);
    else tally.fail("Tests dans le navigateur (Playwright)", "Sans site construit, rien à essayer.");
  }

  await shutDown();
  console.log(tally.summary());
  process.exit(tally.hasFailed ? 1 : 0);
});
