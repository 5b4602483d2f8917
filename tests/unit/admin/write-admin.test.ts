import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import french from "../../../src/admin/french.json";
import { writeAdmin } from "../../../src/admin/write-admin";
import { copyContent } from "../content-check/tree";
import { makeFolder } from "../setup/folder";

const tree = copyContent();
const root = path.dirname(tree.root);
for (const folder of ["src", "node_modules"]) symlinkSync(path.resolve(folder), path.join(root, folder));
/** A style sheet's font of another site, GitHub's page of its state of health. */
const foreign = /url\(["']?https?:[^)]*|\/status\.json/g;

it("without a repository, the page says how to connect one, and nothing else is left", async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, "admin"));
  writeFileSync(path.join(folder, "admin/admin-ABCDEFGH.js"), "");
  expect(await writeAdmin(root, folder)).toEqual([]);
  expect(globSync("admin/**", { cwd: folder }).sort()).toEqual(["admin", "admin/index.html"]);
  const page = readFileSync(path.join(folder, "admin/index.html"), "utf8");
  expect(page).toContain("nommez le dépôt GitHub du site dans <code>content/settings/editing.json</code>");
});

describe("beside a repository", () => {
  const folder = makeFolder();
  let parts: readonly string[];
  beforeAll(async () => {
    tree.set("settings/editing.json", "repository", "agence/site");
    parts = await writeAdmin(root, folder);
  });
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));

  it("the forms ask nobody but GitHub for anything, and name what they are made of", () => {
    const text = globSync("admin/*.{js,html}", { cwd: folder }).map((name) => read(name).toString());
    expect(text.join("\n").match(foreign)).toBeNull();
    expect(parts.some((name) => name.includes("node_modules/@sveltia/cms/"))).toBe(true);
  });

  it("what opens at once weighs less than 700 KB, compressed, fonts aside", () => {
    const atOnce = globSync("admin/{index.html,{admin,npm,fr,chunk}-*.js}", { cwd: folder });
    expect(atOnce.length).toBeGreaterThan(3);
    const weight = atOnce.map((name) => brotliCompressSync(read(name)).length).reduce((a, b) => a + b, 0);
    expect(weight).toBeLessThan(700_000);
  });
});

it("the messages that are put into French are the forms' own", () => {
  const own: unknown = JSON.parse(readFileSync("node_modules/@sveltia/cms/locales/en-US.json", "utf8"));
  const messageOf = (name: string) =>
    name.split(".").reduce((group, key) => (group as Record<string, unknown>)[key], own);
  expect(Object.keys(french).filter((name) => typeof messageOf(name) !== "string")).toEqual([]);
});
