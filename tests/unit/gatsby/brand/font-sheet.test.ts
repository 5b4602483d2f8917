import path from "node:path";
import { fontSheet } from "../../../../src/gatsby/brand/font-sheet";
import { contentRoot } from "../../setup/content";

const file = (name: string) => path.join(contentRoot, `settings/brand/${name}.woff2`);
/** Variable, of weights 400 to 700. */
const font = { name: "Cembre", file: file("instrument-sans") };
const sheetOf = (more = {}) => fontSheet({ titles: font, text: { ...font, ...more } }, contentRoot);

it("names each font, its file and weights, and makes its fallback as wide", async () => {
  const sheet = (await sheetOf()).replace(/\s+/g, " ");
  expect(sheet).toContain(
    '@font-face { font-family: "Cembre"; font-weight: 400 700; font-display: swap; src: url("settings/brand/instrument-sans.woff2") format("woff2"); }',
  );
  expect(sheet).toContain(':root { --font-text: "Cembre", "Cembre text 1", "Cembre text 2", sans-serif; }');
  const sizes = [...sheet.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, size]) => Number(size));
  // Measured in weight 400, titles would have 94.7 and 102.7.
  expect(sizes).toEqual([98.8, 107.1, 102, 102.7]);
});

it("fetches the second file for letters that it alone has", async () => {
  const sheet = await sheetOf({ rest: file("instrument-sans-rest") });
  const [, range = ""] = /unicode-range: (.*);/.exec(sheet) ?? [];
  const covers = (letter: string) =>
    range.split(", ").some((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to;
    });
  expect([..."ñöÿ“™"].filter((letter) => !covers(letter))).toEqual([]);
  expect([..."→★ő‰\u0085"].filter(covers)).toEqual([]);
  expect(range.split(", ").length).toBeLessThan(7);
});
