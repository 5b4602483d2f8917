import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeIcons } from "../../../../src/gatsby/brand/write-icons";
import { makeFolder } from "../../setup/folder";

const folder = makeFolder();
const read = (name: string) => readFileSync(path.join(folder, name));
const colours = {
  ...{ ink: "#101828", paper: "#ffffff", mist: "#f3f5f9" },
  ...{ accent: "#1d4ed8", bright: "#9cc2ff", error: "#b3261e" },
};

beforeAll(() =>
  writeIcons(
    { name: "Ours & Cie", sign: { viewBox: "0 0 10 10", markup: '<path d="M0 0h10v10H0z"/>' }, colours },
    folder,
    "Des « sites ».",
  ),
);

/** Colours of a picture by places given in shares of its side; undefined where it is transparent. */
async function coloursAt(picture: Buffer, ...places: readonly number[]): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map((place) => {
    const pixel = Math.round(place * (info.width - 1));
    const [red, green, blue, alpha] = data.subarray((pixel * info.width + pixel) * 4);
    return alpha ? `#${Buffer.from([red ?? 0, green ?? 0, blue ?? 0]).toString("hex")}` : undefined;
  });
}

it.each([
  ["apple-touch-icon.png", 180, colours.accent],
  ["icon-192.png", 192, undefined],
  ["icon-512.png", 512, undefined],
  ["icon-maskable-512.png", 512, colours.accent],
])("%s shows the sign on a tile of the accent", async (name, side, corner) => {
  expect(await sharp(read(name)).metadata()).toMatchObject({ format: "png", width: side, height: side });
  expect(await coloursAt(read(name), 0, 0.12, 0.5)).toEqual([corner, colours.accent, colours.paper]);
});

it("favicon.ico holds a PNG of 32 pixels, as its header says", async () => {
  const icon = read("favicon.ico");
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, place] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(place + length).toBe(icon.length);
  expect(await coloursAt(icon.subarray(place), 0.5)).toEqual([colours.paper]);
});
