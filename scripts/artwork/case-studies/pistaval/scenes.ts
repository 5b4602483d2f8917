import { createRandom } from "../../lib/random";
import { each } from "../shell/format";

/** Light of a mountain scene: sky from top to horizon, far and near ridges, snow and its shade. */
export interface Light {
  sky: readonly [string, string];
  far: string;
  near: string;
  snow: string;
  shade: string;
  fir: string;
}

export const MORNING: Light = {
  sky: ["#8CC7E6", "#E9F5FA"],
  far: "#B9D6E5",
  near: "#7FAEC6",
  snow: "#F3F9FC",
  shade: "#DCEBF3",
  fir: "#1F5A5E",
};
export const NOON: Light = {
  sky: ["#3E96CC", "#BFE3F4"],
  far: "#9CC8E0",
  near: "#4F8FB4",
  snow: "#F1F8FC",
  shade: "#D5E8F4",
  fir: "#12484F",
};
export const DUSK: Light = {
  sky: ["#3B3F78", "#F7A983"],
  far: "#A8739A",
  near: "#5C5289",
  snow: "#FBE7E3",
  shade: "#D9BFD3",
  fir: "#2A2B55",
};
export const GREY: Light = {
  sky: ["#B8CBD3", "#EEF3F4"],
  far: "#C9D6DB",
  near: "#94A9B2",
  snow: "#F4F7F8",
  shade: "#DDE6E9",
  fir: "#37565B",
};

const fir = (x: number, y: number, h: number): string =>
  `<path d="M${x} ${y - h}l${h * 0.2} ${h * 0.4}h${-h * 0.08}l${h * 0.16} ${h * 0.32}h${-h * 0.1}l${h * 0.14} ${h * 0.28}h${-h * 0.64}l${h * 0.14} ${-h * 0.28}h${-h * 0.1}l${h * 0.16} ${-h * 0.32}h${-h * 0.08}z"/>`;

interface View {
  /** Width of the box; its height is 134. */
  width?: number;
  /** Where the summits stand; drawn by chance when not told. */
  summits?: readonly number[];
  /** Where firs grow; a title may need the left side free. */
  firs?: "both" | "right";
  /** Drawn behind the ridges: a sun, a moon. */
  sky?: string;
}

/** A summit of one of three outlines, lit on its left, with its cap of snow. */
function summit(x: number, top: number, kind: number, light: Light): string {
  const lean = [0, -14, 7][kind % 3] ?? 0;
  const wide = [96, 122, 84][kind % 3] ?? 96;
  const peak = x + lean;
  const body = `M${x - wide} 108L${x - wide * 0.52} ${top + 42} ${x - wide * 0.36} ${top + 44} ${peak - 12} ${top + 8} ${peak} ${top} ${peak + 20} ${top + 22} ${peak + 30} ${top + 20} ${x + wide * 0.6} ${top + 54} ${x + wide} 108Z`;
  const shade = `M${peak} ${top} ${peak + 20} ${top + 22} ${peak + 30} ${top + 20} ${x + wide * 0.6} ${top + 54} ${x + wide} 108H${peak + 4}L${peak - 6} ${top + 62} ${peak + 8} ${top + 36}Z`;
  const cap = `M${peak - 24} ${top + 23} ${peak - 12} ${top + 8} ${peak} ${top} ${peak + 20} ${top + 22} ${peak + 12} ${top + 30} ${peak + 5} ${top + 20} ${peak - 4} ${top + 34} ${peak - 12} ${top + 20}Z`;
  return `<path d="${body}" fill="${light.near}"/><path d="${shade}" fill="${light.fir}" opacity=".22"/><path d="${cap}" fill="${light.snow}"/>`;
}

/**
 * A winter landscape, 134 units high, seeded by its name.
 * @param tracks what happens in the snow: curves, prints, skiers
 */
export function scene(
  name: string,
  light: Light,
  tracks: string,
  { width = 320, summits, firs: side = "both", sky = "" }: View = {},
): string {
  const random = createRandom(`pistaval/${name}`);
  const id = name.replace(/\W/g, "");
  let far = "M-10 92";
  for (let x = -10; x < width + 10; x += 38) {
    far += `L${x + random.int(10, 20)} ${random.int(48, 74)}L${x + 38} ${random.int(76, 90)}`;
  }
  const tops =
    summits ?? (random.chance(0.5) ? [random.int(90, 230)] : [random.int(70, 120), random.int(200, 260)]);
  const firs = Array.from({ length: Math.round(width / 29) }, (_, i) => {
    const x =
      i % 2 || side === "right" ? random.range(width * 0.72, width - 4) : random.range(4, width * 0.26);
    return [x, random.range(96, 122), random.range(20, 36)] as const;
  }).sort((a, b) => a[1] - b[1]);
  const w = width / 320;
  return `<svg class="scene" viewBox="0 0 ${width} 134" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light.sky[0]}"/><stop offset=".75" stop-color="${light.sky[1]}"/></linearGradient></defs>
<rect width="${width}" height="134" fill="url(#${id})"/>${sky}<path d="${far}V134H-10Z" fill="${light.far}"/>
${each(tops, (x, i) => summit(x, random.int(14, 26) + i * 12, random.int(0, 2), light))}
<path d="M-10 104C${60 * w} 80 ${120 * w} 110 ${180 * w} 94S${300 * w} 82 ${width + 10} 94V140H-10Z" fill="${light.shade}"/><path d="M-10 116C${70 * w} 98 ${150 * w} 126 ${width + 10} 108V140H-10Z" fill="${light.snow}"/>
<g fill="${light.fir}">${each(firs, ([x, y, h]) => fir(Math.round(x), Math.round(y), Math.round(h)))}</g>
${tracks}</svg>`;
}

/** Curves of a skier coming down. */
export const skiTracks = (colour: string): string =>
  `<path d="M168 96c-14 4-16 8-2 12s20 7-4 13-24 8-8 15M172 96c-14 4-16 8-2 12s20 7-4 13-24 8-8 15" fill="none" stroke="${colour}" stroke-width="1.8"/>`;

/** A person on skis, 26 units high, feet at the origin. */
export const skier = (x: number, y: number, coat: string, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-13 1 13-3" stroke="#0D3B4C" stroke-width="2.2" stroke-linecap="round"/><path d="M0-2 4-9-1-13" fill="none" stroke="#0D3B4C" stroke-width="4" stroke-linejoin="round"/><path d="M-1-12 3-20" stroke="${coat}" stroke-width="6.5" stroke-linecap="round"/><path d="M3-19 10-14 15-3" fill="none" stroke="${coat}" stroke-width="2.4" stroke-linejoin="round"/><circle cx="6" cy="-25" r="3.6" fill="#FFB59F"/><path d="M2.6-26a3.8 3.8 0 0 1 7.2-.8Z" fill="#0D3B4C"/></g>`;
