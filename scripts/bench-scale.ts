/**
 * `npm run bench:scale -- 1000`: builds this site and the same blog made with Astro with so many Markdown posts, from
 * nothing and again after one post was edited. Prints time and memory side by side, and writes them into
 * `bench-results/`. Linux only. `--only=site` or `--only=astro` for one of them, `--keep` to look at what was built.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { BuildFigures } from "../tests/bench/measured-build";
import { astroFolder, copyOfAstro, copyOfSite } from "../tests/bench/projects";
import { measureScale, type ScaleFigures } from "../tests/bench/scale";
import { inFrench, inSeconds, markdownTable, saveFigures } from "./lib/figures";
import { installOwnDependencies } from "./lib/own-dependencies";
import { onShutDown, shutDown } from "./lib/run";
import { runScript, step } from "./lib/script";
import { UserError } from "./lib/user-error";

const makers = { site: copyOfSite, astro: copyOfAstro } as const;
type Name = keyof typeof makers;

runScript(async () => {
  const { count, names, keep } = readArguments();
  if (process.platform !== "linux") throw new UserError("La mémoire ne se mesure que sous Linux (/proc).");
  if (names.includes("astro")) await installOwnDependencies(astroFolder, "Installation d’Astro");
  const scratch = mkdtempSync(path.join(tmpdir(), "bench-scale-"));
  onShutDown(() => {
    if (keep) console.log(`Les sites restent dans ${scratch}.`);
    else rmSync(scratch, { recursive: true, force: true });
  });

  const figures: Partial<Record<Name, ScaleFigures>> = {};
  for (const name of names) {
    figures[name] = await measureScale(makers[name](path.join(scratch, name)), count, step);
  }
  const below = saveFigures(`scale-${count}`, { posts: count, figures });
  console.log(`\n${table(figures)}\n\n${count} articles Markdown ; ${below}`);
  await shutDown();
});

function readArguments(): { count: number; names: Name[]; keep: boolean } {
  const { values, positionals } = parseArgs({
    options: { only: { type: "string" }, keep: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const count = Number(positionals[0]);
  if (!Number.isInteger(count) || count < 1 || positionals.length !== 1)
    throw new UserError("Donnez le nombre d’articles : npm run bench:scale -- 1000");
  const known = Object.keys(makers) as Name[];
  const names = known.filter((name) => values.only === undefined || values.only === name);
  if (names.length === 0)
    throw new UserError(`--only vaut « ${values.only} » : choisissez parmi ${known.join(", ")}.`);
  return { count, names, keep: values.keep };
}

const rows: readonly {
  readonly label: string;
  readonly pick: (figures: ScaleFigures) => number;
  readonly format: (value: number) => string;
  /** What this site's figure, divided by Astro's, is to stay below. */
  readonly target: number;
}[] = [
  { label: "construction à froid", pick: ({ cold }) => cold.seconds, format: inSeconds, target: 1.2 },
  { label: "après un article modifié", pick: ({ warm }) => warm.seconds, format: inSeconds, target: 0.4 },
  { label: "mémoire au plus haut", pick: highest, format: inMegabytes, target: 0.6 },
];

function table({ site, astro }: Partial<Record<Name, ScaleFigures>>): string {
  const cell = (figures: ScaleFigures | undefined, { pick, format }: (typeof rows)[number]) =>
    figures ? format(pick(figures)) : "–";
  return markdownTable(
    ["", "ce site", "Astro", "rapport", "cible"],
    rows.map((row) => [
      ...[row.label, cell(site, row), cell(astro, row)],
      site && astro ? inFrench(row.pick(site) / row.pick(astro), 2) : "–",
      `≤ ${inFrench(row.target, 1)}`,
    ]),
  );
}

function highest({ cold, warm }: ScaleFigures): number {
  return Math.max(...[cold, warm].map(({ peak }: BuildFigures) => peak.bytes));
}

function inMegabytes(bytes: number): string {
  return `${inFrench(bytes / 1e6, 0)} Mo`;
}
