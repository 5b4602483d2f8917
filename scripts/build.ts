/**
 * `npm run build`: the production site, into `dist/`. `-- --clean` first empties what earlier builds left (Gatsby's
 * cache, `public/`, `dist/`): after a change of what `src/gatsby` imports from elsewhere, which no build notices.
 * `-- --for-tests` takes the articles of the tests' API.
 */
import { parseArgs } from "node:util";
import { testPosts } from "../tests/agency-api/posts";
import { buildDemonstration, buildSite, cleanBuild } from "./lib/build-site";
import { runScript } from "./lib/script";

const option = { type: "boolean", default: false } as const;

runScript(async () => {
  const { values } = parseArgs({ options: { clean: option, "for-tests": option } });
  if (values.clean) cleanBuild();
  await (values["for-tests"] ? buildDemonstration({ posts: testPosts }) : buildSite());
});
