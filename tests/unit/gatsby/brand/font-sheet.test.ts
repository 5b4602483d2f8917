import path from "node:path";
import { fontSheet } from "../../../../src/gatsby/brand/font-sheet";
import { contentRoot } from "../../setup/content";

const file = (name: string) => path.join(contentRoot, `settings/brand/${name}.woff2`);
const font = { name: "Cembre", file: file("instrument-sans") };

// How wide and high the fallbacks are is measured in tests/e2e/speed/fonts.spec.ts.
it("fetches the second file for letters that it alone has", async () => {
  const text = { ...font, rest: file("instrument-sans-rest") };
  const sheet = await fontSheet({ titles: font, text }, contentRoot);
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
