import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../lib/svg";

/** Where each typeface lies, and the name its rules use. Static ones are listed weight by weight. */
const FILES = {
  instrument: [
    "Instrument",
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2",
  ],
  bricolage: [
    "Bricolage",
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  ],
  fraunces: ["Fraunces", "@fontsource/fraunces/files/fraunces-latin-{weight}-normal.woff2"],
  jost: ["Jost", "@fontsource/jost/files/jost-latin-{weight}-normal.woff2"],
  barlow: ["Barlow", "@fontsource/barlow/files/barlow-latin-{weight}-normal.woff2"],
  mono: ["Plex Mono", "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-{weight}-normal.woff2"],
} as const;

const WEIGHTS = [300, 400, 500, 600, 700];

export type Typeface = keyof typeof FILES;

function face(name: string, file: string, weight: string, extra = ""): string {
  const bytes = readFileSync(join(ROOT, "node_modules", file)).toString("base64");
  return `@font-face{font-family:"${name}";font-weight:${weight};${extra}src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
}

/** The `@font-face` rules of the typefaces of a screen, their files inside. */
export function fontFaces(typefaces: readonly Typeface[]): string {
  return typefaces
    .flatMap((typeface) => {
      const [name, file] = FILES[typeface];
      if (!file.includes("{weight}")) return face(name, file, "200 800", "font-stretch:75% 100%;");
      return WEIGHTS.map((weight) => face(name, file.replace("{weight}", String(weight)), String(weight)));
    })
    .join("");
}
