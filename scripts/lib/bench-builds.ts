import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureBuild, type Project } from "../../tests/bench/measured-build";
import { bareGatsby, copyOfSite } from "../../tests/bench/projects";
import { inFrench, inSeconds, markdownTable, median, saveFigures } from "./figures";
import { onShutDown } from "./run";
import { step } from "./script";
import { UserError } from "./user-error";

/** Wall times in seconds. */
interface Round {
  readonly bare: number;
  readonly cold: number;
  readonly warm: number;
}

const city = "annecy";
const addition = "Une phrase ajoutée pour reconstruire le site après elle.";

/**
 * Measures builds of the real site, pictures included: from nothing, beside a Gatsby site of one page, and after one
 * city was edited. Each round starts with fresh copies. Prints a table of medians and writes all figures.
 *
 * @throws UserError when a build fails, or the edited city's page is not up to date
 */
export async function benchBuilds(runs: number): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), "bench-builds-"));
  const clear = () => rmSync(scratch, { recursive: true, force: true });
  onShutDown(clear);
  const rounds: Round[] = [];
  for (let count = 1; count <= runs; count += 1) {
    step(`Constructions, ${count} sur ${runs}`);
    rounds.push(await measureRound(scratch));
    clear();
  }
  const below = saveFigures("builds", { rounds });
  console.log(`\n${table(rounds)}\n\n${below}, ${runs > 1 ? `médianes de ${runs}` : "une fois"}`);
}

async function measureRound(scratch: string): Promise<Round> {
  const bare = await measure("Gatsby nu, à froid", bareGatsby(path.join(scratch, "bare")));
  const site = copyOfSite(path.join(scratch, "site"));
  const cold = await measure("ce site, à froid", site);
  const page = path.join(site.published, `villes/${city}.html`);
  if (readFileSync(page, "utf8").includes(addition)) throw new UserError("La ville est déjà modifiée.");
  edit(path.join(site.folder, `content/cities/${city}/index.json`));
  const warm = await measure("ce site, après une ville modifiée", site);
  if (!readFileSync(page, "utf8").includes(addition)) throw new UserError("La ville modifiée est restée.");
  return { bare, cold, warm };
}

async function measure(title: string, project: Project): Promise<number> {
  const { seconds } = await measureBuild(project);
  console.log(`  ${title} : ${inSeconds(seconds)}, ${countPages(project.published)} pages`);
  return seconds;
}

const countPages = (published: string): number =>
  readdirSync(published, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"))
    .length;

/** Adds a sentence to a city's text, as an editor does. */
function edit(file: string): void {
  const entry = JSON.parse(readFileSync(file, "utf8")) as { description1: string };
  const description1 = `${entry.description1}<p>${addition}</p>`;
  writeFileSync(file, JSON.stringify({ ...entry, description1 }, null, 2));
}

function table(rounds: readonly Round[]): string {
  const [bare, cold, warm] = (["bare", "cold", "warm"] as const).map((name) =>
    median(rounds.map((round) => round[name])),
  ) as [number, number, number];
  return markdownTable(
    ["", "durée", "rapport à Gatsby nu", "cible"],
    [
      ["Gatsby nu, à froid", inSeconds(bare), "1", ""],
      ["ce site, à froid", inSeconds(cold), inFrench(cold / bare, 2), "≤ 3"],
      ["ce site, après une ville modifiée", inSeconds(warm), inFrench(warm / bare, 2), "≤ 20 s"],
    ],
  );
}
