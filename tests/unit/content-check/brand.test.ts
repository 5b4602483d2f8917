import { readFileSync } from "node:fs";
import decompress from "woff2-encoder/decompress";
import { readSign } from "../../../src/shared/brand/sign";
import { brandRule } from "../../../src/content-check/rules/settings/brand";
import { describeSettings } from "./cases";
import { ask, copyContent, fieldsIn } from "./tree";

describeSettings(brandRule, [
  // No colour: the schema tells.
  ["brand colours.ink", "bleu"],
  ["brand fonts.titles.rest", "./brand/missing.woff2", "brand/font-missing"],
]);

it("gives a remedy that holds", async () => {
  const tree = copyContent();
  tree.set("settings/brand.json", "colours.error", "#ff8a80");
  const [fault] = await ask(brandRule, tree);
  expect(fault).toMatchObject({ rule: "brand/contrast", path: ["colours", "error"] });
  tree.set("settings/brand.json", "colours.error", /#[\da-f]{6}/.exec(fault?.remedy ?? "")?.[0]);
  expect(await ask(brandRule, tree)).toEqual([]);
});

/** A font with the letters a, b and c in weight 400. */
const abc = readFileSync(`${__dirname}/three-letters.woff2`);

it.each<[what: string, at: string, change: (font: Uint8Array) => Promise<Uint8Array>, faults: string[]]>([
  ["not compressed", "titles.rest", () => decompress(abc), ["brand/font-format@fonts.titles.rest"]],
  ["torn", "titles.rest", async () => abc.subarray(0, 400), ["brand/font-format@fonts.titles.rest"]],
  ["without bold, for titles", "titles.file", async () => abc, ["brand/font-weight@fonts.titles.file"]],
  ["without bold, for other letters", "titles.rest", async () => abc, []],
  ["without bold, for texts", "text.file", async () => abc, ["! brand/font-weight@fonts.text.file"]],
])("a font that is %s", async (_what, at, change, faults) => {
  const tree = copyContent();
  const font = readFileSync(`${tree.root}/settings/brand/instrument-sans.woff2`);
  tree.write("settings/brand/new.woff2", await change(font));
  tree.set("settings/brand.json", `fonts.${at}`, "./brand/new.woff2");
  expect(fieldsIn(await ask(brandRule, tree), "settings/brand.json")).toEqual(faults);
});

const drawing = (markup: string, attributes = 'viewBox="0 0 32 32"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${markup}</svg>`;
const path = (attributes = "") => `<path d="M0 0h32v32z"${attributes}/>`;

it.each([
  ["a path in a colour", drawing(path(' fill="#0b7a4b"')), path(' fill="currentColor"')],
  [
    "lines, said once for all",
    drawing(path(), 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"'),
    `<g fill="none" stroke="currentColor" stroke-width="2">${path()}</g>`,
  ],
  [
    "what a drawing program writes",
    drawing(`<title>A</title><g id="a" style="fill:#111;fill-opacity:1"><path id="b" d="M0 0h1"/></g>`),
    '<g fill="currentColor" fill-opacity="1"><path d="M0 0h1"/></g>',
  ],
  ["a size instead of a viewBox", drawing(path(), 'width="32" height="30px"'), path()],
])("draws %s in the colour of the text", (_name, svg, markup) => {
  expect(readSign(svg)).toMatchObject({ markup });
});

it.each([
  ["two colours", drawing(path(' fill="#fff"') + path(' fill="#0b7a4b"')), "colours"],
  ["a filter in a style", drawing(path(' style="filter:blur(2px)"')), "attribute"],
  ["a drawing in it", drawing(drawing(path())), "nested"],
  ["the name beside it", drawing(path(), 'viewBox="0 0 160 32"'), "proportions"],
  ["nothing", drawing("<g/>"), "empty"],
  ["more than every page can carry", drawing(`<path d="M0 0${"h1".repeat(1000)}"/>`), "length"],
])("refuses a sign with %s", (_name, svg, detail) => {
  expect(readSign(svg)).toMatchObject({ detail });
});
