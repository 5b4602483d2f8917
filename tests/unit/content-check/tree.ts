import fs from "node:fs";
import path from "node:path";
import { toSlug } from "../../../src/shared/slug";
import { checkContent } from "../../../src/content-check";
import { positionAt, sortFaults, type Fault } from "../../../src/content-check/fault";
import { makeFolder } from "../setup/folder";

/** Parsed JSON whose shape the test knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schemas, not the types, say what is in there
type Data = any;

/** A copy of the real content in a temporary folder, to break as the test likes. */
export type Tree = ReturnType<typeof copyContent>;

/** What day it is for these tests: a fixed one, since the checks speak of days. */
export const today = "2026-11-21";

/**
 * Copies `content/` and `static/`; the copy is removed after the test file. Whatever editors publish, the
 * content that tests begin with has nothing to tell: what articles date later than `today` is of `today`.
 */
export function copyContent() {
  const home = makeFolder();
  const root = path.join(home, "content");
  fs.cpSync("content", root, { recursive: true });
  fs.cpSync("static", path.join(home, "static"), { recursive: true });
  const at = (file: string): string => path.join(root, file);
  for (const article of fs.globSync("blog/*/index.md", { cwd: root })) {
    const text = fs.readFileSync(at(article), "utf8");
    const dates = /(?<=^(?:date|updated): *["']?)\d{4}-\d\d-\d\d/gm;
    fs.writeFileSync(
      at(article),
      text.replace(dates, (date) => (date > today ? today : date)),
    );
  }
  const read = (file: string): string => fs.readFileSync(at(file), "utf8");
  const write = (file: string, text: string | Uint8Array): void => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  return {
    root,
    read,
    write,
    /** Replaces the first occurrence of a text; throws when it is not there, so that no test passes by accident. */
    replace(file: string, from: string, to: string): void {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no « ${from} »`);
      write(file, text.slice(0, text.indexOf(from)) + to + text.slice(text.indexOf(from) + from.length));
    },
    /** Sets a value of a JSON file, which is written anew, two spaces a level. */
    set(file: string, keys: readonly (string | number)[], value: unknown): void {
      const data = JSON.parse(read(file)) as Data;
      const last = keys.at(-1) ?? "";
      keys.slice(0, -1).reduce((inside, key) => inside[key], data)[last] = value;
      write(file, `${JSON.stringify(data, null, 2)}\n`);
    },
    data: (file: string) => JSON.parse(read(file)) as Data,
    folders: (folder: string): string[] => fs.readdirSync(at(folder)).sort(),
    remove: (file: string): void => fs.rmSync(at(file), { recursive: true }),
    link: (file: string, target: string): void => fs.symlinkSync(target, at(file)),
    /** Where a text is in a file: `3:5`. */
    place(file: string, text: string): string {
      const index = read(file).indexOf(text);
      if (index < 0) throw new Error(`${file} has no « ${text} »`);
      const { line, column } = positionAt(read(file), index);
      return `${line}:${column}`;
    },
  };
}

let drawings = 0;
/** A drawing that is like no other: no two pages have the same cover. */
const newDrawing = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" viewBox="0 0 160 90"><path d="M0 ${(drawings += 1)}"/></svg>\n`;

const picture = (file: string, alt: string) => ({ src: `./${file}.svg`, alt });

/** A valid city of its own, which a test may change; its line numbers never move with the real content. */
const cityOf = (name: string) => ({
  $schema: "../../schemas/city.schema.json",
  city: name,
  locative: `à ${name}`,
  population: "Essayistes",
  departement: { code: "73", name: "Savoie" },
  region: "Auvergne-Rhône-Alpes",
  coordinates: { latitude: 45.5, longitude: 5.9 },
  headline: 'Une ville <span class="green">pour essayer</span>',
  lead: "Une phrase simple.",
  banner1: picture("banner-1", "Une rue"),
  title1: "Un titre",
  description1: `<p>Un <strong>paragraphe</strong> sur ${name}.</p>`,
  banner2: picture("banner-2", "Une place"),
  sectors: [
    { title: "Bois", description: "Des scieries." },
    { title: "Eau", description: "Des barrages." },
    { title: "Pierre", description: "Des carrières." },
  ],
  travel: "À pied.",
  seo: {
    title: `Une page pour essayer\u00a0: ${name}`,
    description: `Cette page n’existe que le temps d’un essai, et sa description ne vaut que pour elle\u00a0: ${name}.`,
    keywords: ["essai"],
  },
  journey: "Dix minutes à pied",
});

/** What the build's check says of the tree. */
export const check = (tree: Tree, day = today): Promise<readonly Fault[]> =>
  checkContent({ root: tree.root, today: day });

/** Adds a valid city to the tree, with one change to its text. @returns the path of its file */
export function addCity(tree: Tree, name: string, from = "", to = ""): string {
  const slug = toSlug(name);
  const file = `cities/${slug}/index.json`;
  const json = JSON.stringify(cityOf(name), null, 2).replace('[\n      "essai"\n    ]', '["essai"]');
  tree.write(file, `${json}\n`);
  tree.write(`cities/${slug}/banner-1.svg`, newDrawing());
  tree.write(`cities/${slug}/banner-2.svg`, newDrawing());
  if (from) tree.replace(file, from, to);
  return file;
}

/** A valid article of its own. @param body Markdown; @returns the path of its file */
export function addPost(
  tree: Tree,
  slug: string,
  body: string,
  front: Readonly<Record<string, string>> = {},
): string {
  const file = `blog/${slug}/index.md`;
  const fields: Record<string, string> = {
    title: `"Un article pour essayer\u00a0: ${slug}"`,
    description: `"Cet article n’existe que le temps d’un essai, et sa description ne vaut que pour lui\u00a0: ${slug}."`,
    date: "2026-01-15",
    image: `{ src: ./cover.svg, alt: "Une page" }`,
    tags: "[Méthode]",
    ...front,
  };
  const head = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  tree.write(file, `---\n${head.join("\n")}\n---\n\n${body}\n`);
  tree.write(`blog/${slug}/cover.svg`, newDrawing());
  return file;
}

/**
 * The faults of one file in the order of the report, each as `line:column — field | what is wrong | what to write`;
 * `file` stands for the place of a fault of the whole file, `!` marks a warning, `i` a notice. No-break spaces are
 * shown plain, since nobody could tell them apart in an expectation.
 */
export function told(faults: readonly Fault[], file: string): string[] {
  const signs = { error: "", warning: "! ", notice: "i " } as const;
  return sortFaults(faults.filter((fault) => fault.file === `content/${file}`)).map(
    ({ severity, line, column, field, problem, remedy }) => {
      const place = line === undefined ? "file" : `${line}:${column}`;
      const text = `${signs[severity]}${place}${field ? ` — ${field}` : ""} | ${problem} | ${remedy}`;
      return text.replace(/[\u00a0\u202f]/g, " ");
    },
  );
}
