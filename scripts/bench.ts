/**
 * `npm run bench`: Lighthouse (mobile, slow 4G, a slow processor) on each template, served by nginx with the shipped
 * configuration, beside the same pages without scripts. Prints a table of medians, and writes all figures into
 * `bench-results/`. `--runs=1` for a quick look, page names to measure only those, `--no-build` to keep the site.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { medianOf, openLighthouse, type Visit } from "../tests/bench/lighthouse";
import { benchedPages } from "../tests/bench/templates";
import { removeScripts } from "../tests/bench/twin";
import { startNginx } from "../tests/hosting/nginx-server";
import { copySite, findProgram, type SiteCopy } from "../tests/hosting/server";
import { buildDemonstration } from "./lib/demonstration-build";
import { findChromium } from "./lib/find-chromium";
import { onShutDown, run, shutDown } from "./lib/run";
import { root, runScript, step } from "./lib/script";
import { UserError } from "./lib/user-error";

const tools = path.join(root, "tests/bench");
const results = path.join(root, "bench-results");

interface Row {
  readonly name: string;
  readonly own: Visit;
  readonly twin: Visit;
}

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
  const pages = benchedPages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (pages.length === 0) {
    const known = benchedPages.map(({ name }) => name).join(", ");
    throw new UserError(
      `Aucune page ne s’appelle « ${positionals.join(" ")} ». Choisissez parmi : ${known}.`,
    );
  }
  const nginx = findProgram("nginx");
  if (!nginx) throw new UserError("Il faut nginx : apt-get install nginx-light");

  step("Outils de mesure");
  if (!existsSync(path.join(tools, "node_modules/lighthouse")))
    await run("npm", ["ci", "--prefix", tools, "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: root });
  if (!values["no-build"]) {
    step("Construction du site (une à trois minutes)");
    await buildDemonstration(path.join(root, "test-results/bench-store"));
  }

  step("Serveurs");
  const own = await serve(nginx, () => undefined);
  const twin = await serve(nginx, ({ published }) => {
    console.log(`${removeScripts(published)} documents jumeaux sans scripts`);
  });

  step(`Lighthouse, ${runs} visite${runs > 1 ? "s" : ""} de chaque page et de sa jumelle`);
  const visit = await openLighthouse(await findChromium());
  const rows: Row[] = [];
  for (const { name, address } of pages) {
    const visits: { own: Visit[]; twin: Visit[] } = { own: [], twin: [] };
    for (let count = 1; count <= runs; count += 1) {
      visits.own.push(await visit(own + address));
      visits.twin.push(await visit(twin + address));
    }
    const row = { name, own: medianOf(visits.own), twin: medianOf(visits.twin) };
    rows.push(row);
    console.log(lineOf(row));
  }

  const date = new Date().toISOString();
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${date.replace(/[:.]/g, "-")}.json`);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}`;
  writeFileSync(file, JSON.stringify({ date, machine, runs, rows }, null, 2));
  console.log(`\n${table(rows)}\n\n${date.slice(0, 10)}, ${machine}, médianes de ${runs}`);
  console.log(`Tous les chiffres : ${path.relative(root, file)}`);
  await shutDown();
  process.exit(0);
});

/** Serves a copy of the site, changed first, until the script ends. @returns its origin */
async function serve(nginx: string, change: (site: SiteCopy) => void): Promise<string> {
  const site = copySite();
  change(site);
  const server = await startNginx(nginx, site);
  onShutDown(async () => {
    await server.stop();
    site.remove();
  });
  return `http://localhost:${server.port}`;
}

const head = [
  ...["page", "perf.", "a11y", "b. p.", "SEO", "LCP", "LCP jumelle", "rapport"],
  ...["TBT", "TBT jumelle", "CLS", "Ko", "Ko jumelle", "requêtes"],
];

function cellsOf({ name, own, twin }: Row): string[] {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  return [
    ...[name, own.performance, own.accessibility, own.bestPractices, own.seo].map(String),
    ...[seconds(own.lcp), seconds(twin.lcp), (own.lcp / twin.lcp).toFixed(2)],
    ...[`${own.tbt.toFixed(0)} ms`, `${twin.tbt.toFixed(0)} ms`, own.cls.toFixed(3)],
    ...[kilobytes(own.bytes), kilobytes(twin.bytes), String(own.requests)],
  ];
}

const lineOf = (row: Row): string =>
  `${cellsOf(row).join("  ")}${row.own.faults.length > 0 ? `  [${row.own.faults.join(", ")}]` : ""}`;

/** The table as Markdown, ready for the README. */
function table(rows: readonly Row[]): string {
  const lines = [head, head.map(() => "---"), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
