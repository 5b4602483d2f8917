// The one unit test that reads content/: it knows no name itself, and holds whatever the content says.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { toSlug } from "../../../src/shared/slug";

const root = path.join(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- content as it is written
const json = (file: string): any => JSON.parse(read(file));
const files = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();
const entries = (folder: string) => files(`content/${folder}/*/index.json`);

/** What examples name instead, which may stand in a content as well. */
const examples = ["Cembraie", "Aubercombe", "Saint-Élivet", "Ateliers Corvel"];
const example = new RegExp(
  [...examples, ...examples.map(toSlug), "exemple-de-service", "agence\\.example"].join("|"),
  "g",
);

/** France's legal time is that of Paris. */
const notTowns = ["Paris"];

/** What each build writes, and what writes other contents, for the suite to be tried on. */
const written = ["src/gatsby-types.d.ts", "src/styles/fonts.css", "scripts/content-changes.ts"];

const code = files(
  "src/**/*.{ts,tsx,js,css,json,yaml,svg}",
  "static/**/*.{css,svg,txt,webmanifest}",
  "scripts/**/*.ts",
  "gatsby-*.{ts,tsx}",
  "content/schemas/*.json",
)
  .filter((file) => !written.includes(file))
  .map((file) => ({ file, text: read(file).replace(example, "…") }));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(text)}(?![\\p{L}\\p{N}-])`, "u");

/** A client may be called « Horizon »: what the code also writes in small letters is a word. Paths and texts in quotes do not count. */
const smallWords = new Set(
  code.flatMap(({ file, text }) =>
    file.startsWith("content/")
      ? []
      : (text.match(/(?<![\p{L}\p{N}\-/"'`])\p{Ll}{4,}(?![\p{L}\p{N}\-/"'`])/gu) ?? []),
  ),
);
const isName = (name: string) => /^\p{Lu}.{3}/u.test(name) && !smallWords.has(name.toLocaleLowerCase("fr"));

/** Names as they are written, and folder names of several words where they are quoted or part of an address. */
function namesOfTheContent(): [string, RegExp][] {
  const [site, brand] = ["site", "brand"].map((name) => json(`content/settings/${name}.json`));
  const names = [
    brand.name,
    ...Object.values<{ name: string }>(brand.fonts).map(({ name }) => name),
    ...entries("cities").map((file) => json(file).city),
    ...entries("case-studies").map((file) => json(file).clientName),
    ...json("content/settings/partners.json").items.map(({ name }: { name: string }) => name),
  ].filter((name: string) => isName(name) && !notTowns.includes(name));
  const slugs = ["cities", "services", "case-studies"].flatMap((folder) => {
    const address = folder === "cities" ? "villes" : folder === "services" ? "services" : "realisations";
    return entries(folder).map((file): [string, RegExp] => {
      const slug = path.basename(path.dirname(file));
      const before = slug.includes("-") ? "[\"'`/=]|: " : `(?:${folder}|${address})/|Exemple\u00a0: `;
      return [slug, new RegExp(`(?<=${before})${slug}(?![\\p{L}\\p{N}-])`, "u")];
    });
  });
  const domain = site.mailboxes.general.replace(/^.*@(?:www\.)?/, "");
  return [...new Set<string>([...names, domain])]
    .map((name): [string, RegExp] => [name, whole(name)])
    .concat(slugs);
}

it("code and schemas name no brand, font, town, client or service of the content", () => {
  const names = namesOfTheContent();
  const found = code.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        names
          .filter(([, pattern]) => pattern.test(line))
          .map(
            ([name]) =>
              `${file}:${index + 1} : « ${name} » est un nom du contenu. Lisez-le dans content/, ou prenez un exemple ` +
              `inventé (marque « Cembraie », villes « Aubercombe » et « Saint-Élivet », client « Ateliers Corvel », « exemple-de-service »).`,
          ),
      ),
  );
  expect(found).toEqual([]);
});
