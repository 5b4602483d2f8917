import { contrastOf, siteColours } from "../../../src/shared/colours";

const brand = {
  ink: "#0a140f",
  paper: "#ffffff",
  mist: "#f3f7f4",
  accent: "#0b7a4b",
  bright: "#7be0a4",
  error: "#b3261e",
};

it("mixes what the brand does not choose, and follows what it chooses", () => {
  expect(siteColours(brand)).toMatchObject({
    ...brand,
    "ink-2": "#112018",
    "line-on-paper": "#dbe6df",
  });
  const { contour, "line-on-paper": line } = siteColours({ ...brand, ink: "#000000", bright: "#ff0000" });
  expect([contour, line]).toEqual(["#610000", "#e3d7d4"]);
});

it.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#0b7a4b", "#0b7a4b", 1],
])("%s and %s have the contrast that WCAG gives them: %d", (first, second, contrast) => {
  expect(contrastOf(first, second)).toBeCloseTo(contrast, 2);
});
