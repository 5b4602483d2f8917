/**
 * `npm run build`: the production site, into `dist/`. `-- --clean` first empties what earlier builds left (Gatsby's
 * cache, `public/`, `dist/`): after a change of what `src/gatsby` imports from elsewhere, which no build notices.
 */
import { parseArgs } from "node:util";
import { buildSite, cleanBuild } from "./lib/build-site";
import { runScript } from "./lib/script";

runScript(async () => {
  const { values } = parseArgs({ options: { clean: { type: "boolean", default: false } } });
  if (values.clean) cleanBuild();
  await buildSite();
});
