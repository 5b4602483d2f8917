import { copyFileSync, cpSync } from "node:fs";
import path from "node:path";
import { medianOf, openLighthouse, type Visit } from "../../tests/bench/lighthouse";
import { notFoundAddress, type benchedPages } from "../../tests/bench/templates";
import { removeScripts } from "../../tests/bench/twin";
import { startNginx } from "../../tests/hosting/nginx-server";
import { copySite, type SiteCopy } from "../../tests/hosting/server";
import { markdownTable, saveFigures } from "./figures";
import { findChromium } from "./find-chromium";
import { installOwnDependencies } from "./own-dependencies";
import { onShutDown } from "./run";
import { root, step } from "./script";

interface Row {
  readonly name: string;
  readonly own: Visit;
  readonly twin: Visit;
}

/**
 * Lighthouse (mobile, slow 4G, a slow processor) on pages of the site as it was last built, served by nginx with the
 * shipped configuration, beside the same pages without scripts. Prints a table of medians and writes all figures.
 *
 * @param nginx its path
 * @param runs visits of each page
 * @throws UserError when Chromium is missing
 */
export async function benchPages(nginx: string, pages: typeof benchedPages, runs: number): Promise<void> {
  await installOwnDependencies(path.join(root, "tests/bench"), "Installation de Lighthouse");

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

  const below = saveFigures("pages", { runs, rows });
  console.log(`\n${markdownTable(head, rows.map(cellsOf))}\n\n${below}, médianes de ${runs}`);
}

/** Serves a copy of the site, changed first, until the script ends. @returns its origin */
async function serve(nginx: string, change: (site: SiteCopy) => void): Promise<string> {
  const site = copySite();
  const { published } = site;
  change(site);
  for (const end of [".html", ".html.br", ".html.gz"])
    copyFileSync(path.join(published, `404${end}`), path.join(published, notFoundAddress + end));
  // Gatsby takes a page that is answered with 200 for one that has data, and reloads it where there is none.
  const dataOf = (page: string) => path.join(published, "page-data", page);
  cpSync(dataOf("404.html"), dataOf(notFoundAddress), { recursive: true });
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
