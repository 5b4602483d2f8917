/** The colours that a brand chooses (`content/settings/brand.json`), each as `#rrggbb`. */
export interface BrandColours {
  /** Texts, dark bands. */
  readonly ink: string;
  /** Pages, texts on ink. */
  readonly paper: string;
  /** Light bands. */
  readonly mist: string;
  /** Buttons, links and marks on paper. */
  readonly accent: string;
  /** The same on ink. */
  readonly bright: string;
  readonly error: string;
}

type Shares = Readonly<Partial<Record<keyof BrandColours, number>>>;

/** Shares of the brand's colours in each mixture, in percent of sRGB. */
const mixtures = {
  "ink-2": { ink: 94, bright: 6 },
  "ink-3": { ink: 86, bright: 12, paper: 2 },
  "line-on-ink": { ink: 77, bright: 18, paper: 5 },
  "line-on-paper": { mist: 87, ink: 7, bright: 6 },
  "accent-dark": { accent: 72, ink: 28 },
  "bright-soft": { paper: 59, bright: 41 },
  contour: { ink: 62, bright: 38 },
  "map-line": { ink: 55, bright: 31, paper: 14 },
  "text-soft-on-paper": { ink: 71, paper: 20, bright: 9 },
  "text-on-ink-soft": { paper: 63, ink: 22, bright: 15 },
  "code-comment": { paper: 46, ink: 34, bright: 20 },
} as const satisfies Readonly<Record<string, Shares>>;

/** On every brand's ink: parts of highlighted code, and the days of pages of one kind. */
const hues = { sky: "#9ad7ea", sand: "#f0c987", clay: "#e9a98f" } as const;

export type ColourName = keyof BrandColours | keyof typeof mixtures | keyof typeof hues;
type Rgb = readonly [number, number, number];

/** All the colours of the site, by the names of their custom properties. */
export const siteColours = (brand: BrandColours): Readonly<Record<ColourName, string>> => ({
  ...brand,
  ...(Object.fromEntries(
    Object.entries(mixtures).map(([name, shares]) => [name, mixed(brand, shares)]),
  ) as Record<keyof typeof mixtures, string>),
  ...hues,
});

/** The style sheet that declares them, and what is half transparent. */
export function colourSheet(brand: BrandColours): string {
  const ink = rgbOf(brand.ink).join(" ");
  const shadow = `0 1px 2px rgb(${ink} / 6%), 0 12px 32px rgb(${ink} / 8%)`;
  const declarations = Object.entries({ ...siteColours(brand), shadow });
  return `:root {\n${declarations.map(([name, value]) => `  --${name}: ${value};\n`).join("")}}\n`;
}

/** Blends a colour with a share of another. @param share from 0 to 1 */
export function blend(colour: string, other: string, share: number): string {
  const [from, to] = [rgbOf(colour), rgbOf(other)];
  return hexOf(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, from 0 (black) to 1 (white). */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(brand: BrandColours, shares: Shares): string {
  const weights = Object.entries(shares) as [keyof BrandColours, number][];
  return hexOf(
    [0, 1, 2].map((channel) =>
      weights.reduce((sum, [root, share]) => sum + ((rgbOf(brand[root])[channel] ?? 0) * share) / 100, 0),
    ),
  );
}

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16)) as unknown as Rgb;

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
