/**
 * Builds the site with many posts from both sources and prints the time and the memory it took:
 *   tsx tests/bench/blog-scale.ts [--api 1000] [--markdown 1000] [--keep]
 * The build runs from nothing in a scratch copy outside the repository. Fails where the tree of processes holds
 * more than 2 GiB, or where a post is missing. Linux only.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { onShutDown, shutDown } from "../../scripts/lib/run";
import { runScript, step } from "../../scripts/lib/script";
import { UserError } from "../../scripts/lib/user-error";
import { createStandIn } from "../agency-api/stand-in";
import { generateMarkdownPosts, writeMarkdownPosts } from "./markdown-posts";
import { measureBuild } from "./measured-build";
import { copyOfSite } from "./projects";

const maxMemory = 2 * 1024 ** 3;

runScript(async () => {
  const { values } = parseArgs({
    options: {
      api: { type: "string", default: "1000" },
      markdown: { type: "string", default: "1000" },
      keep: { type: "boolean", default: false },
    },
  });
  const [apiCount, markdownCount] = [Number(values.api), Number(values.markdown)];
  const scratch = mkdtempSync(path.join(tmpdir(), "blog-scale-"));
  if (!values.keep) onShutDown(() => rmSync(scratch, { recursive: true, force: true }));
  const standIn = createStandIn({ storeDir: path.join(scratch, "store"), postCount: apiCount });
  onShutDown(() => standIn.close());

  const site = copyOfSite(path.join(scratch, "site"));
  const blog = path.join(site.folder, "content/blog");
  writeMarkdownPosts(generateMarkdownPosts(markdownCount, blog), blog);
  step(`${apiCount} articles de l’API et ${markdownCount} en Markdown, à froid`);
  const { seconds, peak } = await measureBuild({
    ...site,
    env: {
      ...site.env,
      AGENCY_API_URL: await standIn.listen(0),
      AGENCY_API_ON_ERROR: "fail",
      // What Node allows itself on a machine of 2 GiB; on a bigger one it collects later.
      NODE_OPTIONS: "--max-old-space-size=1024",
    },
  });
  const articles = readdirSync(path.join(site.published, "article")).filter((name) => name.endsWith(".html"));
  const generated = articles.filter((name) => /^(mesure|note-technique)-\d+\.html$/.test(name)).length;
  console.log(
    `${generated} pages pour ${apiCount + markdownCount} articles, ${Math.round(seconds)} s, ` +
      `au plus ${inMib(peak.bytes)} Mio sur ${inMib(maxMemory)} ` +
      `(après ${Math.round(peak.atSeconds)} s : ${peak.each.map(inMib).join(" + ")})`,
  );
  if (generated !== apiCount + markdownCount) throw new UserError("Des articles n’ont pas de page.");
  if (peak.bytes > maxMemory) throw new UserError("La construction tient plus de mémoire que permis.");
  await shutDown();
});

const inMib = (bytes: number): number => Math.round(bytes / 1024 ** 2);
