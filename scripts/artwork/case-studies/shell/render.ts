import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import sharp from "sharp";
import { documentOf, PICTURE, type Screen } from "./screen";

/** Most bytes a screen may weigh. */
const LIMIT = 200 * 1024;

/** Opens the browser that draws the screens; `CHROMIUM` names another one than the system's. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--font-render-hinting=none"],
  });

/**
 * Puts no-break spaces where French wants them and reports what a reader would stumble on: straight
 * apostrophes, three dots, text cut by its box. Runs in the page; anything inside `.raw` is left alone.
 */
function proofread(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(".raw, style")) continue;
    const text = (node.nodeValue ?? "")
      .replace(/ ([;:!?%€»])/g, "\u00a0$1")
      .replace(/« /g, "«\u00a0")
      .replace(/(\d) (h|min|s|j|m|m²|mm|cm|km|l|t|g|kg|Go|Mo|kW)(?![\p{L}\d])/gu, "$1\u00a0$2")
      .replace(/(\u00a0h) (\d\d)/g, "$1\u00a0$2");
    node.nodeValue = text;
    if (/'|\.\.\./.test(text)) faults.push(`typography: ${text.trim()}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg *)")) {
    const box = element.getBoundingClientRect();
    const text = [...element.childNodes].some((child) => child.nodeType === 3 && child.nodeValue?.trim());
    if (!text || box.width === 0) continue;
    const name = `${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) faults.push(`cut  ${name}`);
    if (box.right > innerWidth + 1) faults.push(`beyond the right edge  ${name}`);
  }
  return faults;
}

/** Renders a screen to a palette PNG of 1600 × 1000 pixels; a heavier one than allowed throws. */
export async function render(
  browser: Browser,
  screen: Screen,
  target: string,
  region?: readonly [number, number, number],
): Promise<void> {
  const width = screen.width ?? 1200;
  const [left, top, wide] = (region ?? [0, 0, 1200]).map((value) => (value * width) / 1200) as [
    number,
    number,
    number,
  ];
  const size = region ? { width: 780, height: 520 } : PICTURE;
  const scale = size.width / wide;
  const file = join(mkdtempSync(join(tmpdir(), "screen-")), "screen.html");
  writeFileSync(file, documentOf(screen));
  const page = await browser.newPage({
    viewport: { width, height: Math.round((width * PICTURE.height) / PICTURE.width) },
    deviceScaleFactor: scale,
  });
  await page.goto(`file://${file}`);
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(proofread);
  const clip = { x: left, y: top, width: wide, height: (wide * size.height) / size.width };
  const shot = await page.screenshot({ clip });
  await page.close();
  const png = await sharp(shot)
    .resize(size.width, size.height, { fit: "fill" })
    .png({ palette: true, quality: 92, dither: 0.6, compressionLevel: 9, effort: 10 })
    .toBuffer();
  if (png.length > LIMIT)
    throw new Error(`${target}: ${Math.round(png.length / 1024)} KB, more than allowed`);
  writeFileSync(target, png);
  process.stdout.write(
    `${target}  ${Math.round(png.length / 1024)} KB\n${faults.map((f) => `   ! ${f}\n`).join("")}`,
  );
}
