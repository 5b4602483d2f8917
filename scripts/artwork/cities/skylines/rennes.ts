import {
  mix,
  terrace,
  sky,
  hills,
  WIDTH,
  palace,
  scheme,
  hazy,
  roundTower,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  gable,
  row,
  shape,
  stroke,
  teethPath,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** A half-timbered house, foot at (0, 0): coloured timber on pale plaster, each storey jutting over the last. */
function timbered(s: Scheme, colour: string, width: number, storeys: number, plaster: string): string {
  let drawing = "";
  for (let i = 0; i < storeys; i += 1) {
    const w = width + i * 8;
    const y = -58 * (i + 1);
    const x = -w / 2;
    const studs = Math.floor(w / 22);
    drawing +=
      box(plaster, x, y, w, 58) +
      stroke(
        colour,
        4,
        `M${x} ${y + 2}h${w}M${x} ${y + 32}h${w}${Array.from({ length: studs + 1 }, (_, n) => `M${(x + (w / studs) * n).toFixed(0)} ${y}v58`).join("")}M${x + 2} ${y + 56}l${(w / studs).toFixed(0)}-24M${x + w - 2} ${y + 56}l${(-w / studs).toFixed(0)}-24`,
      ) +
      shape(s.deep, boxPath(-17, y + 8, 14, 20) + boxPath(5, y + 8, 14, 20));
  }
  const top = -58 * storeys;
  const w = width + (storeys - 1) * 8;
  return (
    drawing +
    shape(plaster, `M${-w / 2} ${top}l${w / 2}${-w * 0.62} ${w / 2} ${w * 0.62}z`) +
    stroke(
      colour,
      4,
      `M0 ${top}v${-w * 0.5}M${-w * 0.25} ${top}v${-w * 0.28}M${w * 0.25} ${top}v${-w * 0.28}M${-w * 0.3} ${top - w * 0.22}h${w * 0.6}`,
    ) +
    stroke(s.roof, 9, `M${-w / 2 - 8} ${top + 6}L0 ${top - w * 0.64}L${w / 2 + 8} ${top + 6}`)
  );
}

export function rennes(): string {
  const s = scheme({
    sky: "#F6EAD9",
    sun: "#EFB98A",
    hill: "#9DB095",
    wall: "#FCF7EC",
    roof: "#66788A",
    water: "#8FB0B8",
    accent: "#B9503C",
    house: "#EEDFC6",
  });
  return [
    sky("rennes", s, [790, 250, 108]),
    hills("rennes", s.far, mix(s.far, s.sky, 0.45), 590, 50, 3),
    // The Horizons: two white towers of stacked, rounded bays.
    [250, 352]
      .map((x, n) => {
        const y = 236 + n * 26;
        return (
          shape(s.wall, `M${x} 740V${y}q42-26 84 0v${740 - y}z`) +
          shape(s.shade, `M${x + 52} 740V${y - 12}q18 2 32 12v${740 - y}z`) +
          shape(s.roofShade, windowsPath(x + 6, y + 20, 3, 18, 12, 13, 16, 24)) +
          shape(mix(s.roofShade, s.deep, 0.2), windowsPath(x + 58, y + 20, 1, 18, 18, 13, 0, 24))
        );
      })
      .join(""),
    terrace(hazy(s, 0.3), {
      slug: "rennes-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 70,
      high: 140,
      manner: "slate",
      plain: true,
    }),
    // Saint-Pierre: a classical front of stacked columns, two square towers.
    [930, 1028]
      .map(
        (x) =>
          block("#D9D2C2", "#B8B1A1", x, 420, 76, 320) +
          shape(s.wall, [430, 520, 612].map((y) => row(boxPath, 3, x + 6, y, 7, 78, 28.5)).join("")) +
          shape(s.deep, [510, 602, 700].map((y) => archPath(x + 28, y, 20, 56)).join("")) +
          box(s.wall, x - 5, 508, 86, 8) +
          box(s.wall, x - 5, 600, 86, 8) +
          box(s.wall, x - 6, 412, 88, 10) +
          shape(s.wall, teethPath(x, 412, 4, 8, 12, 22)),
      )
      .join("") +
      block("#D9D2C2", "#B8B1A1", 1004, 500, 26, 240, 0) +
      gable(s.wall, 992, 502, 50, 24) +
      disc(s.accent, 1017, 540, 10),
    // The Mordelaises gates: two round towers and a drawbridge.
    block("#B9AE9C", "#968B79", 1110, 560, 100, 180, 0.2) +
      shape(s.deep, archPath(1136, 740, 40, 84)) +
      roundTower(s, 1110, 740, 62, 210, 84, "#C9BFAD", "#A0957F"),
    // The Parliament of Brittany: long slate roofs gilded at the ridge.
    palace(s, { x: 410, base: 744, width: 500, height: 148, bays: 15, floors: 2, roof: 110 }) +
      block(s.wall, s.shade, 590, 586, 140, 158, 0.1) +
      shape(s.roof, "M580 588l26-130h108l26 130z") +
      shape(s.roofShade, "M690 458h24l26 130h-40z") +
      stroke(s.sun, 5, "M470 486h120M730 486h120M606 456h108") +
      shape(s.sun, "M606 456l-6-22 10 10 4-20 6 22zM714 456l6-22-10 10-4-20-6 22z") +
      shape(s.roofShade, row(boxPath, 4, 606, 616, 18, 44, 32) + row(archPath, 3, 612, 744, 26, 62, 40)) +
      shape(
        s.wall,
        row((x, y, w, h) => `M${x} ${y}v${-h}l${w / 2}-14 ${w / 2} 14v${h}z`, 3, 476, 594, 22, 30, 44) +
          row((x, y, w, h) => `M${x} ${y}v${-h}l${w / 2}-14 ${w / 2} 14v${h}z`, 3, 748, 594, 22, 30, 44),
      ),
    // Half-timbered houses of the old town.
    placed(66, 760, 1.05, timbered(s, "#A5462F", 112, 4, "#F3D9B8")) +
      placed(196, 760, 1.05, timbered(s, "#4B6B58", 104, 3, "#F7E9CF")) +
      placed(316, 760, 1.05, timbered(s, "#8A4A3A", 96, 4, "#EFC9A8")),
    box(s.ground, 0, 744, WIDTH, 16) +
      shape(mix(s.wall, s.ground, 0.35), "M0 758h1200v142H0z") +
      shape(s.tree, "M470 790h390l70 54H400z") +
      stroke(mix(s.tree, s.sky, 0.25), 3, "M450 806h430M426 826h480"),
    [430, 910, 1006].map((x, i) => tree(s, x, 790 + (i % 2) * 26, 104 + (i % 3) * 12)).join(""),
    stroke(mix(s.wall, s.ground, 0.5), 3, "M0 806h330M0 862h300M960 872h240"),
  ].join("");
}
