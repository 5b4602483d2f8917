// The one unit test that reads content/: another agency would publish the names that code holds.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- content as it is written
const json = (file: string): any => JSON.parse(readFileSync(file, "utf8"));
const entries = (folder: string) => globSync(`content/${folder}/*/index.json`);

const written = ["src/gatsby-types.d.ts", "src/styles/fonts.css"];
const code = globSync([
  "src/**/*.{ts,tsx,js,css,json,yaml,svg}",
  "static/**/*.{css,svg,txt}",
  "content/schemas/*.json",
  "gatsby-*.{ts,tsx}",
])
  .filter((file) => !written.includes(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const { name: brand, fonts } = json("content/settings/brand.json");
const names: string[] = [
  brand,
  json("content/settings/site.json").mailboxes.general.replace(/^.*@/, ""),
  ...Object.values<{ name: string }>(fonts).map(({ name }) => name),
  ...entries("cities").map((file) => json(file).city),
  ...entries("case-studies").flatMap((file) => [json(file).clientName, path.basename(path.dirname(file))]),
  // France's legal time is that of Paris, and a short name may be a word.
].filter((name) => name.length > 4 && name !== "Paris");

it("no code names a brand, font, town or client of the content", () => {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped})(?![\\p{L}\\p{N}-])`, "gu");
  const found = code.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
