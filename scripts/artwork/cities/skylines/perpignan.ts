import {
  mix,
  terrace,
  sky,
  ridge,
  hills,
  water,
  WIDTH,
  scheme,
  hazy,
  cypress,
  palm,
  bridge,
  archPath,
  block,
  box,
  boxPath,
  disc,
  dome,
  row,
  shape,
  stroke,
  teethPath,
  windowsPath,
  placed,
} from "../drawing";

/** The Castillet, foot at (0, 0): red brick, great battlements, a slim turret. */
function castillet(brick: string, dark: string, deep: string, stone: string): string {
  const crown = (x: number, y: number, w: number, n: number): string =>
    shape(
      brick,
      row(
        (px, py, a, h) =>
          `M${px} ${py}v${-h + a * 0.6}l${a * 0.5}-${a * 0.6} ${a * 0.5} ${a * 0.6}v${h - a * 0.6}z`,
        n,
        x,
        y + 1,
        w / n - 4,
        20,
        w / n,
      ),
    ) +
    box(dark, x - 4, y + 12, w + 8, 8) +
    shape(deep, row(archPath, n, x + 4, y + 36, w / n - 8, 14, w / n));
  return (
    block(brick, dark, 60, -210, 120, 210, 0.3) +
    crown(56, -214, 128, 7) +
    block(brick, dark, -180, -226, 130, 226, 0.24) +
    crown(-184, -230, 138, 8) +
    block(brick, dark, -70, -260, 150, 260, 0.26) +
    crown(-76, -264, 162, 9) +
    block(brick, dark, -20, -372, 62, 112) +
    crown(-24, -376, 70, 5) +
    dome("#B5523A", "#8C3B2A", 11, -378, 24, 26) +
    stroke(deep, 3, "M11-404v-30") +
    shape(stone, archPath(-36, 0, 84, 130)) +
    shape(deep, archPath(-24, 0, 60, 112)) +
    shape(
      deep,
      windowsPath(-160, -170, 3, 2, 12, 24, 36, 64) +
        windowsPath(84, -150, 3, 2, 12, 24, 32, 60) +
        boxPath(-52, -196, 14, 30) +
        boxPath(48, -196, 14, 30),
    ) +
    shape(stone, boxPath(-72, -150, 154, 5))
  );
}

export function perpignan(): string {
  const s = scheme({
    sky: "#FBE2C8",
    sun: "#F0A45E",
    hill: "#90A079",
    wall: "#FFF3DD",
    roof: "#C66B48",
    water: "#7FB0BA",
    accent: "#C94F3A",
    house: "#F2CD9C",
  });
  const brick = "#C4614A";
  const brickShade = "#9C4636";
  const rock = "#8FA1B3";
  return [
    sky("perpignan", s, [330, 250, 110]),
    // The Canigó, white until June.
    ridge(
      rock,
      mix(rock, s.sky, 0.35),
      [
        [100, 620],
        [260, 540],
        [400, 470],
        [520, 392],
        [600, 340],
        [664, 276],
        [716, 230],
        [760, 190],
        [800, 226],
        [840, 214],
        [900, 290],
        [980, 350],
        [1080, 430],
        [1240, 520],
      ],
      { sharp: true, lines: 5, gap: 56 },
    ),
    shape(
      "#FBFAF6",
      "M600 340l64-64 52-46 44-40 40 36 40-12 60 76 30 24-40-6-24 30-34-36-26 44-38-34-30 52-36-44-30 40-28-24z",
    ) + shape("#DCE2E6", "M760 190l40 36 40-12 60 76 30 24-40-6-24 30-34-36-26 44-30-30 6-60z"),
    hills("perpignan", s.mid, mix(s.mid, s.sky, 0.4), 600, 60, 3),
    // The palace of the kings of Majorca, on its rise to the right.
    ridge(
      s.near,
      mix(s.near, s.sky, 0.3),
      [
        [740, 720],
        [830, 620],
        [940, 584],
        [1060, 574],
        [1240, 560],
      ],
      { lines: 4 },
    ),
    block("#D9A877", "#BB895A", 880, 500, 320, 90, 0.14) +
      shape("#D9A877", teethPath(880, 502, 16, 11, 14, 20)) +
      block("#D9A877", "#BB895A", 850, 456, 66, 150, 0.4) +
      shape("#D9A877", teethPath(850, 458, 4, 10, 14, 18.6)) +
      block("#D9A877", "#BB895A", 1010, 400, 92, 190) +
      shape("#D9A877", teethPath(1010, 402, 5, 11, 15, 20.2)) +
      shape(s.deep, row(archPath, 2, 1026, 500, 18, 56, 36) + row(archPath, 4, 930, 572, 16, 40, 20)),
    terrace(hazy(s, 0.2), {
      slug: "perpignan-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 56,
      high: 110,
      manner: "tile",
      plain: true,
    }),
    // Saint-Jean: pebble walls and a bell under wrought iron.
    block("#E2B98D", "#C1966A", 128, 440, 84, 310) +
      shape(s.deep, row(archPath, 2, 142, 540, 20, 62, 34)) +
      box("#C1966A", 122, 560, 96, 8) +
      box("#E2B98D", 120, 430, 100, 12) +
      stroke(
        s.deep,
        4,
        "M134 430v-52q36-70 72 0v52M170 430v-96M134 378h72M140 404h60M148 356q22-16 44 0M170 334v-34M160 314h20",
      ) +
      shape(s.deep, "M158 402q0-20 12-20t12 20z"),
    shape(s.roof, "M206 580l24-34h190l24 34z") +
      block("#E2B98D", "#C1966A", 212, 580, 226, 170, 0.16) +
      shape(s.deep, archPath(296, 750, 46, 92)) +
      disc(s.deep, 318, 622, 18) +
      shape("#C1966A", boxPath(212, 650, 226, 5)),
    terrace(s, { slug: "perpignan-left", from: -20, to: 130, base: 752, low: 90, high: 136, manner: "tile" }),
    terrace(s, {
      slug: "perpignan",
      from: 800,
      to: 1220,
      base: 752,
      low: 84,
      high: 138,
      manner: "tile",
      narrow: 58,
      wide: 86,
    }),
    placed(610, 756, 1.12, castillet(brick, brickShade, s.deep, s.wall)),
    box(s.shade, 0, 752, WIDTH, 30) + box(s.ground, 0, 752, WIDTH, 7),
    [420, 470, 850, 930, 1010, 1090, 1170]
      .map((x, i) => (x < 500 ? cypress(s, x, 754, 110 - (i % 2) * 20) : palm(s, x, 756, 122 + (i % 3) * 18)))
      .join(""),
    water("perpignan", s, 782),
    bridge(s, {
      from: -40,
      to: 1240,
      deck: 800,
      foot: 868,
      arches: 9,
      rise: 0.8,
      light: brick,
      dark: brickShade,
    }),
  ].join("");
}
