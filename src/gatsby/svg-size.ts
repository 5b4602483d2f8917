import { readFile } from "node:fs/promises";

/** Width and height of a drawing in whole CSS pixels, as HTML attributes take them. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the intrinsic size of an SVG file from its `viewBox`, else from `width` and `height`, so that the page
 * can reserve its place before it arrives. Null when the file says neither.
 */
export async function svgSize(file: string): Promise<SvgSize | null> {
  const root = /<svg\b[^>]*>/i.exec(await readFile(file, "utf8"))?.[0] ?? "";
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(root);
  const width = Number(box?.[1] ?? /\bwidth\s*=\s*["']([\d.]+)/i.exec(root)?.[1]);
  const height = Number(box?.[2] ?? /\bheight\s*=\s*["']([\d.]+)/i.exec(root)?.[1]);
  return width > 0 && height > 0 ? { width: whole(width), height: whole(height) } : null;
}

const whole = (pixels: number): number => Math.max(1, Math.round(pixels));
