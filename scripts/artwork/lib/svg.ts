import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { round } from "./paths";

/** Root of the repository. */
export const ROOT = join(__dirname, "..", "..", "..");

export type Attributes = Record<string, string | number | undefined>;

/** Attributes in writing; undefined ones are left out, numbers keep one decimal. */
function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => {
      const digits = /opacity|offset/.test(name) ? 2 : 1;
      const text = typeof value === "number" ? String(round(value, digits)) : String(value);
      return ` ${name}="${text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")}"`;
    })
    .join("");
}

/** An element; children are markup already. */
export function element(name: string, attributes: Attributes = {}, children = ""): string {
  return children === ""
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${children}</${name}>`;
}

/** A group: attributes given once for all its children. Empty when it has none. */
export const group = (attributes: Attributes, ...children: readonly string[]): string => {
  const inside = children.join("");
  return inside === "" ? "" : element("g", attributes, inside);
};

export const path = (d: string, attributes: Attributes = {}): string =>
  d === "" ? "" : element("path", { d, ...attributes });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string => element("rect", { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element("circle", { cx, cy, r, ...attributes });

export interface Stop {
  /** From 0 to 1. */
  at: number;
  colour: string;
  opacity?: number;
}

/** A linear gradient in pixels of the picture, from (x1, y1) to (x2, y2). Goes inside `defs`. */
export function linearGradient(
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
): string {
  return element(
    "linearGradient",
    { id, gradientUnits: "userSpaceOnUse", x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stops
      .map(({ at, colour, opacity }) =>
        element("stop", { offset: at, "stop-color": colour, "stop-opacity": opacity }),
      )
      .join(""),
  );
}

/** A whole document. Ids only need to be unique inside it: pictures are shown through `img`. */
export function svgDocument(
  width: number,
  height: number,
  { defs = "", credit = "" }: { defs?: string; credit?: string },
  ...body: readonly string[]
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    credit === "" ? "" : `<!-- ${credit} -->`,
    defs === "" ? "" : `<defs>${defs}</defs>`,
    ...body,
    "</svg>",
  ]
    .filter((line) => line !== "")
    .join("\n")
    .concat("\n");
}

/**
 * Writes a picture under the repository's root.
 * @param file path from the root, for example "content/cities/lyon/banner-1.svg"
 * @param limit most bytes allowed; a heavier picture throws, for it would weigh on every visit
 */
export function writeSvg(file: string, text: string, limit: number): void {
  const bytes = Buffer.byteLength(text);
  if (bytes > limit) throw new Error(`${file}: ${bytes} bytes, more than the ${limit} allowed`);
  if (/<script|<image|<text|href="[^#]|\bNaN\b|undefined/.test(text))
    throw new Error(`${file}: script, text, outside reference or broken number in the drawing`);
  const target = join(ROOT, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  process.stdout.write(`${relative(ROOT, target)}  ${(bytes / 1024).toFixed(1)} KB\n`);
}
