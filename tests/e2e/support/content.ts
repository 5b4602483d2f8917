import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { completeEntry } from "../../../src/shared/facts/complete-entry";
import { readFacts } from "../../../src/shared/facts/read-facts";
import type { Block } from "../../../src/shared/blocks";
import { planOf, type Plan, type StepsBefore, type TimeOfService } from "../../../src/shared/calendar/plan";
import { addDays, lastWorkingDay, type Opening } from "../../../src/shared/calendar/working-days";

/* The content, read from its files: the only place where browser tests read it. */

export const contentFolder = path.join(__dirname, "../../../content");

const facts = readFacts(contentFolder);

/** As the site shows it: with its marks filled. */
const readJson = <Shape>(...names: readonly string[]): Shape =>
  completeEntry(
    {
      path: names.join("/"),
      data: JSON.parse(readFileSync(path.join(contentFolder, ...names), "utf8")) as unknown,
    },
    facts,
  ) as Shape;

export const readSetting = <Shape>(name: string): Shape => readJson<Shape>("settings", `${name}.json`);

/** Optional blocks. */
export type { Block };

export const brand = readSetting<Queries.BrandSettings>("brand");

export const hasBlock = (block: Block): boolean => brand.blocks?.includes(block) ?? true;

/** The setting of a block; undefined where the site has none. */
export const readBlock = <Shape>(block: Block, name: string): Shape | undefined =>
  hasBlock(block) ? readSetting<Shape>(name) : undefined;

/** Slugs of the entries of a kind: names of their folders, in alphabetical order. */
export const slugsOf = (kind: string): string[] =>
  readdirSync(path.join(contentFolder, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const entriesOf = <Shape>(kind: string): (Shape & { readonly slug: string })[] =>
  slugsOf(kind).map((slug) => ({ slug, ...readJson<Shape>(kind, slug, "index.json") }));

/* Shapes are those of the schemas, where they hold no entry of another file: those stand in JSON by their slugs. */

type WithCase<Entry> = Omit<Entry, "caseStudy" | "service"> & {
  readonly caseStudy?: string;
  readonly service?: string;
};

export const cities = entriesOf<WithCase<Queries.City>>("cities");

export const services = entriesOf<WithCase<Queries.Service>>("services");

export const technologies = entriesOf<WithCase<Queries.Technology>>("technologies");

export const cases = entriesOf<
  Omit<Queries.CaseStudy, "city" | "services" | "technologies"> & {
    readonly city: string;
    readonly services: readonly string[];
    readonly technologies: readonly string[];
  }
>("case-studies").sort((a, b) => a.order - b.order);

interface ClientReview {
  readonly quote: string;
  readonly company: string;
  readonly city: string;
  readonly service: string;
  readonly technologies?: readonly string[];
  readonly caseStudy?: string;
}

/** What clients say; none where the site does not show it. */
export const reviews =
  readBlock<{ readonly items: readonly ClientReview[] }>("reviews", "reviews")?.items ?? [];

const phases = readBlock<{ readonly phases: StepsBefore }>("estimator", "estimator")?.phases;

/** The plan of a service, by its slug: that of each page that sells it. */
export function planOfService(slug: string | undefined): Plan | undefined {
  const service = services.find((each) => each.slug === slug);
  return (
    service &&
    planOf({ ...service.time, delay: service.time.delay ?? service.duration.value } as TimeOfService, phases)
  );
}

/** The day that many working days after another, by the calendar of holidays. */
export const dayOf = (today: string, count: number): string =>
  lastWorkingDay(addDays(today, 1), count, readSetting<Opening>("opening"));

/** A file of the content as it stands. @param file from the project's folder: `content/cities/lyon/index.json` */
export const readContentFile = (file: string): string =>
  readFileSync(path.join(contentFolder, "..", file), "utf8");

/** Whether a setting has a file: that of a block that may be left out need not. */
export const isSetting = (name: string): boolean =>
  existsSync(path.join(contentFolder, "settings", `${name}.json`));

/** The files of an entry, as a repository holds them. @param entry `cities/lyon` */
export const filesOf = (entry: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(path.join(contentFolder, entry)).map((name) => [
      `content/${entry}/${name}`,
      readFileSync(path.join(contentFolder, entry, name)),
    ]),
  );

/** Names of the legal pages' files, which are their addresses. */
export const legalPages = readdirSync(path.join(contentFolder, "legal"))
  .filter((file) => file.endsWith(".md"))
  .map((file) => path.basename(file, ".md"));

export const site = readSetting<Queries.SiteSettings>("site");

export const pages = readSetting<Queries.PagesSettings>("pages");

interface Menu {
  readonly label: string;
  readonly items: readonly string[];
}
export const navigation =
  readSetting<Readonly<Record<"services" | "technologies", readonly Menu[]>>>("navigation");

/** The morning of the home page in which a team has two jobs at once; undefined where the page shows none. */
export const planning = (() => {
  const { hero } = readSetting<{
    hero: {
      caseStudy?: string;
      planning?: {
        title: string;
        solved: string;
        teams: { name: string; jobs: { title: string; from: string; to: string; taker?: string }[] }[];
      };
    };
  }>("home");
  const { title, solved, teams = [] } = hero.planning ?? { title: "", solved: "" };
  const home = teams.find(({ jobs }) => jobs.some(({ taker }) => taker));
  const job = home?.jobs.find(({ taker }) => taker);
  if (!hasBlock("planning") || !hero.caseStudy || !home || !job?.taker) return undefined;
  // The team that has two jobs, the one that can take one of them, and one that cannot.
  const busy = teams.map(({ name }) => name).find((name) => name !== home.name && name !== job.taker);
  return { title, solved, job, home: home.name, taker: job.taker, busy, caseStudy: hero.caseStudy };
})();

export const opening = readSetting<Opening & { readonly verifiedOn: string }>("opening");
export const claims = readSetting<{ readonly replyHours: { readonly value: number; readonly unit: string } }>(
  "claims",
);
