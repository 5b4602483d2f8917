import { hashOf } from "./random";

/** The site's own colours. They repeat `src/styles/tokens.css`: an SVG shown as an image cannot read it. */
export const INK = "#0A140F";
export const INK_2 = "#12211A";
export const INK_3 = "#1C3227";
export const PAPER = "#FFFFFF";
export const MIST = "#F3F7F4";
export const LINE = "#DCE6DF";
export const GREEN = "#0B7A4B";
export const LEAF = "#7BE0A4";

/** Muted accents. They live in artwork only, never in the interface. */
export const ACCENTS = {
  ochre: "#D9A441",
  glacier: "#6FB3C8",
  clay: "#C96F4A",
  heather: "#8C7AB8",
  moss: "#6B8F4E",
  slate: "#54707A",
  rose: "#C9788A",
  sand: "#E3CFA4",
} as const;

export type AccentName = keyof typeof ACCENTS;

/** The accent of an entry, always the same for the same slug. */
export function accentFor(slug: string): string {
  const colours = Object.values(ACCENTS);
  return colours[hashOf(slug) % colours.length] ?? ACCENTS.ochre;
}

function channels(colour: string): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`Not a #RRGGBB colour: ${colour}`);
  return [match[1], match[2], match[3]].map((pair) => parseInt(pair ?? "0", 16)) as [number, number, number];
}

/** A colour between two others: 0 gives `from`, 1 gives `to`. Both are #RRGGBB; anything else throws. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const blended = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** The colour carried towards ink, for the shadowed side of a flat shape. */
export const darker = (colour: string, share = 0.25): string => mix(colour, INK, share);

/** The colour carried towards paper, for the lit side of a flat shape. */
export const lighter = (colour: string, share = 0.25): string => mix(colour, PAPER, share);
