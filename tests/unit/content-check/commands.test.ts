/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { formatDay } from "../../../src/shared/dates";
import { addCity, copyContent, type Tree } from "./tree";

const site = "https://www.sylvene.example";

/** Runs one of the commands as npm does. */
function run(script: string, options: readonly string[]) {
  const command = [`scripts/${script}.ts`, ...options];
  const env = { ...process.env, SITE_URL: site };
  const done = spawnSync("node_modules/.bin/tsx", command, { encoding: "utf8", env });
  const plain = (text: string): string => text.replaceAll("\u00a0", " ");
  return { code: done.status, out: plain(done.stdout), error: plain(done.stderr) };
}

describe("the commands of editors", () => {
  let tree: Tree;

  beforeEach(() => void (tree = copyContent()));

  const inTree = (script: string, ...options: string[]) => run(script, [`--root=${tree.root}`, ...options]);

  it("check: exit code 1 and the report when something is wrong, annotations on request", () => {
    addCity(tree, "Essai", '"code": "73"', '"code": "7"');
    const place = "✗ content/cities/essai/index.json:7:13 — departement › code";
    expect(inTree("content-check")).toMatchObject({ code: 1, out: expect.stringContaining(place) });
    const { code, out } = inTree("content-check", "--format=github");
    const line = "::error file=content/cities/essai/index.json,line=7,col=13,title=departement › code::";
    expect([code, out]).toEqual([1, expect.stringContaining(line)]);
  });

  it("check: the comment of a pull request on request", () => {
    addCity(tree, "Essai", '"code": "73"', '"code": "7"');
    const { code, out } = inTree("content-check", "--format=comment");
    const lines = "<!-- controle-du-contenu -->\n## Contrôle du contenu\n";
    expect([code, out]).toEqual([1, expect.stringContaining(lines)]);
    expect(out).toContain(`[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/essai/index>)`);
  });

  it("check: exit code 0 with warnings only", () => {
    addCity(tree, "Essai", "Une phrase", "Une frase");
    const { code, out } = inTree("content-check");
    expect(out).toContain("« frase » n’est pas dans le dictionnaire.");
    expect(code).toBe(0);
  });

  it("check: says so when there is nothing to correct, nor to read again", () => {
    const aging = /((?:verifiedOn|checkBy)"?: *["']?)\d{4}-\d\d-\d\d/g;
    for (const file of globSync("**/*.{json,md}", { cwd: tree.root }))
      tree.write(file, tree.read(file).replace(aging, `$1${formatDay(new Date())}`));
    expect(inTree("content-check")).toMatchObject({
      code: 0,
      out: expect.stringContaining("Le contenu est en ordre : aucune erreur, aucun avertissement."),
    });
  });

  it.each([
    ["content-check", "--vite", "Option inconnue : --vite"],
    ["content-check", "--root=/nulle/part", "Le contrôle n’a pas pu se faire"],
    ["content-fix", "--vite", "Option inconnue : --vite"],
  ])("exit code 2 for %s %s", (script, option, message) => {
    expect(run(script, [option])).toMatchObject({ code: 2, error: expect.stringContaining(message) });
  });
});
