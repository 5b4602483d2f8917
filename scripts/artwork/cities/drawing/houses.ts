import { numbers } from "../../lib/paths";
import { createRandom } from "../../lib/random";
import { boxPath, shape } from "../../lib/shapes";
import type { Scheme } from "./scheme";

/** How a town builds: its ordinary roofs. */
export type Manner = "tile" | "slate" | "mansard" | "gable" | "flat";

export interface Terrace {
  slug: string;
  from: number;
  to: number;
  base: number;
  /** Lowest and highest walls, in pixels. */
  low: number;
  high: number;
  manner: Manner;
  /** Widths of the houses. */
  narrow?: number;
  wide?: number;
  /** Leaves the windows out, for roofs seen from far. */
  plain?: boolean;
}

/** A run of ordinary houses side by side: five merged paths, whatever their number. */
export function terrace(
  s: Scheme,
  { slug, from, to, base, low, high, manner, narrow = 54, wide = 92, plain = false }: Terrace,
): string {
  const random = createRandom(`${slug}/terrace/${from}/${base}`);
  const d = { light: "", tinted: "", roof: "", roofShade: "", window: "", chimney: "" };
  let x = from;
  let even = false;
  while (x < to - 4) {
    const width = to - x < wide * 1.5 ? to - x : random.int(narrow, wide);
    const height = random.int(low, high);
    const y = base - height;
    even = !even;
    d[even ? "light" : "tinted"] += boxPath(x, y, width, height);
    const rise = Math.round(width * 0.62);
    if (manner === "mansard") {
      d.roof += `M${numbers([x, y])}l${numbers([6, -30])}h${numbers([width - 12])}l${numbers([6, 30])}z`;
      d.roofShade += boxPath(x + 6, y - 35, width - 12, 6);
      if (!plain)
        for (let w = x + 15; w < x + width - 20; w += 22)
          d.light += `M${numbers([w, y - 4])}v-14q5-7 10 0v14z`;
      d.chimney += boxPath(x + width - 16, y - 50, 12, 16);
    } else if (manner === "gable") {
      d.light += even
        ? `M${numbers([x, y])}l${numbers([width / 2, -rise])}l${numbers([width / 2, rise])}z`
        : "";
      d.tinted += even
        ? ""
        : `M${numbers([x, y])}l${numbers([width / 2, -rise])}l${numbers([width / 2, rise])}z`;
      d.roof += `M${numbers([x - 5, y + 5])}l${numbers([width / 2 + 5, -rise - 11])}l${numbers([width / 2 + 5, rise + 11])}h-9l${numbers([-width / 2 + 4, -rise + 1])}l${numbers([-width / 2 + 4, rise - 1])}z`;
    } else if (manner === "flat") {
      d.roof += boxPath(x, y - 7, width, 7);
    } else {
      const eave = manner === "tile" ? 5 : 2;
      const steep = Math.round(width * (manner === "tile" ? 0.2 : 0.42));
      const inset = Math.round(width * (manner === "tile" ? 0.1 : 0.22));
      d.roof += `M${numbers([x - eave, y])}l${numbers([inset + eave, -steep])}h${numbers([width - 2 * inset])}l${numbers([inset + eave, steep])}z`;
      d.roofShade += `M${numbers([x + width - inset, y - steep])}l${numbers([inset + eave, steep])}h${numbers([-inset - eave])}z`;
      if (random.chance(0.6)) d.chimney += boxPath(Math.round(x + width * 0.3), y - steep - 12, 11, 16);
    }
    if (!plain) {
      const columns = Math.max(1, Math.floor((width - 16) / 24));
      const rows = Math.max(1, Math.floor((height - 20) / 38));
      const pitch = (width - 12) / columns;
      for (let r = 0; r < rows; r += 1)
        for (let c = 0; c < columns; c += 1)
          d.window += boxPath(Math.round(x + 6 + pitch * (c + 0.5) - 5), Math.round(y + 18 + r * 38), 10, 18);
    }
    x += width;
  }
  return (
    shape(s.houseShade, d.chimney) +
    shape(s.house, d.light.length > 0 ? d.light : "") +
    shape(s.houseShade, d.tinted) +
    shape(s.roof, d.roof) +
    shape(s.roofShade, d.roofShade) +
    shape(s.roofShade, d.window)
  );
}
