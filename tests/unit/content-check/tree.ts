import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { toSlug } from "../../../src/shared/slug";
import { formatReport, type Fault } from "../../../src/content-check";
import { removeExamples } from "../docs/examples";

/** A copy of the real content in a temporary folder, to break as the test likes. */
export interface Tree {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces the first occurrence of a text; throws when it is not there, so that a test cannot pass by accident. */
  replace(file: string, from: string, to: string): void;
  /** Sets a value of a JSON file, which is written anew, two spaces a level. */
  set(file: string, path: readonly (string | number)[], value: unknown): void;
  /** The parsed content of a JSON file. */
  data(file: string): Data;
  /** Names of the folders of a folder, in order. */
  folders(folder: string): string[];
  remove(file: string): void;
  link(file: string, target: string): void;
  /** Where a text is in a file, as reports write it: `content/x.json:3:5`. */
  place(file: string, text: string): string;
  dispose(): void;
}

/** Parsed JSON whose shape the test knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schemas, not the types, say what is in there
type Data = any;

/** What day it is for these tests: a fixed one, since the checks speak of days. */
export const today = "2026-11-21";

/**
 * Copies `content/`, beside a `static/` that holds what it refers to. Whatever editors
 * publish, the content that tests begin with has nothing to tell: articles that came later than `today`, or wait for
 * their day, are of `today`, and pages that tests begin themselves are not there. Call `dispose` when done.
 */
export function copyContent(): Tree {
  const home = mkdtempSync(path.join(os.tmpdir(), "content-check-"));
  const root = path.join(home, "content");
  cpSync("content", root, { recursive: true });
  mkdirSync(path.join(home, "static", "video"), { recursive: true });
  for (const format of ["mp4", "webm", "jpg"])
    writeFileSync(path.join(home, "static/video", `services.${format}`), "");
  removeExamples(root);
  const at = (file: string): string => path.join(root, file);
  for (const article of globSync("blog/*/index.md", { cwd: root })) {
    const text = readFileSync(at(article), "utf8");
    const [before = "", date = ""] = /^date: *["']?(\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
    if (date > today) writeFileSync(at(article), text.replace(before, before.replace(date, today)));
  }
  const read = (file: string): string => readFileSync(at(file), "utf8");
  const write = (file: string, text: string | Uint8Array): void => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    read,
    write,
    replace(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no « ${from} »`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    set(file, keys, value) {
      const data = JSON.parse(read(file)) as Data;
      const last = keys.at(-1) ?? "";
      keys.slice(0, -1).reduce((inside, key) => inside[key], data)[last] = value;
      write(file, `${JSON.stringify(data, null, 2)}\n`);
    },
    data: (file) => JSON.parse(read(file)) as Data,
    folders: (folder) => readdirSync(at(folder)).sort(),
    remove: (file) => rmSync(at(file), { recursive: true }),
    link(file, target) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      symlinkSync(target, at(file));
    },
    place(file, text) {
      const before = read(file).split(text)[0] ?? "";
      if (before.length === read(file).length) throw new Error(`${file} has no « ${text} »`);
      const lines = before.split("\n");
      return `content/${file}:${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
    },
    dispose: () => rmSync(home, { recursive: true, force: true }),
  };
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" viewBox="0 0 160 90"><path d="M0 0"/></svg>\n';

/** The lines of a valid city of its own, which a test may change; its line numbers never move with the real content. */
export function cityLines(name: string): string[] {
  return `{
  "$schema": "../../schemas/city.schema.json",
  "city": "${name}",
  "locative": "à ${name}",
  "population": "Essayistes",
  "departement": {
    "code": "73",
    "name": "Savoie"
  },
  "region": "Auvergne-Rhône-Alpes",
  "coordinates": {
    "latitude": 45.5,
    "longitude": 5.9
  },
  "headline": "Une ville <span class=\\"green\\">pour essayer</span>",
  "lead": "Une phrase simple.",
  "banner1": {
    "src": "./banner-1.svg",
    "alt": "Une rue"
  },
  "title1": "Un titre",
  "description1": "<p>Un <strong>paragraphe</strong> sur ${name}.</p>",
  "banner2": {
    "src": "./banner-2.svg",
    "alt": "Une place"
  },
  "sectors": [
    {
      "title": "Bois",
      "description": "Des scieries."
    },
    {
      "title": "Eau",
      "description": "Des barrages."
    },
    {
      "title": "Pierre",
      "description": "Des carrières."
    }
  ],
  "travel": "À pied.",
  "seo": {
    "title": "Une page pour essayer\u00a0: ${name}",
    "description": "Cette page n’existe que le temps d’un essai, et sa description ne vaut que pour elle\u00a0: ${name}.",
    "keywords": ["essai"]
  }
}`.split("\n");
}

/** Adds a valid city to the tree, with one change to its text. @returns the path of its file */
export function addCity(tree: Tree, name: string, from = "", to = ""): string {
  const slug = toSlug(name);
  const file = `cities/${slug}/index.json`;
  tree.write(file, `${cityLines(name).join("\n")}\n`);
  tree.write(`cities/${slug}/banner-1.svg`, svg);
  tree.write(`cities/${slug}/banner-2.svg`, svg);
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
  tree.write(`blog/${slug}/cover.svg`, svg);
  return file;
}

/**
 * The report about one file, fault by fault: `line:column — field`, what is wrong, what to write. No-break spaces
 * are shown plain, since nobody could tell them apart in an expectation.
 */
export function told(faults: readonly Fault[], file: string): string[] {
  const name = `content/${file}`;
  return formatReport(faults.filter((fault) => fault.file === name))
    .split("\n")
    .filter((line) => /^[✗!i] | {2}/.test(line))
    .map((line) =>
      line
        .replace(/^✗ /, "")
        .replace(/^ {2}(?:→ )?/, "")
        .replaceAll("\u00a0", " "),
    )
    .map((line) =>
      line.replace(/^[!i] /, "").startsWith(name) ? line.replace(name, "").replace(/^([!i] )?:/, "$1") : line,
    );
}
