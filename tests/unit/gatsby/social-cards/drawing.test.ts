/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import type { Card } from "../../../../src/gatsby/social-cards/card";
import { wordsDrawing } from "../../../../src/gatsby/social-cards/drawing";

const art = { file: path.resolve("src/components/contours.svg"), digest: "1" };
const panel: Card = { page: "/", title: "", art: { ...art, place: "panel" } };
const lettered: Card = {
  page: "/",
  title: "",
  lead: "Une phrase, jgpq.",
  art: { ...art, place: "backdrop" },
};

it.each<[string, Card]>([
  ["a word", { ...panel, title: "jÇ" }],
  ["a title with a kicker", { ...panel, kicker: "Éjà", title: "Ça, c’est joli : Écrire gagne" }],
  ["a title in two colours", { ...panel, title: 'Un <span class="green">beau</span> jour' }],
  [
    "a long title",
    { ...panel, kicker: "Le blog", title: "Épingler un joyau à chaque page qui gagne ".repeat(9) },
  ],
  ["a title and a lead", { ...lettered, title: "Jouer à gagner" }],
  [
    "a lead of many words",
    { ...lettered, title: "Àj", lead: "Une phrase qui ne finit jamais, jgpq. ".repeat(12) },
  ],
])("leaves room for all of %s", async (_name, card) => {
  const { svg, width, height, left, top } = wordsDrawing(card);
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data).toHaveLength(width * height);
  expect(data.some((alpha) => alpha > 0)).toBe(true);
  const onEdge = data.filter((alpha, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return alpha > 0 && (x === 0 || y === 0 || x === width - 1 || y === height - 1);
  });
  expect(onEdge).toHaveLength(0);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(1200);
  expect(top + height).toBeLessThanOrEqual(630);
});
