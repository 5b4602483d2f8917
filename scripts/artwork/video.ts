import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { INK } from "./lib/palette";
import { ROOT } from "./lib/svg";
import { appWindow } from "./video/interface";
import { pipeline } from "./video/pipeline";
import { relief } from "./video/relief";
import { FRAMES, LOOP } from "./video/timing";

const FOLDER = join(ROOT, "static/video");
const LIMITS = { "services.mp4": 600, "services.webm": 600, "services.jpg": 60 } as const;

/** One picture of the loop, as SVG. `moment` runs from 0 (included) to 1 (excluded). */
function picture(moment: number): string {
  const { width, height } = LOOP;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${INK}"/><g fill="none" stroke-linejoin="round">${relief(moment)}</g>` +
    `${appWindow(644, 112, moment)}${pipeline(700, 566, 448, moment)}</svg>`
  );
}

const ffmpeg = (...options: string[]): void => {
  execFileSync(process.env.FFMPEG ?? "ffmpeg", ["-y", "-loglevel", "error", ...options], {
    stdio: "inherit",
  });
};

/**
 * Draws the loop of the services page frame by frame and encodes it twice, with its poster (the first
 * frame). From the root: `tsx scripts/artwork/video.ts`; needs ffmpeg with libx264 and libvpx-vp9.
 */
async function main(): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), "services-"));
  const name = (index: number | string): string => join(frames, `${String(index).padStart(3, "0")}.png`);
  for (let i = 0; i < FRAMES; i += 1) {
    await sharp(Buffer.from(picture(i / FRAMES)))
      .png({ compressionLevel: 3 })
      .toFile(name(i));
  }
  mkdirSync(FOLDER, { recursive: true });
  const source = ["-framerate", String(LOOP.rate), "-i", name("%03d")];
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "28",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
  ];
  ffmpeg(...source, ...h264, "-an", join(FOLDER, "services.mp4"));
  const vp9 = [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "36",
    "-b:v",
    "0",
    "-row-mt",
    "1",
    "-deadline",
    "good",
    "-cpu-used",
    "1",
  ];
  ffmpeg(...source, ...vp9, "-pix_fmt", "yuv420p", "-an", join(FOLDER, "services.webm"));
  await sharp(name(0)).jpeg({ quality: 78, mozjpeg: true }).toFile(join(FOLDER, "services.jpg"));
  rmSync(frames, { recursive: true });
  for (const [file, most] of Object.entries(LIMITS)) {
    const weight = statSync(join(FOLDER, file)).size / 1024;
    process.stdout.write(`static/video/${file}  ${weight.toFixed(0)} KB\n`);
    if (weight > most) throw new Error(`${file} weighs more than ${most} KB`);
  }
}

void main();
