import {
  ACCENTS,
  mix,
  cathedral,
  cupola,
  terrace,
  sky,
  hills,
  water,
  WIDTH,
  scheme,
  hazy,
  tree,
  bridge,
  archPath,
  block,
  box,
  boxPath,
  dome,
  hip,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** Saint-Gatien, foot at (0, 0): two Gothic towers ending in Renaissance lanterns, 400 pixels tall. */
function gatien(s: Scheme): string {
  const lantern = (cx: number): string =>
    block(s.wall, s.shade, cx - 22, -352, 44, 50) +
    shape(s.deep, row(archPath, 2, cx - 15, -308, 10, 34, 19)) +
    box(s.wall, cx - 27, -358, 54, 8) +
    dome(s.wall, s.shade, cx, -358, 21, 26) +
    block(s.wall, s.shade, cx - 8, -402, 16, 22) +
    dome(s.wall, s.shade, cx, -402, 10, 12) +
    stroke(s.deep, 3, `M${cx}-412v-18`);
  return (
    lantern(-66) +
    lantern(66) +
    cathedral(s, { cx: 0, base: 0, width: 196, towers: [1.56, 1.56], nave: 1.04 })
  );
}

export function tours(): string {
  const s = scheme({
    sky: "#E4EEEC",
    sun: "#F3CE93",
    hill: "#A3B394",
    wall: "#FCF8EC",
    roof: "#6B7D8C",
    water: "#8CB3BC",
    accent: ACCENTS.glacier,
    house: "#F0E4CA",
  });
  return [
    sky("tours", s, [640, 240, 104]),
    hills("tours", s.far, mix(s.far, s.sky, 0.45), 600, 46, 3),
    terrace(hazy(s, 0.3), {
      slug: "tours-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 70,
      high: 130,
      manner: "slate",
      plain: true,
    }),
    // The Charlemagne tower, what remains of the old basilica.
    block("#DDD3BB", "#BBB096", 500, 400, 80, 340) +
      shape(s.deep, archPath(522, 520, 36, 84) + archPath(522, 640, 36, 70)) +
      box("#DDD3BB", 494, 540, 92, 7) +
      box("#DDD3BB", 494, 394, 92, 10) +
      shape("#DDD3BB", "M514 394v-26h14v26zM552 394v-40h16v40z") +
      dome(s.roof, s.roofShade, 540, 394, 22, 26),
    // Saint-Martin: a white dome with its saint, marble columns and slate.
    block(s.wall, s.shade, 650, 600, 190, 140, 0.16) +
      hip(s.roof, 642, 600, 206, 44, 30) +
      cupola(s, 746, 604, 124, 76, 82) +
      shape(s.deep, row(archPath, 5, 666, 720, 18, 62, 34)) +
      shape(s.accent, "M738 398h16l-4-26h-8z"),
    placed(980, 742, 1, gatien(s)),
    // Half-timbered houses on the place Plumereau.
    [
      [104, 96, "#9A4C3A", "#F3DCB6"],
      [214, 92, "#5B6F60", "#F6E8CC"],
      [322, 96, "#7B5240", "#EFCFA6"],
      [424, 86, "#9A4C3A", "#F7E6C8"],
    ]
      .map(([x, w, timber, plaster], n) => {
        const [cx, width] = [0, Number(w)];
        const [t, p] = [String(timber), String(plaster)];
        const left = cx - width / 2;
        let house = "";
        for (let i = 0; i < 3; i += 1) {
          const y = -60 * (i + 1);
          house +=
            box(p, left, y - 4, width, 60) +
            stroke(
              t,
              4,
              `M${left} ${y}h${width}M${left} ${y - 4}v60M${left + width / 3} ${y}v56M${left + (2 * width) / 3} ${y}v56M${left + width} ${y - 4}v60M${left} ${y + 54}l${width / 3}-52M${left + width} ${y + 54}l${-width / 3}-52`,
            ) +
            shape(s.deep, boxPath(cx - 10, y + 14, 20, 28));
        }
        const drawn =
          house +
          shape(p, `M${left}-182l${width / 2}-76 ${width / 2} 76z`) +
          stroke(t, 4, `M${cx}-248v64M${left + 20}-200h${width - 40}`) +
          stroke(s.roof, 9, `M${left - 8}-178l${width / 2 + 8}-82 ${width / 2 + 8} 82`);
        return placed(Number(x), 746, 1 + 0.07 * ((n * 2) % 3), drawn);
      })
      .join(""),
    terrace(s, { slug: "tours-left", from: -20, to: 62, base: 744, low: 110, high: 140, manner: "slate" }),
    terrace(s, { slug: "tours", from: 468, to: 650, base: 744, low: 80, high: 116, manner: "slate" }),
    terrace(s, { slug: "tours-right", from: 1080, to: 1220, base: 744, low: 90, high: 130, manner: "slate" }),
    box(s.shade, 0, 742, WIDTH, 30) + box(s.ground, 0, 742, WIDTH, 6),
    [600, 860, 1116, 1170].map((x, i) => tree(s, x, 744, 78 + (i % 2) * 12)).join(""),
    water("tours", s, 772),
    // The Wilson bridge and its many low arches.
    bridge(s, { from: -40, to: 1240, deck: 786, foot: 862, arches: 10, rise: 0.86, pier: 22, crown: 20 }),
  ].join("");
}
