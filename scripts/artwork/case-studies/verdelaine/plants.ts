import { createRandom, type Random } from "../../lib/random";
import { each } from "../shell/format";

/** How a plant grows: what the drawing is made of. */
export type Habit = "broad" | "fern" | "spikes" | "bush" | "cups" | "daisies" | "plumes" | "grass";

export interface Look {
  habit: Habit;
  leaf: string;
  dark: string;
  flower?: string;
  heart?: string;
}

const at = (x: number, y: number, turn: number, inner: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${inner}</g>`;

/** A leaf that points up from the origin, with its vein. */
const leaf = (length: number, width: number, fill: string, vein: string): string =>
  `<path d="M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.8} 0 ${-length} ${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.3} 0 0Z" fill="${fill}"/><path d="M0 0V${-length * 0.86}" stroke="${vein}" stroke-width="1.1"/>`;

const times = (count: number, draw: (i: number) => string): string =>
  each(
    Array.from({ length: count }, (_, i) => i),
    draw,
  );

/** Leaves spread like a fan from a foot; the darker ones behind. */
const fan = (
  random: Random,
  look: Look,
  count: number,
  length: number,
  width: number,
  spread: number,
): string =>
  times(count, (i) => {
    const turn = -spread + (2 * spread * i) / (count - 1) + random.range(-6, 6);
    return at(
      100 + turn * 0.16,
      128,
      turn,
      leaf(
        length * random.range(0.8, 1.08),
        width,
        i % 2 ? look.leaf : look.dark,
        i % 2 ? look.dark : look.leaf,
      ),
    );
  });

const frond = (length: number, look: Look): string =>
  `<path d="M0 0C-4 ${-length * 0.5} 4 ${-length * 0.8} 12 ${-length}" stroke="${look.dark}" stroke-width="1.6" fill="none"/>${times(
    9,
    (i) => {
      const y = -length * (0.14 + i * 0.095);
      const reach = 15 * (1 - i * 0.085);
      return `<ellipse cx="${-reach * 0.6}" cy="${y}" rx="${reach * 0.62}" ry="3.2" fill="${look.leaf}" transform="rotate(24 0 ${y})"/><ellipse cx="${reach * 0.6 + i * 0.8}" cy="${y}" rx="${reach * 0.62}" ry="3.2" fill="${look.dark}" transform="rotate(-24 0 ${y})"/>`;
    },
  )}`;

const petals = (count: number, reach: number, width: number, colour: string, heart: string): string =>
  `${times(count, (i) => `<ellipse cx="0" cy="${-reach * 0.6}" rx="${width}" ry="${reach * 0.55}" fill="${colour}" transform="rotate(${(360 / count) * i})"/>`)}<circle r="${reach * 0.27}" fill="${heart}"/>`;

const stem = (x: number, top: number, look: Look): string =>
  `<path d="M${100 + (x - 100) * 0.3} 128Q${100 + (x - 100) * 0.5} ${top + 40} ${x} ${top}" stroke="${look.dark}" stroke-width="1.8" fill="none"/>`;

const HABITS: Record<Habit, (random: Random, look: Look) => string> = {
  broad: (random, look) => fan(random, look, 9, 62, 17, 74) + fan(random, look, 6, 44, 15, 52),
  fern: (random, look) => times(9, (i) => at(100, 130, -68 + i * 17 + random.range(-4, 4), frond(random.range(70, 90), look))),
  spikes: (random, look) =>
    fan(random, look, 8, 46, 12, 78) +
    times(4, (s) => {
      const x = 70 + s * 20 + random.range(-4, 4);
      const top = random.range(16, 34);
      return stem(x, top, look) + times(9, (i) => `<ellipse cx="${x + (i % 2 ? 4 : -4)}" cy="${top + i * 6.4}" rx="${2.4 + i * 0.34}" ry="${3.4 + i * 0.2}" fill="${i % 2 ? look.flower : look.heart}"/>`);
    }),
  bush: (random, look) =>
    times(16, (i) => at(random.range(62, 138), random.range(70, 126), random.range(-90, 90), leaf(28, 9, i % 2 ? look.leaf : look.dark, i % 2 ? look.dark : look.leaf))) +
    times(7, (i) => {
      const x = 64 + (i % 4) * 24 + random.range(-5, 5) + (i > 3 ? 10 : 0);
      const y = (i > 3 ? 92 : 58) + random.range(-8, 8);
      return times(14, () => `<circle cx="${(x + random.range(-12, 12)).toFixed(1)}" cy="${(y + random.range(-10, 9)).toFixed(1)}" r="4.6" fill="${random.chance(0.5) ? look.flower : look.heart}"/>`);
    }),
  cups: (random, look) =>
    fan(random, look, 10, 52, 10, 82) +
    times(6, (i) => {
      const x = 60 + i * 16 + random.range(-4, 4);
      const y = random.range(38, 74);
      return stem(x, y, look) + at(x, y, random.range(-30, 30), petals(5, 15, 6.4, look.flower ?? "", look.heart ?? ""));
    }),
  daisies: (random, look) =>
    fan(random, look, 8, 40, 9, 80) +
    times(6, (i) => {
      const x = 58 + i * 17 + random.range(-3, 3);
      const y = random.range(22, 62);
      return stem(x, y, look) + at(x, y, random.range(-10, 10), petals(9, 14, 3.6, look.flower ?? "", look.heart ?? ""));
    }),
  plumes: (random, look) =>
    times(6, (i) => at(100, 130, -60 + i * 24, frond(54, look))) +
    times(5, (s) => {
      const x = 66 + s * 17;
      const top = random.range(20, 40);
      return stem(x, top, look) + times(16, (i) => `<circle cx="${(x + random.range(-1, 1) * (2 + i * 0.6)).toFixed(1)}" cy="${(top + i * 3).toFixed(1)}" r="2.8" fill="${i % 2 ? look.flower : look.heart}"/>`);
    }),
  grass: (random, look) =>
    times(26, (i) => {
      const reach = -62 + i * 5 + random.range(-4, 4);
      const top = 34 + Math.abs(reach) * 0.8 + random.range(-8, 8);
      return `<path d="M${98 + reach * 0.12} 130Q${100 + reach * 0.3} ${top + 20} ${100 + reach} ${top + 26}" stroke="${i % 2 ? look.leaf : look.dark}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
    }),
}; // prettier-ignore

/** A plant in its pot, 320 × 173, seeded by its name so that it never changes. */
export function plant(name: string, look: Look, pot: string, ground: string): string {
  const random = createRandom(`verdelaine/${name}`);
  return `<svg viewBox="-60 2 320 173" width="100%" height="100%" preserveAspectRatio="xMidYMax slice"><rect x="-70" width="340" height="180" fill="${ground}"/><ellipse cx="100" cy="170" rx="52" ry="5" fill="#1F3A2B" opacity=".13"/>${HABITS[look.habit](random, look)}<path d="M72 124H128L121 170H79Z" fill="${pot}"/><path d="M108 124H128L121 170H112Z" fill="#1F2A20" opacity=".13"/><rect x="67" y="116" width="66" height="13" rx="3" fill="${pot}"/><rect x="67" y="126" width="66" height="3" fill="#1F2A20" opacity=".16"/></svg>`;
}
