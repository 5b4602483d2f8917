import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { completeEntry } from "../../../src/shared/facts/complete-entry";
import { readFacts } from "../../../src/shared/facts/read-facts";
import type { Block } from "../../../src/shared/blocks";
import type { Opening } from "../../../src/shared/calendar/working-days";

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

export const brand = readSetting<{
  readonly name: string;
  readonly colours: { readonly ink: string };
  readonly fonts: Readonly<Record<"titles" | "text", { readonly name: string }>>;
  readonly blocks?: readonly Block[];
}>("brand");

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

interface Question {
  readonly question: string;
}

export const cities = entriesOf<{
  readonly city: string;
  readonly locative: string;
  readonly region: string;
  readonly headline: string;
  readonly tagline?: string;
  readonly lead: string;
  readonly title1: string;
  readonly journey: string;
  readonly travelMinutes: number;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly caseStudy?: string;
  readonly questions?: readonly Question[];
}>("cities");

/** A delay in words and, where it is fixed, in weeks. */
export interface Duration {
  readonly value: string;
  readonly weeks?: { readonly min: number; readonly max: number };
}

export const services = entriesOf<{
  readonly name: string;
  readonly duration: Duration;
  readonly priceFrom?: { readonly amount: number; readonly unit: string };
  readonly team?: string;
  readonly caseStudy?: string;
  readonly measure?: {
    readonly title: string;
    readonly rows: readonly Readonly<Record<"what" | "name" | "limit" | "meaning", string>>[];
  };
}>("services");

export const technologies = entriesOf<{
  readonly name: string;
  readonly title1: string;
  readonly banner2: { readonly alt: string };
  readonly excerpt?: object;
  readonly caseStudy?: string;
}>("technologies");

export const cases = entriesOf<{
  readonly order: number;
  readonly clientName: string;
  readonly title: string;
  readonly city: string;
  readonly services: readonly string[];
  readonly technologies: readonly string[];
  readonly images: readonly object[];
  readonly description: string;
}>("case-studies").sort((a, b) => a.order - b.order);

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

export const site = readSetting<{
  readonly productSlug: string;
  readonly demonstration?: boolean;
  readonly mailboxes: Readonly<Record<"general" | "sales" | "press" | "recruitment", string>>;
  readonly phone: { readonly display: string; readonly href: string };
  readonly booking?: Readonly<Record<string, string>>;
  readonly address: { readonly street: string };
  readonly heroVideo?: { readonly poster: string; readonly posterPhone?: string };
}>("site");

export const pages = readSetting<{
  readonly blog: {
    readonly title: string;
    readonly invitation?: { readonly title: string; readonly questions: readonly string[] };
  };
  readonly notFound: { readonly title: string; readonly code: string; readonly button: string };
  readonly caseStudies: { readonly testimonial?: { readonly company: string } };
  readonly contact: { readonly headline: string; readonly bookingByPhone: string };
  readonly success: { readonly button: string; readonly steps: readonly object[] } & Readonly<
    Record<
      "quote" | "contact",
      {
        readonly title: string;
        readonly message: string;
        readonly seo: { readonly title: string; readonly description: string };
      }
    >
  >;
}>("pages");

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
