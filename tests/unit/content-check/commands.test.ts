import { spawnSync } from "node:child_process";
import { addCity, copyContent } from "./tree";

const site = "https://www.cembraie.example";

/** Runs one of the commands as npm does. */
function run(script: string, ...options: readonly string[]) {
  const command = [`scripts/${script}.ts`, ...options];
  const env = { ...process.env, SITE_URL: site };
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/tsx", command, { encoding: "utf8", env });
  return { status, text: stdout + stderr };
}

it("content:check ends with code 1 for an error alone, and says it as it was asked to", () => {
  const tree = copyContent();
  const check = (format: string) => run("content-check", `--root=${tree.root}`, `--format=${format}`);
  addCity(tree, "Essai", "Une phrase", "Une frase");
  expect(check("github")).toEqual({ status: 0, text: expect.stringContaining("[spelling]") });
  tree.replace("cities/essai/index.json", '"code": "73"', '"code": "7"');
  const line = "::error file=content/cities/essai/index.json,line=7,col=13,title=departement › code::";
  expect(check("github")).toEqual({ status: 1, text: expect.stringContaining(line) });
  const form = `[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/essai/index>)`;
  expect(check("comment")).toEqual({ status: 1, text: expect.stringContaining(form) });
});

it.each([
  ["content-check", "--vite", "Option inconnue\u00a0: --vite"],
  ["content-check", "--root=/nulle/part", "Le contrôle n’a pas pu se faire"],
])("%s %s ends with code 2", (script, option, message) => {
  expect(run(script, option)).toEqual({ status: 2, text: expect.stringContaining(message) });
});
