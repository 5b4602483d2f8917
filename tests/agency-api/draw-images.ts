/**
 * Draws the pictures of the stand-in's posts into `images/`: contour lines and one simple sign each.
 * Run `npm run artwork` after a change; the files are committed, 30 KB each at most.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(__dirname, "images");
const ink = "#0A140F";
const leaf = "#7BE0A4";
const green = "#0B7A4B";
const mist = "#F3F7F4";
const line = "#DCE6DF";

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const stroke = (points: string, colour: string, width = 10): string =>
  `<path d="${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Closed wavy rings around a point off the picture's centre, like a hill on a map. */
function contours(seed: number, colour: string): string {
  return times(16, (ring) => {
    const radius = 40 + ring * 52;
    const points = Array.from({ length: 73 }, (_, step) => {
      const angle = (step * 5 * Math.PI) / 180;
      const wave = Math.sin(angle * 3 + seed) * 0.09 + Math.sin(angle * 5 + seed * 2.3 + ring * 0.2) * 0.05;
      const at = radius * (1 + wave);
      return `${(200 + seed * 97 + Math.cos(angle) * at * 1.35).toFixed(1)} ${(330 + Math.sin(angle) * at).toFixed(1)}`;
    });
    return stroke(`M${points.join("L")}Z`, colour, 1.5);
  });
}

/** The sign of each cover, drawn in the right half. */
const covers: Record<string, string> = {
  "sauvegardes.png":
    box(640, 180, 200, 140, green) +
    box(700, 260, 200, 140, leaf) +
    box(760, 340, 200, 140, mist) +
    disc(860, 410, 24, ink),
  "cache-http.png": times(3, (i) =>
    box(620, 190 + i * 110, 420 - i * 90, 76, [leaf, mist, green][i] ?? leaf),
  ),
  "nom-de-domaine.png":
    disc(720, 300, 92, leaf) +
    disc(720, 300, 40, ink) +
    stroke("M800 350L1010 480M940 436L906 490M990 468L960 516", leaf, 34),
  "formulaire.jpg": times(4, (i) => box(640, 150 + i * 86, 400, 60, i === 3 ? leaf : mist)),
  "journal.png":
    box(660, 130, 340, 420, mist) +
    times(6, (i) => box(710, 190 + i * 54, i % 3 === 0 ? 150 : 240, 16, i % 3 === 0 ? green : line)),
  "webhooks.png":
    disc(660, 230, 54, leaf) +
    disc(1000, 230, 54, mist) +
    disc(830, 470, 54, green) +
    stroke("M714 230H936M968 278L866 420M796 424L690 280", leaf),
  "clavier.png": times(12, (i) =>
    box(610 + (i % 4) * 116, 190 + Math.floor(i / 4) * 116, 96, 96, i === 6 ? leaf : mist),
  ),
  "colonne.png": times(4, (i) => box(620 + i * 112, 150, 92, 380, i === 2 ? leaf : i === 1 ? green : mist)),
  "carte.png":
    box(600, 120, 470, 440, mist) +
    stroke("M600 420C720 330 800 470 1070 300", leaf, 44) +
    stroke("M700 120V560M600 230H1070", line, 16) +
    disc(880, 260, 34, green) +
    disc(880, 260, 13, mist),
  "revue.png":
    box(600, 170, 270, 180, mist) +
    box(800, 320, 270, 180, leaf) +
    times(3, (i) => box(640, 206 + i * 42, 180 - i * 30, 14, green)),
};

const figures: Record<string, string> = {
  "figure-formulaire.png":
    times(12, (i) => box(120, 40 + i * 39, 300, 27, line)) +
    times(4, (i) => box(540, 130 + i * 72, 300, 50, i === 3 ? green : line)),
  "figure-clavier.png":
    times(5, (i) => box(90 + i * 160, 60, 130, 34, line)) +
    times(3, (i) => box(90, 160 + i * 110, 770, 70, line)) +
    `<rect x="242" y="52" width="146" height="50" rx="12" fill="none" stroke="${green}" stroke-width="6"/>` +
    stroke("M318 120V146H180", green, 5),
};

async function write(name: string, svg: string): Promise<void> {
  const picture = sharp(Buffer.from(svg));
  const encoded = name.endsWith(".jpg")
    ? picture.jpeg({ quality: 68, mozjpeg: true })
    : picture.png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 });
  const { size } = await encoded.toFile(path.join(folder, name));
  if (size > 30_000) throw new Error(`${name} weighs ${size} bytes; 30 000 is the limit`);
  console.log(`${name} ${size}`);
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, [name, sign]] of Object.entries(covers).entries()) {
    const ground = `<rect width="1200" height="675" fill="${ink}"/>${contours(index * 0.7, "#1F5B40")}`;
    await write(
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">${ground}${sign}</svg>`,
    );
  }
  for (const [name, sign] of Object.entries(figures)) {
    const ground = `<rect width="960" height="540" fill="${mist}"/>`;
    await write(
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">${ground}${sign}</svg>`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
