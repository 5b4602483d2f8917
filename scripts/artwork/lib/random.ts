/** A 32-bit number drawn from a text (FNV-1a). The same text gives the same number for ever. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  // One more stir (murmur's finaliser): neighbouring slugs must not land on the same remainder.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A stream of seeded chance. Artwork never uses `Math.random`: redrawing must change nothing. */
export interface Random {
  /** From 0 included to 1 excluded. */
  next(): number;
  /** A real number from `min` to `max`. */
  range(min: number, max: number): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of the items; an empty list throws. */
  pick<T>(items: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** The stream of a slug (mulberry32). */
export function createRandom(slug: string): Random {
  let state = hashOf(slug);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    int: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

/** A height at a place, from about -1 to 1. */
export type Noise = (x: number, y: number) => number;

/**
 * Smooth two-dimensional gradient noise (Perlin's, with its quintic fade), seeded by a slug.
 * One hill is about one unit wide: divide pixels by the wanted size of a hill.
 */
export function createNoise(slug: string): Noise {
  const random = createRandom(`${slug}/noise`);
  const size = 256;
  const angles = Array.from({ length: size }, () => random.next() * Math.PI * 2);
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i -= 1) {
    const j = random.int(0, i);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  const at = (list: readonly number[], i: number): number => list[i & (size - 1)] ?? 0;
  const slope = (ix: number, iy: number, dx: number, dy: number): number => {
    const angle = at(angles, at(order, at(order, ix) + iy));
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const blend = (a: number, b: number, t: number): number => a + (b - a) * t;
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = fade(dx);
    const top = blend(slope(ix, iy, dx, dy), slope(ix + 1, iy, dx - 1, dy), u);
    const bottom = blend(slope(ix, iy + 1, dx, dy - 1), slope(ix + 1, iy + 1, dx - 1, dy - 1), u);
    return blend(top, bottom, fade(dy)) * 1.4;
  };
}

/** Layers of noise, each twice as fine and half as strong as the one before: rolling country. */
export function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let i = 0; i < octaves; i += 1) {
      const scale = 2 ** i;
      sum += noise(x * scale + i * 17.3, y * scale - i * 9.1) / scale;
      weight += 1 / scale;
    }
    return sum / weight;
  };
}

/** The same layers folded along their zero lines: crests and combs, for mountains. From 0 to 1. */
export function ridged(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    for (let i = 0; i < octaves; i += 1) {
      const scale = 2 ** i;
      sum += (1 - Math.abs(noise(x * scale + i * 31.7, y * scale + i * 5.9))) ** 2 / scale;
      weight += 1 / scale;
    }
    return sum / weight;
  };
}
