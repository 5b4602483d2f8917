import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { packIco } from "./icons/ico";
import { logoModule } from "./icons/logo";
import { signTile } from "./icons/sign";
import { GREEN, INK, PAPER } from "./lib/palette";
import { ROOT } from "./lib/svg";

const tab = signTile(GREEN, PAPER, 0.86, 7);
const square = signTile(GREEN, PAPER, 0.66, 0);
const app = signTile(GREEN, PAPER, 0.72, 6);
/** Systems crop maskable icons to a circle of 80 % of the side: the sign keeps within it. */
const maskable = signTile(GREEN, PAPER, 0.54, 0);

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48 })
    .toBuffer();

const manifest = {
  name: "Sylvène",
  short_name: "Sylvène",
  description: "Agence de conseil et de développement informatique.",
  lang: "fr",
  dir: "ltr",
  start_url: "/",
  display: "browser",
  theme_color: INK,
  background_color: PAPER,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** Draws the sign at every size browsers and systems ask for, and the logo's paths for the header. */
async function main(): Promise<void> {
  const save = (file: string, data: string | Buffer): void => writeFileSync(join(ROOT, file), data);
  save("static/favicon.svg", tab);
  save("static/favicon.ico", packIco(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(tab, size) }))),
  )); // prettier-ignore
  save("static/apple-touch-icon.png", await png(square, 180));
  save("static/icon-192.png", await png(app, 192));
  save("static/icon-512.png", await png(app, 512));
  save("static/icon-maskable-512.png", await png(maskable, 512));
  save("static/manifest.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
  save("src/components/logo-paths.ts", logoModule());
}

void main();
