/** @jest-environment node */
import { checkBrand } from "../../../src/content-check/rules/settings/brand";
import { readSign } from "../../../src/content-check/rules/pictures/sign";
import { readContent } from "../../../src/content-check/read/content";
import { copyContent, told } from "./tree";

const colours = {
  ...{ ink: "#101828", paper: "#ffffff", mist: "#f3f5f9" },
  ...{ accent: "#1d4ed8", bright: "#9cc2ff", error: "#b3261e" },
};
const tree = copyContent();
const toldOf = (changed: object): string[] => {
  tree.set("settings/brand.json", ["colours"], { ...colours, ...changed });
  return told(checkBrand(readContent(tree.root)), "settings/brand.json").map((fault) =>
    fault.replace(/^[^—]*— /, ""),
  );
};

it.each<[string, object, string[]]>([
  ["colours that can all be read", {}, []],
  [
    "an accent too pale for paper",
    { accent: "#f59e0b" },
    [
      "colours › accent | Trop peu de contraste pour l’accent sur le papier : 2,1 au lieu de 4,5 (#f59e0b sur #ffffff). | Foncez cette couleur : #986207 suffit.",
    ],
  ],
  ["a colour that is none: the schema tells", { ink: "bleu" }, []],
])("of %s is told so, or nothing", (_name, changed, expected) => {
  expect(toldOf(changed)).toEqual(expected);
});

it("gives a remedy that holds", () => {
  const [fault = ""] = toldOf({ error: "#ff8a80" });
  const [remedy] = /#[\da-f]{6}(?= suffit)/.exec(fault) ?? [];
  expect(remedy).toBeDefined();
  expect(toldOf({ error: remedy })).toEqual([]);
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
