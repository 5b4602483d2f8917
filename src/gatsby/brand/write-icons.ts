import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Brand } from "./read-brand";

/** Corners of a tile and width of the sign, as shares of the tile's side. */
interface Tile {
  readonly corner: number;
  readonly sign: number;
}

/** Browser tabs: the sign as large as possible. */
const tab: Tile = { corner: 7 / 32, sign: 0.86 };
const home: Tile = { corner: 7 / 32, sign: 0.7 };
/** Phones round the corners themselves: Apple's by their own shape, Android's down to a disc of 80 %. */
const touch: Tile = { corner: 0, sign: 0.64 };
const maskable: Tile = { corner: 0, sign: 0.54 };

const pictures = [
  { name: "apple-touch-icon.png", side: 180, tile: touch },
  { name: "icon-192.png", side: 192, tile: home },
  { name: "icon-512.png", side: 512, tile: home },
  { name: "icon-maskable-512.png", side: 512, tile: maskable, purpose: "maskable" },
] as const;

/**
 * Writes the icons of the site and its web app manifest.
 *
 * @param folder the published one
 * @param description what the agency does, in one line
 */
export async function writeIcons(brand: Brand, folder: string, description: string): Promise<void> {
  const write = (name: string, data: string | Buffer) => writeFile(path.join(folder, name), data);
  await write("favicon.svg", tileOf(brand, tab));
  await write("favicon.ico", icoOf(await png(brand, tab, 32)));
  for (const { name, side, tile } of pictures) await write(name, await png(brand, tile, side));
  await write("manifest.webmanifest", `${JSON.stringify(manifestOf(brand, description), null, 2)}\n`);
}

/** The sign on a tile of the accent's colour. */
function tileOf({ sign, colours }: Brand, { corner, sign: share }: Tile): string {
  const [place, side] = [16 - 16 * share, 32 * share];
  const box = `x="${place}" y="${place}" width="${side}" height="${side}" viewBox="${sign.viewBox}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${32 * corner}" fill="${colours.accent}"/>` +
    `<svg ${box} color="${colours.paper}" fill="${colours.paper}">${sign.markup}</svg></svg>\n`
  );
}

const png = (brand: Brand, tile: Tile, side: number): Promise<Buffer> =>
  sharp(Buffer.from(tileOf(brand, tile)), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();

/** Icons of Windows hold PNG pictures since 2007. @param picture 32 pixels wide */
function icoOf(picture: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // One picture; its width, height, colour planes, bits per pixel, length and place.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const manifestOf = ({ name, colours }: Brand, description: string) => ({
  name,
  short_name: name,
  description,
  lang: "fr",
  dir: "ltr",
  start_url: "/",
  display: "browser",
  theme_color: colours.ink,
  background_color: colours.paper,
  icons: pictures
    .filter(({ name: file }) => file.startsWith("icon-"))
    .map(({ name: file, side, tile: _tile, ...purpose }) => ({
      src: `/${file}`,
      sizes: `${side}x${side}`,
      type: "image/png",
      ...purpose,
    })),
});
