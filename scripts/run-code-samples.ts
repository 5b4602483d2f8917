/**
 * `npm run content:code`: runs or compiles the code that articles and technologies show; `-- mysql` that of one page.
 * Needs packages of Debian, and says which are missing.
 */
import { mkdirSync, mkdtempSync, rmSync, chmodSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMariadb, startPostgres, type Database } from "./code-samples/databases";
import { runners, unknown, type Databases } from "./code-samples/runners";
import { readSamples, type Sample } from "./code-samples/sample";
import { MissingTool } from "./code-samples/tool";
import { runScript } from "./lib/script";

runScript(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "code-"));
  // Servers run as users of their own.
  chmodSync(folder, 0o755);
  const running: Database[] = [];
  const once = (start: (folder: string) => Database) => {
    let server: Database | undefined;
    return () => {
      if (!server) running.push((server = start(folder)));
      return server;
    };
  };
  const databases: Databases = { postgres: once(startPostgres), mariadb: once(startMariadb) };
  try {
    const [, , only] = process.argv;
    const samples = readSamples().filter(({ slug }) => only === undefined || slug === only);
    // Blocks of one article may name each other.
    for (const sample of samples) write(sample, folder);
    for (const sample of samples) await report(sample, path.join(folder, sample.slug), databases);
  } finally {
    for (const server of running) server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function write({ slug, name, code }: Sample, folder: string): void {
  mkdirSync(path.join(folder, slug), { recursive: true });
  writeFileSync(path.join(folder, slug, name), code);
}

async function report(sample: Sample, folder: string, databases: Databases): Promise<void> {
  const title = `${sample.place}, ${sample.language}`;
  try {
    const { level, reason } = await (runners[sample.language] ?? unknown)(sample, folder, databases);
    console.log(`✓ ${title} : ${level}${reason ? ` (${reason})` : ""}`);
  } catch (error) {
    if (error instanceof MissingTool) console.log(`– ${title} : non vérifié, ${error.message}`);
    else {
      process.exitCode = 1;
      console.log(`✗ ${title} : ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
