/**
 * `npm run bench`: Lighthouse (mobile: simulated slow 4G, a processor four times slower) on a page of each template of the
 * built site. Prints one table of medians for `docs/performance.md`. `-- --runs=1 ville` takes one visit of one page,
 * `--no-build` the site as it was last built. npx fetches Lighthouse: only this command needs it.
 */
import { formatNumberOf } from "../src/shared/text/number";
import { execFile } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs, promisify } from "node:util";
import { createStandIn } from "../tests/agency-api/stand-in";
import { ownSite } from "../tests/e2e/support/built-site";
import { templatesOf } from "../tests/e2e/support/templates";
import { chromiumArguments } from "./lib/chromium-arguments";
import { buildDemonstration, publishedFolder } from "./lib/build-site";
import { findChromium, findFullChromium } from "./lib/find-chromium";
import { startPreview } from "./lib/preview-server";
import { runScript, step, UserError } from "./lib/script";

const lighthouse = "lighthouse@13.5.0";

interface Report {
  readonly categories: Record<string, { score: number | null }>;
  readonly audits: Record<string, { numericValue?: number }>;
}

/** Columns of the table: a category or audit of the report, what to divide its figure by, how to write it. */
const columns = [
  { title: "performance", of: "performance", divisor: 0.01, unit: "", digits: 0 },
  { title: "accessibilité", of: "accessibility", divisor: 0.01, unit: "", digits: 0 },
  { title: "bonnes pratiques", of: "best-practices", divisor: 0.01, unit: "", digits: 0 },
  { title: "SEO", of: "seo", divisor: 0.01, unit: "", digits: 0 },
  { title: "FCP", of: "first-contentful-paint", divisor: 1000, unit: " s", digits: 2 },
  { title: "LCP", of: "largest-contentful-paint", divisor: 1000, unit: " s", digits: 2 },
  { title: "TBT", of: "total-blocking-time", divisor: 1, unit: " ms", digits: 0 },
  { title: "CLS", of: "cumulative-layout-shift", divisor: 1, unit: "", digits: 3 },
  { title: "Ko", of: "total-byte-weight", divisor: 1000, unit: "", digits: 0 },
];

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" }, "no-build": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs vaut « ${values.runs} » : écrivez un nombre entier, par exemple --runs=5.`);
  if (!values["no-build"]) await buildDemonstration();
  // Lighthouse takes no page that is an error.
  const { introuvable: _notFound, ...found } = templatesOf(ownSite);
  const pages = Object.entries(found).filter(([name]) => !positionals.length || positionals.includes(name));
  if (pages.length === 0)
    throw new UserError(`Aucune page de ce nom. Choisissez parmi : ${Object.keys(found).join(", ")}.`);

  // The blog asks for its newest articles, and a refused call is a fault to Lighthouse.
  const standIn = createStandIn();
  const { address, close } = await startPreview({
    port: 0,
    publicDir: publishedFolder,
    api: standIn.handler,
  });
  step(`Lighthouse, ${formatNumberOf(runs, "visite")} de chaque page`);
  const titles = ["page", ...columns.map(({ title }) => title)];
  const rows = [titles, titles.map(() => "---")];
  for (const [name, page] of pages) {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await visit(address + page));
    const cells = columns.map(({ of, divisor, unit, digits }) => {
      const figures = reports.map((report) => figureOf(report, of)).toSorted((a, b) => a - b);
      return ((figures[Math.floor(runs / 2)] ?? NaN) / divisor).toFixed(digits) + unit;
    });
    rows.push([name, ...cells]);
    console.log([name, ...cells].join("  "));
  }
  console.log(`\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, médianes de ${runs}`,
  );
  await close();
  await standIn.close();
});

async function visit(url: string): Promise<Report> {
  const flags = `--chrome-flags=--headless=new ${chromiumArguments.join(" ")}`;
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, "--output=json", "--quiet", flags],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? findFullChromium() }, maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout) as Report;
}

/** As Lighthouse has it: scores go from 0 to 1, times are in milliseconds, weights in bytes. */
const figureOf = ({ categories, audits }: Report, name: string): number =>
  categories[name]?.score ?? audits[name]?.numericValue ?? NaN;
