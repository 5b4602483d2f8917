import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { skyOf } from "../../../../src/gatsby/data/picture-sky";

const folder = mkdtempSync(path.join(tmpdir(), "sky-"));

const plain = (background: string, width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });
const square = { create: { width: 80, height: 80, channels: 3, background: "#0b1510" } } as const;

async function skyOfPicture(picture: Sharp): Promise<string | null> {
  const file = path.join(folder, "picture.png");
  await picture.png().toFile(file);
  return skyOf(file);
}

test("a light even sky is the colour that words stand on, whatever stands at the right and below", async () => {
  const town = plain("#e3eef1").composite([
    { input: square, left: 420, top: 40 },
    { input: square, left: 40, top: 310 },
  ]);
  expect(await skyOfPicture(town)).toBe("#e3eef1");
});

test.each([
  ["not twice as wide as high", plain("#e3eef1", 1600, 900)],
  ["portrait", plain("#e3eef1", 400, 800)],
  ["dark", plain("#123040")],
  ["with something at its left", plain("#e3eef1").composite([{ input: square, left: 250, top: 100 }])],
])("a picture that is %s has no sky for words", async (_what, picture) => {
  expect(await skyOfPicture(picture)).toBeNull();
});
