/**
 * `npm run bench`: Lighthouse (mobile: simulated slow 4G, a processor four times slower) on a page of each template of the
 * built site. Prints one table of medians for `docs/performance.md`. `-- --runs=1 ville` takes one visit of one page,
 * `--no-build` the site as it was last built. npx fetches Lighthouse: only this command needs it.
 */
import { execFile } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs, promisify } from "node:util";
import { templates } from "../tests/e2e/support/site";
import { chromiumArguments } from "./lib/chromium-arguments";
import { buildDemonstration, publishedFolder } from "./lib/build-site";
import { findChromium } from "./lib/find-chromium";
import { startPreview } from "./lib/preview-server";
import { runScript, step, UserError } from "./lib/script";

const lighthouse = "lighthouse@13.5.0";

interface Report {
  readonly categories: Record<string, { score: number | null }>;
  readonly audits: Record<string, { numericValue?: number }>;
}

/** Columns of the table: what to read of a report, how to write it. */
const columns: readonly (readonly [
  title: string,
  read: (report: Report) => number,
  unit: string,
  digits: number,
])[] = [
  ["performance", scoreOf("performance"), "", 0],
  ["accessibilité", scoreOf("accessibility"), "", 0],
  ["bonnes pratiques", scoreOf("best-practices"), "", 0],
  ["SEO", scoreOf("seo"), "", 0],
  ["FCP", valueOf("first-contentful-paint", 1000), " s", 2],
  ["LCP", valueOf("largest-contentful-paint", 1000), " s", 2],
  ["TBT", valueOf("total-blocking-time", 1), " ms", 0],
  ["CLS", valueOf("cumulative-layout-shift", 1), "", 3],
  ["Ko", valueOf("total-byte-weight", 1000), "", 0],
];

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" }, "no-build": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs vaut « ${values.runs} » : écrivez un nombre entier, par exemple --runs=5.`);
  // Lighthouse takes no page that is an error.
  const { introuvable: _notFound, ...found } = templates;
  const pages = Object.entries(found).filter(([name]) => !positionals.length || positionals.includes(name));
  if (pages.length === 0)
    throw new UserError(`Aucune page de ce nom. Choisissez parmi : ${Object.keys(found).join(", ")}.`);
  if (!values["no-build"]) await buildDemonstration();

  const { address, close } = await startPreview({ port: 0, publicDir: publishedFolder });
  step(`Lighthouse, ${runs} visite${runs > 1 ? "s" : ""} de chaque page`);
  const titles = ["page", ...columns.map(([title]) => title)];
  const rows = [titles, titles.map(() => "---")];
  for (const [name, page] of pages) {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await visit(address + page));
    const cells = columns.map(([, read, unit, digits]) => median(reports.map(read)).toFixed(digits) + unit);
    rows.push([name, ...cells]);
    console.log([name, ...cells].join("  "));
  }
  console.log(`\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, médianes de ${runs}`,
  );
  await close();
});

async function visit(url: string): Promise<Report> {
  const flags = `--chrome-flags=--headless=new ${chromiumArguments.join(" ")}`;
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, "--output=json", "--quiet", flags],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as Report;
}

function scoreOf(category: string) {
  return ({ categories }: Report): number => (categories[category]?.score ?? NaN) * 100;
}

function valueOf(audit: string, divisor: number) {
  return ({ audits }: Report): number => (audits[audit]?.numericValue ?? NaN) / divisor;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
}
