import { globSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import french from "../../../src/admin/french.json";
import { writeAdmin } from "../../../src/admin/write-admin";
import { addPost, copyContent } from "../content-check/tree";
import { makeFolder } from "../setup/folder";

const tree = copyContent();
const root = path.dirname(tree.root);
for (const folder of ["src", "node_modules"]) symlinkSync(path.resolve(folder), path.join(root, folder));
addPost(tree, "paru", "Un texte du jour.");
addPost(tree, "futur", "Un texte de demain.", { date: "2999-01-01" });

/** Words of both articles, a style sheet's font of another site, where GitHub tells its state of health. */
const sought = /Un texte du jour|Un texte de demain|blog\/futur|url\(["']?https?:[^)]*|\/status\.json/g;

it.each([
  ["of the demonstration hold what the site shows", "", ["Un texte du jour"]],
  ["beside a repository hold none of the content", "agence/site", []],
])("the forms %s, and ask nobody else for anything", async (_title, repository, found) => {
  tree.set("settings/editing.json", ["repository"], repository);
  const folder = makeFolder();
  await writeAdmin(root, folder);
  const files = globSync("admin/*.{js,html}", { cwd: folder });
  const text = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
  expect(text.match(sought) ?? []).toEqual(found);
});

it("the messages that are put into French are the forms' own", () => {
  const own: unknown = JSON.parse(readFileSync("node_modules/@sveltia/cms/locales/en-US.json", "utf8"));
  const messageOf = (name: string) =>
    name.split(".").reduce((group, key) => (group as Record<string, unknown>)[key], own);
  expect(Object.keys(french).filter((name) => typeof messageOf(name) !== "string")).toEqual([]);
});
