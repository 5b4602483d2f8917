import { readFileSync } from "node:fs";
import decompress from "woff2-encoder/decompress";
import { readSign } from "../../../src/shared/brand/sign";
import { brandRule } from "../../../src/content-check/rules/settings/brand";
import { ask, copyContent, fieldsIn } from "./tree";

const colours = {
  ...{ ink: "#101828", paper: "#ffffff", mist: "#f3f5f9" },
  ...{ accent: "#1d4ed8", bright: "#9cc2ff", error: "#b3261e" },
};
const tree = copyContent();
const found = async (): Promise<string[]> => fieldsIn(await ask(brandRule, tree), "settings/brand.json");
const foundWith = (changed: object): Promise<string[]> => {
  tree.set("settings/brand.json", ["colours"], { ...colours, ...changed });
  return found();
};

// A table, one case a row.
// prettier-ignore
it.each<[what: string, changed: object, faults: string[]]>([
  ["colours that can all be read", {}, []],
  ["an accent too pale for paper", { accent: "#f59e0b" }, ["brand/contrast@colours.accent"]],
  ["a colour that is none: the schema tells", { ink: "bleu" }, []],
])("an editor who chooses %s is told so, or nothing if they can be read", async (_what, changed, faults) => {
  expect(await foundWith(changed)).toEqual(faults);
});

it("gives a remedy that holds", async () => {
  expect(await foundWith({ error: "#ff8a80" })).toEqual(["brand/contrast@colours.error"]);
  const [fault] = await ask(brandRule, tree);
  const [shade] = /#[\da-f]{6}/.exec(fault?.remedy ?? "") ?? [];
  expect(await foundWith({ error: shade })).toEqual([]);
});

const font = readFileSync(`${tree.root}/settings/brand/instrument-sans.woff2`);
const titles = { name: "Instrument Sans", file: "./brand/instrument-sans.woff2" };
/** A font with the letters a, b and c in weight 400. */
const abc = readFileSync(`${__dirname}/three-letters.woff2`);

const titlesAnd = (rest: string) => ({ titles: { ...titles, rest: `./brand/${rest}.woff2` } });
const withNew = { name: "Instrument Sans", file: "./brand/new.woff2" };
// A table, one case a row.
// prettier-ignore
it.each<[what: string, changed: object, bytes: Uint8Array | Promise<Uint8Array> | undefined, faults: string[]]>([
  ["fonts that serve", {}, undefined, []],
  ["a file that is missing", titlesAnd("missing"), undefined, ["brand/font-missing@fonts.titles.rest"]],
  ["a font that is not compressed", titlesAnd("new"), decompress(abc), ["brand/font-format@fonts.titles.rest"]],
  ["a torn file", titlesAnd("new"), abc.subarray(0, 400), ["brand/font-format@fonts.titles.rest"]],
  ["titles without bold, and without most letters", { titles: withNew }, abc,
    ["brand/font-letters@fonts.titles.file", "brand/font-weight@fonts.titles.file"]],
  ["a text without bold", { text: withNew }, abc,
    ["brand/font-letters@fonts.text.file", "! brand/font-weight@fonts.text.file"]],
  ["fonts too heavy for every page", { text: withNew }, Buffer.concat([font, Buffer.alloc(40_000)]), ["brand/font-size@fonts"]],
  ["a font without its licence", { titles: { ...titles, name: "Lora" } }, undefined,
    ["brand/font-licence@fonts.titles.name", "brand/font-credit@fonts.titles.name"]],
])("of %s is told so, or nothing", async (_what, changed, bytes, faults) => {
  tree.set("settings/brand.json", ["colours"], colours);
  tree.set("settings/brand.json", ["fonts"], { titles, text: titles, ...changed });
  if (bytes) tree.write("settings/brand/new.woff2", await bytes);
  expect(await found()).toEqual(faults);
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
])("refuses %s", (_name, svg, detail) => {
  expect(readSign(svg)).toMatchObject({ detail });
});
