import { readFileSync } from "node:fs";
import decompress from "woff2-encoder/decompress";
import { readSign } from "../../../src/content-check/rules/pictures/sign";
import { brandRule } from "../../../src/content-check/rules/settings/brand";
import { pattern } from "./cases";
import { ask, copyContent, messagesOf } from "./tree";

const colours = {
  ...{ ink: "#101828", paper: "#ffffff", mist: "#f3f5f9" },
  ...{ accent: "#1d4ed8", bright: "#9cc2ff", error: "#b3261e" },
};
const tree = copyContent();
const allTold = async (): Promise<string[]> =>
  messagesOf(await ask(brandRule, tree), "settings/brand.json").map((fault) =>
    fault.replace(/^(! )?[^—]*— /, "$1"),
  );
const toldOf = (changed: object): Promise<string[]> => {
  tree.set("settings/brand.json", ["colours"], { ...colours, ...changed });
  return allTold();
};

// A table, one case a row.
// prettier-ignore
it.each<[what: string, changed: object, told: string[]]>([
  ["colours that can all be read", {}, []],
  ["an accent too pale for paper", { accent: "#f59e0b" },
    ["colours › accent | Trop peu de contraste pour l’accent sur le papier : 2,1 au lieu de 4,5 (#f59e0b sur #ffffff). | Foncez cette couleur : #986207 suffit."]],
  ["a colour that is none: the schema tells", { ink: "bleu" }, []],
])("an editor who chooses %s is told so, or nothing if they can be read", async (_what, changed, expected) => {
  expect(await toldOf(changed)).toEqual(expected);
});

it("gives a remedy that holds", async () => {
  const [fault = ""] = await toldOf({ error: "#ff8a80" });
  const [remedy] = /#[\da-f]{6}(?= suffit)/.exec(fault) ?? [];
  expect(remedy).toBeDefined();
  expect(await toldOf({ error: remedy })).toEqual([]);
});

const font = readFileSync(`${tree.root}/settings/brand/instrument-sans.woff2`);
const titles = { name: "Instrument Sans", file: "./brand/instrument-sans.woff2" };
/** A font with the letters a, b and c in weight 400. */
const abc = readFileSync(`${__dirname}/three-letters.woff2`);

const titlesAnd = (rest: string) => ({ titles: { ...titles, rest: `./brand/${rest}.woff2` } });
const withNew = { name: "Instrument Sans", file: "./brand/new.woff2" };
const noFont =
  "fonts › titles › rest | Ce fichier n’est pas une police au format WOFF2. | Prenez le fichier .woff2 de cette police : docs/changer-la-marque.md dit comment.";

// A table, one case a row.
// prettier-ignore
it.each<[what: string, changed: object, bytes: Uint8Array | Promise<Uint8Array> | undefined, told: string[]]>([
  ["fonts that serve", {}, undefined, []],
  ["a file that is missing", titlesAnd("missing"), undefined,
    ["fonts › titles › rest | La police content/settings/brand/missing.woff2 n’existe pas. | Déposez le fichier à cet endroit, ou corrigez le chemin (majuscules et extension comprises)."]],
  ["a font that is not compressed", titlesAnd("new"), decompress(abc), [noFont]],
  ["a torn file", titlesAnd("new"), abc.subarray(0, 400), [noFont]],
  ["titles without bold, and without most letters", { titles: withNew }, abc,
    ["fonts › titles › file | Il manque à ce fichier de quoi écrire le français : A B C {…} Z d e {…} z 0 {…} À {…} œ {…} « » {…} € espace insécable (U+00A0) | Prenez le jeu « latin » de cette police : docs/{…}",
      "fonts › titles › file | Les titres sont en graisse 700, et cette police n’a que la graisse 400. | Prenez son fichier de graisse 700, ou sa version variable."]],
  ["a text without bold", { text: withNew }, abc,
    ["fonts › text › file | Il manque{…}",
      "! fonts › text › file | Les textes vont de la graisse 400 à 700, et cette police n’a que la graisse 400 : les navigateurs contrefont les autres. | Prenez sa version variable."]],
  ["fonts too heavy for every page", { text: withNew }, Buffer.concat([font, Buffer.alloc(40_000)]),
    ["fonts | Les deux polices pèsent 66 ko, et chaque page les charge : 60 ko au plus. | Réduisez-les aux lettres du français : docs/changer-la-marque.md dit comment."]],
  ["a font without its licence", { titles: { ...titles, name: "Lora" } }, undefined,
    ["fonts › titles › name | Aucun fichier .txt de content/settings/brand ne donne la licence de « Lora ». | Déposez-y le fichier livré avec la police (OFL.txt, LICENSE.txt) : le site le publie.",
      "fonts › titles › name | La page des crédits ne nomme pas la police « Lora ». | Nommez-la dans content/legal/credits.md, avec son auteur et sa licence."]],
])("of %s is told so, or nothing", async (_what, changed, bytes, expected) => {
  tree.set("settings/brand.json", ["colours"], colours);
  tree.set("settings/brand.json", ["fonts"], { titles, text: titles, ...changed });
  if (bytes) tree.write("settings/brand/new.woff2", await bytes);
  expect(await allTold()).toEqual(expected.map(pattern));
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
  ["two colours", drawing(path(' fill="#fff"') + path(' fill="#0b7a4b"')), "2 couleurs (#fff, #0b7a4b)"],
  ["a filter in a style", drawing(path(' style="filter:blur(2px)"')), "L’attribut filter"],
  ["a drawing in it", drawing(drawing(path())), "un dessin dans le dessin"],
  ["the name beside it", drawing(path(), 'viewBox="0 0 160 32"'), "mesure 160 × 32"],
  ["nothing", drawing("<g/>"), "Le signe est vide."],
  ["more than every page can carry", drawing(`<path d="M0 0${"h1".repeat(1000)}"/>`), "caractères"],
])("refuses %s", (_name, svg, problem) => {
  expect(readSign(svg)).toMatchObject({ problem: expect.stringContaining(problem) });
});
