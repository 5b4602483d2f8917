import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { toSlug } from "../../../src/shared/slug";
import { checkContent, readChecked, type CheckOptions } from "../../../src/content-check";
import { sortFaults, type Fault } from "../../../src/content-check/fault";
import { askRule, type Rule } from "../../../src/content-check/rule";
import { contentRoot, schemasRoot } from "../setup/content";
import { makeFolder } from "../setup/folder";

/** Parsed JSON whose shape the test knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schemas, not the types, say what is in there
type Data = any;

/** A copy of the content of the tests in a temporary folder, to break as the test likes. */
export type Tree = ReturnType<typeof copyContent>;

/** What day it is for these tests: a fixed one, since the checks speak of days. */
export const today = "2026-11-21";

/** Copies the content of the tests with the site's schemas; the copy is removed after the test file. */
export function copyContent() {
  const home = makeFolder();
  const root = `${home}/content`;
  fs.cpSync(contentRoot, root, { recursive: true });
  fs.cpSync(schemasRoot, path.join(root, "schemas"), { recursive: true });
  fs.cpSync(path.join(contentRoot, "../static"), path.join(home, "static"), { recursive: true });
  const at = (file: string): string => path.join(root, file);
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
    /** Sets a value of a JSON file, which is written anew, two spaces a level. @param field its path: `items.0.slug` */
    set(file: string, field: string, value: unknown): void {
      const data = JSON.parse(read(file)) as Data;
      const keys = field.split(".");
      const last = keys.pop() ?? "";
      keys.reduce((inside, key) => inside[key], data)[last] = value;
      write(file, `${JSON.stringify(data, null, 2)}\n`);
    },
    data: (file: string) => JSON.parse(read(file)) as Data,
    folders: (folder: string): string[] => fs.readdirSync(at(folder)).sort(),
    remove: (file: string): void => fs.rmSync(at(file), { recursive: true }),
    link: (file: string, target: string): void => fs.symlinkSync(target, at(file)),
  };
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="M0 0h1"/></svg>\n';

/** A valid city of its own, which a test may change; `{name}` stands for its name. */
const cityText = fs.readFileSync(path.join(__dirname, "city.json"), "utf8");

/** What the check says of the tree: that of a build, unless the full one is asked for. */
export const check = (tree: Tree, options?: Partial<CheckOptions>): Promise<Fault[]> =>
  checkContent({ root: tree.root, today, ...options });

/** What some rules say of the tree. */
export async function ask(
  rules: Rule | readonly Rule[],
  tree: Tree,
  options?: Partial<CheckOptions>,
): Promise<Fault[]> {
  const checked = readChecked({ root: tree.root, today, ...options });
  return (await Promise.all([rules].flat().map((rule) => askRule(rule, checked)))).flat();
}

/** Commits the tree as it is, in a repository of its own, under a name to compare with. */
export function commit(tree: Tree, name: string): void {
  const author = ["-c", "user.name=t", "-c", "user.email=t@t.example"];
  for (const command of [
    ["init", "-q"],
    ["add", "-A"],
    ["commit", "-q", "-m", name],
    ["tag", name],
  ])
    execFileSync("git", ["-C", path.dirname(tree.root), ...author, ...command]);
}

/** Adds a valid city to the tree, with one change to its text. @returns the path of its file */
export function addCity(tree: Tree, name: string, from = "", to = ""): string {
  const slug = toSlug(name);
  const file = `cities/${slug}/index.json`;
  // No two stand on one point.
  const longitude = `5.9${String(tree.folders("cities").length).padStart(3, "0")}`;
  tree.write(file, cityText.replaceAll("{name}", name).replace("5.9", longitude));
  tree.write(`cities/${slug}/banner-1.svg`, drawing);
  tree.write(`cities/${slug}/banner-2.svg`, drawing);
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
  tree.write(`blog/${slug}/cover.svg`, drawing);
  return file;
}

const signs = { error: "", warning: "! ", notice: "i " } as const;
const faultsIn = (faults: readonly Fault[], file: string): Fault[] =>
  sortFaults(faults.filter((fault) => fault.file === `content/${file}`));

/**
 * The faults of one file in the order of the report, each as `rule@line:column`, or `rule` alone where it is about the
 * whole file; `!` marks a warning, `i` a notice.
 */
export const rulesIn = (faults: readonly Fault[], file: string): string[] =>
  faultsIn(faults, file).map(
    ({ severity, rule, line, column }) =>
      `${signs[severity]}${rule}${line === undefined ? "" : `@${line}:${column}`}`,
  );

/** The same as `rule@path`, for files whose lines the test does not know: `phone@phone.display`. */
export const fieldsIn = (faults: readonly Fault[], file: string): string[] =>
  faultsIn(faults, file).map(
    ({ severity, rule, path = [] }) => `${signs[severity]}${rule}@${path.join(".")}`,
  );
