/**
 * Builds the site with many posts from both sources and prints the time and the memory it took:
 *   tsx tests/bench/blog-scale.ts [--api 1000] [--markdown 1000] [--keep]
 * The build runs from nothing in a scratch copy outside the repository. Fails where the tree of processes holds
 * more than 2 GiB, or where a post is missing. Linux only.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createStandIn } from "../agency-api/stand-in";
import { generateMarkdownPosts, writeMarkdownPosts } from "./markdown-posts";
import { ProcessTreeMemory } from "./process-tree";

const root = path.join(__dirname, "../..");
const maxMemory = 2 * 1024 ** 3;
/** What a build reads. */
const sources = [
  ...["content", "src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      api: { type: "string", default: "1000" },
      markdown: { type: "string", default: "1000" },
      keep: { type: "boolean", default: false },
    },
  });
  const [apiCount, markdownCount] = [Number(values.api), Number(values.markdown)];
  const scratch = mkdtempSync(path.join(tmpdir(), "blog-scale-"));
  const site = path.join(scratch, "site");
  const standIn = createStandIn({ storeDir: path.join(scratch, "store"), postCount: apiCount });
  try {
    copySite(site, markdownCount);
    const url = await standIn.listen(0);
    const { seconds, peak } = await build(site, url);
    const articles = readdirSync(path.join(site, "public/article")).filter((name) => name.endsWith(".html"));
    const generated = articles.filter((name) => /^(mesure|note-technique)-\d+\.html$/.test(name)).length;
    console.log(
      `\n${apiCount} API posts and ${markdownCount} Markdown posts: ${generated} of ${apiCount + markdownCount} pages, ` +
        `${Math.round(seconds)} s, peak ${inMib(peak.bytes)} MiB of ${inMib(maxMemory)} ` +
        `(after ${Math.round(peak.atSeconds)} s: ${peak.each.map(inMib).join(" + ")})`,
    );
    if (generated !== apiCount + markdownCount) throw new Error("Some posts have no page.");
    if (peak.bytes > maxMemory) throw new Error("The build holds more memory than it may.");
  } finally {
    await standIn.close();
    if (!values.keep) rmSync(scratch, { recursive: true, force: true });
  }
}

const inMib = (bytes: number): number => Math.round(bytes / 1024 ** 2);

/** A copy of what the build reads, with the generated posts among the content. */
function copySite(site: string, markdownCount: number): void {
  for (const name of sources.filter((source) => existsSync(path.join(root, source)))) {
    cpSync(path.join(root, name), path.join(site, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(site, "node_modules"));
  const blog = path.join(site, "content/blog");
  writeMarkdownPosts(generateMarkdownPosts(markdownCount, blog), blog);
}

function build(site: string, apiUrl: string): Promise<{ seconds: number; peak: ProcessTreeMemory["peak"] }> {
  const start = performance.now();
  const child = spawn(process.execPath, [path.join(site, "node_modules/gatsby/cli.js"), "build"], {
    cwd: site,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      SITE_URL: "https://www.sylvene.example",
      AGENCY_API_URL: apiUrl,
      AGENCY_API_ON_ERROR: "fail",
      // What Node allows itself on a machine of 2 GiB; on a bigger one it collects later.
      NODE_OPTIONS: "--max-old-space-size=1024",
    },
  });
  const memory = new ProcessTreeMemory(child.pid ?? 0);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      memory.stop();
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peak: memory.peak });
      else reject(new Error(`gatsby build ended with code ${code}.`));
    });
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
