import type { CSSProperties } from "react";

/** Place of a city's pages after those of the menu's groups of services. */
export const cityHue = 3;

const hues = [undefined, "sky", "sand", "clay"];

/**
 * The colours of the days of work on a page: by them one knows what it is about before one has read a word of it.
 *
 * @param place of its service's group in the menu, from 0, whose days are the brand's own
 */
export function hueOf(place: number | null | undefined): CSSProperties | undefined {
  const hue = hues[place ?? 0];
  return hue ? ({ "--work": `var(--${hue})`, "--on-work": "var(--ink)" } as CSSProperties) : undefined;
}
