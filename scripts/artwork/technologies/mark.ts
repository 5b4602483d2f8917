import * as icons from "simple-icons";
import { headingOutline } from "../interface/heading";
import { numbers } from "../lib/paths";
import { group, path } from "../lib/svg";
import type { Technology, Tile } from "./entries";

/** A logo in a square of 24 units, in one or more pieces of path data. */
export interface Mark {
  pieces: readonly { d: string; transform?: string }[];
  /** A lettered tile of ours: its letters are holes, by the even-odd rule. False: simple-icons (CC0). */
  own: boolean;
}

/** The pieces of a logo as markup, in its own 24 units; `id` names it for use elsewhere in the drawing. */
export function markPaths({ pieces, own }: Mark, id?: string): string {
  const rules = { "fill-rule": own ? "evenodd" : undefined, "clip-rule": own ? "evenodd" : undefined };
  const single = pieces.length === 1;
  const paths = pieces.map(({ d, transform }) =>
    path(d, { id: single ? id : undefined, transform, ...rules }),
  );
  return single || id === undefined ? paths.join("") : group({ id }, ...paths);
}

function icon(name: string): string {
  const found = (icons as unknown as Record<string, { path: string } | undefined>)[name];
  if (!found) throw new Error(`simple-icons has no ${name}`);
  return found.path;
}

/** The silhouettes of the tiles, in 24 units. */
const SHAPES: Readonly<Record<Tile["shape"], string>> = {
  square: "M4 0h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z",
  cut: "M7.5 0H21a3 3 0 0 1 3 3v13.5L16.5 24H3a3 3 0 0 1-3-3V7.5z",
  circle: "M12 0a12 12 0 0 1 0 24 12 12 0 0 1 0-24z",
  hexagon: "M10.5.4a3 3 0 0 1 3 0l7.9 4.6a3 3 0 0 1 1.5 2.6v8.8a3 3 0 0 1-1.5 2.6l-7.9 4.6a3 3 0 0 1-3 0L2.6 19a3 3 0 0 1-1.5-2.6V7.6a3 3 0 0 1 1.5-2.6z",
  shield: "M12 0l10.5 2.8v9.2c0 5.5-4.2 9.8-10.5 12C5.7 21.8 1.5 17.5 1.5 12V2.8z",
  castle: "M0 2h4.4v3h3.4V2h8.4v3h3.4V2H24v22H0z",
  panes: "M0 0h11.6v6.4h.8V0H24v24H12.4v-6.4h-.8V24H0z",
  window: "M2.5 1.5h19A2.5 2.5 0 0 1 24 4v16a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 0 20V4a2.5 2.5 0 0 1 2.5-2.5zM2.5 4.3v1h19v-1z",
}; // prettier-ignore

/** Letter height and baseline of each silhouette, in 24 units. */
const SETTING: Readonly<Record<Tile["shape"], { width: number; middle: number; most: number }>> = {
  square: { width: 19.6, middle: 12, most: 11 },
  cut: { width: 15, middle: 12.4, most: 12 },
  circle: { width: 14.6, middle: 12, most: 11.5 },
  hexagon: { width: 15.2, middle: 12, most: 11 },
  shield: { width: 14.4, middle: 10.6, most: 10 },
  castle: { width: 17, middle: 14.4, most: 11.5 },
  panes: { width: 19, middle: 12, most: 9.4 },
  window: { width: 17.6, middle: 14, most: 9.5 },
};

/** A tile: its silhouette with the letters cut out of it, in the display face. */
function tile({ letters, shape }: Tile): string {
  const { width, middle, most } = SETTING[shape];
  const probe = headingOutline(letters, 100, 800);
  const size = Math.min((width / probe.width) * 100, (most / probe.capHeight) * 100);
  const { d, width: wide, capHeight } = headingOutline(letters, size, 800);
  const [dx, dy] = [12 - wide / 2, middle + capHeight / 2];
  const moved = d.replace(
    /M(-?[\d.]+) ?(-?[\d.]+)/g,
    (_, x, y) => `M${numbers([Number(x) + dx, Number(y) + dy], 2)}`,
  );
  return SHAPES[shape] + moved;
}

/** The logo of a technology, or its tile. */
export function markOf({ mark }: Technology): Mark {
  if (typeof mark === "string") return { pieces: [{ d: icon(mark) }], own: false };
  if ("letters" in mark) return { pieces: [{ d: tile(mark) }], own: true };
  return {
    pieces: [
      { d: icon(mark[0]), transform: "scale(.56)" },
      { d: icon(mark[1]), transform: "translate(10.56 10.56)scale(.56)" },
    ],
    own: false,
  };
}
