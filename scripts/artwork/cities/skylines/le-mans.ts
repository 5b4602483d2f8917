import {
  mix,
  terrace,
  sky,
  ridge,
  hills,
  WIDTH,
  scheme,
  hazy,
  tree,
  block,
  box,
  boxPath,
  disc,
  hip,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  teethPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The apse of Saint-Julien, foot at (0, 0): a crown of chapels under two rows of forked flying buttresses. */
function apse(s: Scheme): string {
  const buttress = (x: number, side: number): string =>
    block(s.wall, s.shade, x - 8, -196, 16, 196, 0.4) +
    shape(s.wall, `M${x - 10}-196l10-44 10 44z`) +
    stroke(
      s.shade,
      8,
      `M${x}-176q${-side * 26}-44 ${-side * 62}-56M${x}-136q${-side * 24}-30 ${-side * 58}-44`,
    );
  return (
    // The transept tower.
    block(s.wall, s.shade, 150, -330, 74, 330) +
    shape(s.deep, row(ogivePath, 2, 162, -240, 18, 64, 32)) +
    shape(s.wall, teethPath(146, -328, 5, 9, 12, 17.6)) +
    spire(s.roof, s.roofShade, 187, -330, 60, 46) +
    // The high choir.
    hip(s.roof, -118, -300, 260, 76, 60) +
    shape(s.roofShade, "M82-376l60 76H62z") +
    stroke(s.deep, 3, "M-40-376v-40") +
    block(s.wall, s.shade, -112, -300, 248, 150, 0.3) +
    shape(s.deep, row(ogivePath, 6, -98, -176, 20, 108, 40)) +
    shape(s.wall, teethPath(-114, -300, 14, 8, 10, 18.4)) +
    [-150, -80].map((x) => buttress(x - 20, -1)).join("") +
    [106, 176].map((x) => buttress(x + 10, 1)).join("") +
    block(s.wall, s.shade, -176, -158, 364, 80, 0.3) +
    shape(s.deep, row(ogivePath, 8, -160, -92, 16, 52, 44)) +
    shape(s.roof, "M-184-158l16-16h332l16 16z") +
    // The ring of chapels.
    [-168, -84, 0, 84, 168]
      .map(
        (x) =>
          block(s.wall, s.shade, x - 34, -92, 68, 92, 0.4) +
          shape(s.deep, row(ogivePath, 3, x - 26, -14, 12, 62, 20)) +
          spire(s.roof, s.roofShade, x, -90, 74, 44),
      )
      .join("")
  );
}

export function leMans(): string {
  const s = scheme({
    sky: "#F6E9D2",
    sun: "#EEB06C",
    hill: "#97AC84",
    wall: "#FBF6E8",
    roof: "#64747F",
    water: "#8BB0AE",
    accent: "#C8483C",
    house: "#F0DDBC",
  });
  const brick = "#B8644A";
  const pale = "#E6D2AE";
  // The Roman wall: courses of red brick, and a lattice of dark and pale stones between them.
  const wall = (x: number, y: number, w: number, h: number): string => {
    let courses = "";
    let lattice = "";
    for (let i = 0; i * 30 < h - 14; i += 1) {
      courses += boxPath(x, y + 8 + i * 30, w, 7);
      for (let n = 0; n < Math.floor(w / 60); n += 1)
        lattice += `M${x + 16 + n * 60 + (i % 2) * 24} ${y + 19 + i * 30}l7 7-7 7-7-7z`;
    }
    return box(pale, x, y, w, h) + shape(brick, courses) + shape(mix(brick, pale, 0.35), lattice);
  };
  return [
    sky("le-mans", s, [280, 250, 112]),
    hills("le-mans", s.far, mix(s.far, s.sky, 0.45), 580, 50, 3),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.4),
      [
        [-40, 640],
        [200, 600],
        [420, 560],
        [700, 520],
        [960, 540],
        [1240, 600],
      ],
      { lines: 3 },
    ),
    terrace(hazy(s, 0.25), {
      slug: "le-mans-back",
      from: 440,
      to: 1220,
      base: 650,
      low: 60,
      high: 110,
      manner: "slate",
      plain: true,
    }),
    placed(770, 640, 1.08, apse(s)),
    // Houses of the Plantagenet town.
    [
      [130, 86, "#8C3F33", "#F2D9B4"],
      [222, 82, "#4F6B58", "#F6E7CA"],
      [314, 88, "#A0522D", "#EFCDA2"],
      [410, 84, "#54606E", "#F5E3C4"],
      [1040, 88, "#8C3F33", "#F4DEBA"],
      [1132, 84, "#4F6B58", "#EFCDA2"],
    ]
      .map(([x, w, timber, plaster]) => {
        const [cx, width] = [Number(x), Number(w)];
        const [t, p] = [String(timber), String(plaster)];
        const left = cx - width / 2;
        return (
          box(p, left, 510, width, 130) +
          stroke(
            t,
            4,
            `M${left} 512h${width}M${left} 570h${width}M${left + 2} 512v128M${cx} 512v128M${left + width - 2} 512v128M${left} 566l${width / 4}-52M${left + width} 566l${-width / 4}-52M${left} 630l${width / 2}-58M${left + width} 630l${-width / 2}-58`,
          ) +
          shape(s.deep, boxPath(left + 14, 524, 16, 26) + boxPath(cx + 12, 524, 16, 26)) +
          shape(p, `M${left} 512l${width / 2}-64 ${width / 2} 64z`) +
          stroke(s.roof, 9, `M${left - 6} 516l${width / 2 + 6}-72 ${width / 2 + 6} 72`)
        );
      })
      .join(""),
    // The wall and two of its round towers.
    wall(-10, 636, 1220, 110),
    [90, 530, 1010]
      .map(
        (x) =>
          wall(x, 600, 98, 150) +
          box(mix(pale, s.deep, 0.16), x + 66, 600, 32, 150).replace("/>", ' opacity=".55"/>') +
          box(brick, x - 4, 594, 106, 8),
      )
      .join(""),
    box(s.tree, 0, 744, WIDTH, 40),
    [30, 250, 420, 680, 780, 900, 1160].map((x, i) => tree(s, x, 756, 66 + (i % 3) * 12)).join(""),
    // The circuit: a footbridge shaped like a tyre over the track.
    shape("#3C474B", "M0 900V800q400-44 1200-6v106z") +
      stroke(s.wall, 4, "M0 806q400-44 1200-6") +
      stroke(s.wall, 3, "M0 874q300-34 560-36") +
      shape(
        s.accent,
        row((x, y, w) => `M${x} ${y}h${w}v10h${-w}z`, 12, 10, 784, 30, 0, 60),
      ) +
      shape(
        s.wall,
        row((x, y, w) => `M${x} ${y}h${w}v10h${-w}z`, 11, 40, 784, 30, 0, 60),
      ),
    stroke(s.deep, 50, "M690 914a180 164 0 0 1 360 0") +
      stroke(s.sun, 5, "M661 914a209 193 0 0 1 418 0M719 914a151 135 0 0 1 302 0") +
      stroke(
        mix(s.deep, s.wall, 0.5),
        4,
        Array.from({ length: 13 }, (_, n) => {
          const a = Math.PI * (0.08 + 0.07 * n);
          return `M${(870 - 188 * Math.cos(a)).toFixed(0)} ${(914 - 172 * Math.sin(a)).toFixed(0)}L${(870 - 172 * Math.cos(a)).toFixed(0)} ${(914 - 156 * Math.sin(a)).toFixed(0)}`;
        }).join(""),
      ),
    // A low prototype on its way.
    shape(s.accent, "M240 868q40-8 66-10 26-26 70-26 40 0 62 24 46 2 62 16l2 12H236z") +
      shape(s.deep, "M320 856q20-16 50-16 22 0 40 14z") +
      shape(s.accent, "M246 844h10v22h-10zM226 838h44v8h-44z") +
      disc(s.deep, 292, 882, 18) +
      disc(s.wall, 292, 882, 7) +
      disc(s.deep, 450, 882, 18) +
      disc(s.wall, 450, 882, 7),
  ].join("");
}
