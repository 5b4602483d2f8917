import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";

/*
 * Paints cards, one message each (`Order` of painters.ts), and answers with the name of the file or with what went
 * wrong. Plain JavaScript, since a thread starts from a file of its own; what it paints is decided elsewhere.
 */

const { width, height, maxBytes } = workerData;
const channels = 3;
/** Width of the part of a card that a panel fills, crest included. */
const panelWidth = 580;
const ink = "#0a140f";

/** Grounds by picture and kind, newest last; they weigh 2.3 MB each. */
const grounds = new Map();
const keptGrounds = 16;

/** Nearly every card fits at the first two, in a quarter of the time that the thriftier coding of the others takes. */
const codings = [
  ...[66, 60].map((quality) => ({ quality, optimiseCoding: false })),
  ...[66, 58, 50, 42, 34, 26, 18].map((quality) => ({ quality, progressive: true })),
];

parentPort.on("message", async ({ art, ground, words, target }) => {
  try {
    const pixels = await withWords(await groundOf(art, ground), words);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await toJpeg(pixels));
    parentPort.postMessage({ target });
  } catch (error) {
    parentPort.postMessage({ target, fault: String(error) });
  }
});

/** Pixels of a card without its words. Cards with the same picture share them: they take most of the time. */
function groundOf(art, drawing) {
  const key = `${art.digest} ${drawing}`;
  const ground = grounds.get(key) ?? drawGround(art, drawing);
  // The last asked for is the last to go.
  grounds.delete(key);
  grounds.set(key, ground);
  if (grounds.size > keptGrounds) grounds.delete(grounds.keys().next().value);
  return ground;
}

function drawGround({ file, place }, drawing) {
  const left = place === "panel" ? width - panelWidth : 0;
  return sharp(file)
    .resize({ width: width - left, height, fit: "cover" })
    .extend({ left, background: ink })
    .flatten({ background: ink })
    .composite([{ input: Buffer.from(drawing) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A copy of the ground with the words on it. */
async function withWords(ground, { svg, ...box }) {
  const drawn = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = Buffer.from(ground);
  for (let y = 0; y < box.height; y += 1) {
    const start = ((box.top + y) * width + box.left) * channels;
    lay(drawn.subarray(y * box.width * 4, (y + 1) * box.width * 4), pixels.subarray(start));
  }
  return pixels;
}

/**
 * Lays pixels with an alpha channel over opaque ones (source-over; W3C Compositing 1, 9.1.4). For the few pixels that
 * words have, this loop takes a fifth of the time of sharp's `composite`.
 */
function lay(over, under) {
  for (let from = 0, to = 0; from < over.length; from += 4, to += channels) {
    const alpha = over[from + 3];
    if (alpha === 0) continue;
    for (let channel = 0; channel < channels; channel += 1) {
      const sum = over[from + channel] * alpha + under[to + channel] * (255 - alpha);
      under[to + channel] = Math.round(sum / 255);
    }
  }
}

/** The best picture that stays within `maxBytes`. */
async function toJpeg(pixels) {
  let jpeg;
  for (const coding of codings) {
    // These tables keep fine lines and words sharp in a tenth of mozjpeg's time.
    jpeg = await sharp(pixels, { raw: { width, height, channels } })
      .jpeg({ ...coding, quantisationTable: 3 })
      .toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}
