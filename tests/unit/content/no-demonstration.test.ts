// The one unit test that reads content/, whatever it says: another agency would publish the names that code holds.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../../..");
const files = (...patterns: string[]) => globSync(patterns, { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- content as it is written
const json = (file: string): any => JSON.parse(read(file));
const entries = (folder: string) => files(`content/${folder}/*/index.json`);

/** Those that comments and descriptions give as examples; and Paris, whose time is France's. */
const examples = ["Cembraie", "Aubercombe", "Saint-Élivet", "Ateliers Corvel", "Paris"];
const written = ["src/gatsby-types.d.ts", "src/styles/fonts.css"];
const code = files(
  ...["src/**/*.{ts,tsx,js,css,json,yaml,svg}", "static/**/*.{css,svg,txt}"],
  ...["content/schemas/*.json", "gatsby-*.{ts,tsx}"],
)
  .filter((file) => !written.includes(file))
  .map((file) => ({ file, text: read(file) }));

const whole = (name: string, beside = "") => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}${beside}-])${escaped}(?![\\p{L}\\p{N}${beside}-])`, "u");
};
/** A client may be called « Horizon »: what code also writes in small letters, outside quotes and paths, is a word. */
const isWord = (name: string) => code.some(({ text }) => whole(name.toLowerCase(), "/\"'`").test(text));

it("no code names a brand, font, town or client of the content", () => {
  const { name: brand, fonts } = json("content/settings/brand.json");
  const names: string[] = [
    brand,
    json("content/settings/site.json").mailboxes.general.replace(/^.*@/, ""),
    ...Object.values<{ name: string }>(fonts).map(({ name }) => name),
    ...entries("cities").map((file) => json(file).city),
    ...entries("case-studies").map((file) => json(file).clientName),
  ].filter((name) => name.length > 3 && !examples.includes(name) && !isWord(name));
  const found = names.flatMap((name) =>
    code.filter(({ text }) => whole(name).test(text)).map(({ file }) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
