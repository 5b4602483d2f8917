import { readFileSync } from "node:fs";
import { readFaces } from "../../../src/gatsby/fonts";

const css = readFileSync("src/styles/fonts.css", "utf8");
const faces = readFaces(css, "/fonts");

it("reads from the style sheet which files to make, with which weights and characters", () => {
  const said = `@font-face { font-family: "A"; font-weight: 400 700; src: url("./a.woff2"); unicode-range: U+41-43, U+e9; }
    @font-face { font-family: "B"; font-weight: 700; src: url("./b.woff2"); unicode-range: U+20; }
    @font-face { font-family: "C"; src: local("Arial"); }`;
  expect(readFaces(said, "/x")).toEqual([
    { family: "A", file: "/x/a.woff2", weight: { min: 400, max: 700 }, characters: new Set("ABCé") },
    { family: "B", file: "/x/b.woff2", weight: 700, characters: new Set(" ") },
  ]);
});

it.each(["Bricolage Grotesque", "Instrument Sans"])(
  "writes French prose with the last file of %s",
  (family) => {
    const last = faces.filter((face) => face.family === family).at(-1);
    const prose =
      "C# n’a pas de snake_case. « Où va l’été ? À Nîmes, ça coûte 1 250,50 € ; maïs, cœur, forêt, île, août – dès le 1er : 24/7, 100 % & (ÉÊÈÇÔÎÂ) −5 ×2 +33 … »";
    expect([...prose].filter((character) => !last?.characters.has(character))).toEqual([]);
  },
);
