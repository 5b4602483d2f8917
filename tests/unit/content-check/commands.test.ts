import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { formatDay } from "../../../src/shared/calendar/dates";
import { addCity, copyContent, type Tree } from "./tree";

const site = "https://www.cembraie.example";

/** Runs one of the commands as npm does. */
function run(script: string, options: readonly string[]) {
  const command = [`scripts/${script}.ts`, ...options];
  const env = { ...process.env, SITE_URL: site };
  const done = spawnSync("node_modules/.bin/tsx", command, { encoding: "utf8", env });
  const plain = (text: string): string => text.replaceAll("\u00a0", " ");
  return { code: done.status, out: plain(done.stdout), error: plain(done.stderr) };
}

describe("npm run content:check", () => {
  const check = (tree: Tree, ...options: string[]) =>
    run("content-check", [`--root=${tree.root}`, ...options]);

  it("ends with code 1 when something is wrong, and says it as it was asked to", () => {
    const tree = copyContent();
    addCity(tree, "Essai", '"code": "73"', '"code": "7"');
    const line = "::error file=content/cities/essai/index.json,line=7,col=13,title=departement › code::";
    expect(check(tree, "--format=github")).toMatchObject({ code: 1, out: expect.stringContaining(line) });
    const form = `[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/essai/index>)`;
    expect(check(tree, "--format=comment")).toMatchObject({ code: 1, out: expect.stringContaining(form) });
  });

  it("ends with code 0 when there is nothing to correct, or to read again at most", () => {
    const tree = copyContent();
    const aging = /((?:verifiedOn|checkBy)"?: *["']?)\d{4}-\d\d-\d\d/g;
    for (const file of globSync("**/*.{json,md}", { cwd: tree.root }))
      tree.write(file, tree.read(file).replace(aging, `$1${formatDay(new Date())}`));
    const inOrder = "Le contenu est en ordre : aucune erreur, aucun avertissement.";
    expect(check(tree)).toMatchObject({ code: 0, out: expect.stringContaining(inOrder) });
    addCity(tree, "Essai", "Une phrase", "Une frase");
    const misspelt = expect.stringContaining("[spelling]");
    expect(check(tree)).toMatchObject({ code: 0, out: misspelt });
  });
});

it.each([
  ["content-check", "--vite", "Option inconnue : --vite"],
  ["content-check", "--root=/nulle/part", "Le contrôle n’a pas pu se faire"],
  ["content-fix", "--vite", "Option inconnue : --vite"],
])("%s %s ends with code 2", (script, option, message) => {
  expect(run(script, [option])).toMatchObject({ code: 2, error: expect.stringContaining(message) });
});
