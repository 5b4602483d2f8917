import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeExamples } from "../unit/docs/examples";
import { expect, test } from "./support/test";

/* An editor's way round: begin a city and an article, be refused, fill them in, be waved through, see them built. */

const root = path.join(__dirname, "../..");
/** What a build and the content commands read. */
const sources = [
  ...["content", "docs", "scripts", "src", "static", "tests", "package.json", "tsconfig.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];

/** True, spelt and set well enough for the content check to have nothing to say. */
const cityTexts: Readonly<Record<string, string>> = {
  headline: 'Des outils pour <span class="green">la logistique</span> du Val de Loire',
  lead: "Entrepôts au nord, cosmétiques à l’est, administrations au centre\u00a0: des outils pour chacun.",
  title1: "Des palettes, des flacons et des dossiers",
  description1:
    "<p>La position d’Orléans, entre Paris et le Massif central, en a fait un pays d’entrepôts. Les parfums partent de la vallée, les semences de la Beauce.</p>",
  "banner1.alt": "Courbes de niveau au bord d’un fleuve",
  "banner2.alt": "Courbes de niveau autour d’une plaine",
  "sectors.0.title": "Entrepôts",
  "sectors.0.description": "Les quais, les créneaux de camions et les écarts de stock sur un écran.",
  "sectors.1.title": "Parfums et soins",
  "sectors.1.description": "La traçabilité d’un lot, de la cuve au flacon.",
  "sectors.2.title": "Semences",
  "sectors.2.description": "Les essais en plein champ, saisis au téléphone et relus au bureau.",
  travel: "Par le train, en changeant à Paris\u00a0; les ateliers se tiennent chez vous.",
  "seo.description":
    "Entrepôts, parfums, semences\u00a0: à Orléans, nous construisons les sites et les logiciels de ceux qui expédient.",
};
const cityData = {
  locative: "à Orléans",
  population: "Orléanais",
  departement: { code: "45", name: "Loiret" },
  region: "Centre-Val de Loire",
  coordinates: { latitude: 47.9025, longitude: 1.909 },
};

let project = "";
const at = (file: string): string => path.join(project, file);
/** Runs an npm script's command as an editor does. @returns what it printed, spaces plain */
function run(script: string, ...args: readonly string[]): { code: number | null; text: string } {
  const cli = at("node_modules/tsx/dist/cli.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, `scripts/${script}.ts`, ...args], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, SITE_URL: "https://www.sylvene.example", AGENCY_API_URL: "" },
  });
  return { code: status, text: `${stdout}\n${stderr}`.replaceAll("\u00a0", " ") };
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
  const city = "content/cities/orleans/index.json";
  expect(run("content-new", "ville", "Orléans").text).toContain("Adresse sur le site : /villes/orleans");
  expect(run("content-new", "ville", "Orléans").text).toContain("content/cities/orleans existe déjà.");
  expect(run("content-check").text).toMatch(
    /content\/cities\/orleans\/index\.json:\d+:\d+ .*\n +Ce texte de départ n’a pas encore été remplacé/,
  );

  const data = JSON.parse(readFileSync(at(city), "utf8")) as Record<string, unknown>;
  for (const [name, value] of Object.entries({ ...cityTexts, ...cityData }))
    setField(data, name.split("."), value);
  writeFileSync(at(city), `${JSON.stringify(data, null, 2)}\n`);

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
  expect(page("/villes/orleans")).toContain("Des palettes, des flacons et des dossiers");
  expect(page("/villes")).toContain('href="/villes/orleans"');
  expect(page("/blog")).toContain('href="/article/choisir-son-hebergeur-en-cinq-questions"');
  expect(readFileSync(at("dist/sitemap-0.xml"), "utf8")).toContain("/villes/orleans");
});

/** @throws Error for a field that the starter does not have */
function setField(
  data: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
  value: unknown,
): void {
  if (data[name] === undefined) throw new Error(`no field ${name}`);
  if (rest.length === 0) data[name] = value;
  else setField(data[name] as Record<string, unknown>, rest, value);
}

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
