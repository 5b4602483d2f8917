import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeExamples } from "../unit/docs/examples";
import { expect, test } from "./support/test";

/*
 * An editor's way round: begin a city and an article, be refused, fill them in, be waved through, see them built. The city is
 * one that was taken away before: its texts are true, and spelt and set well enough for the check to have nothing to say.
 */

const root = path.join(__dirname, "../..");
/** What a build and the content commands read. */
const sources = [
  ...["content", "docs", "scripts", "src", "static", "tests", "package.json", "tsconfig.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];

let project = "";
const at = (file: string): string => path.join(project, file);
/** A build takes two minutes on a slow machine; libvips has stood still for ever before (lovell/sharp#4486). */
const longestMs = 8 * 60_000;

/**
 * Runs an npm script's command as an editor does.
 *
 * @returns what it printed, spaces plain
 * @throws Error with that, when it does not come to an end
 */
function run(script: string, ...args: readonly string[]): { code: number | null; text: string } {
  const cli = at("node_modules/tsx/dist/cli.mjs");
  const { error, status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, `scripts/${script}.ts`, ...args],
    {
      cwd: project,
      encoding: "utf8",
      timeout: longestMs,
      env: { ...process.env, SITE_URL: "https://www.sylvene.example", AGENCY_API_URL: "" },
    },
  );
  const text = `${stdout}\n${stderr}`.replaceAll("\u00a0", " ");
  if (error)
    throw new Error(`${script} stands still after ${longestMs / 60_000} minutes:\n${text}`, { cause: error });
  return { code: status, text };
}

test.beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "editor-"));
  for (const name of sources) cpSync(path.join(root, name), at(name), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), at("node_modules"));
  removeExamples(at("content"));
});
test.afterAll(() => rmSync(project, { recursive: true, force: true }));

test("a city and an article go from a command to a page", () => {
  test.setTimeout(600_000);
  const city = at("content/cities/paris");
  const written = at("written-city");
  renameSync(city, written);
  const read = (folder: string) =>
    JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")) as Record<string, string>;

  expect(run("content-new", "ville", "Paris").text).toContain("Adresse sur le site : /villes/paris");
  expect(run("content-new", "ville", "Paris").text).toContain("content/cities/paris existe déjà.");
  expect(run("content-check").text).toMatch(
    /content\/cities\/paris\/index\.json:\d+:\d+ .*\n +Ce texte de départ n’a pas encore été remplacé/,
  );

  const filledIn = { ...read(city), ...read(written) };
  cpSync(written, city, { recursive: true });
  writeFileSync(path.join(city, "index.json"), `${JSON.stringify(filledIn, null, 2)}\n`);

  run("content-new", "article", "Choisir son hébergeur en cinq questions");
  const article = "content/blog/choisir-son-hebergeur-en-cinq-questions/index.md";
  expect(existsSync(at(article))).toBe(true);
  writeFileSync(at(article), articleOf(readFileSync(at(article), "utf8")));

  expect(run("content-check").text).toContain(
    "Le contenu est en ordre : aucune erreur, aucun avertissement.",
  );
  const built = run("build");
  expect(built.code, built.text).toBe(0);
  const page = (address: string): string => readFileSync(at(`dist${address}.html`), "utf8");
  expect(page("/villes/paris")).toContain(filledIn.title1);
  expect(page("/villes")).toContain('href="/villes/paris"');
  expect(page("/blog")).toContain('href="/article/choisir-son-hebergeur-en-cinq-questions"');
  expect(readFileSync(at("dist/sitemap-0.xml"), "utf8")).toContain("/villes/paris");
});

/** The article that `content:new` began, written: its own head with texts in place of what is to be filled in. */
function articleOf(started: string): string {
  const [, front = ""] = started.split(/^---$/m);
  const head = front
    .replace(
      /^description: .*$/m,
      'description: "Cinq questions à poser avant de signer avec un hébergeur, et ce que ses réponses disent de lui."',
    )
    .replace(/^( +alt: ).*$/m, '$1"Des courbes de niveau sur un fond sombre"')
    .replace(/À compléter/g, "Hébergement");
  const sentence = "Demandez où dorment vos données, qui répond la nuit, et combien coûte un départ.";
  const questions = ["Où sont les données", "Qui répond la nuit", "Que coûte un départ"];
  return `---${head}---\n\n${sentence}\n\n${questions.map((title) => `## ${title}\n\nUne réponse écrite vaut mieux qu’une promesse au téléphone.\n`).join("\n")}`;
}
