import {
  ACCENTS,
  mix,
  terrace,
  sky,
  hills,
  water,
  WIDTH,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  ogivePath,
  row,
  shape,
  stroke,
  teethPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The basilica, foot at (0, 0): battlements, three portals and a single tower. */
function basilica(s: Scheme): string {
  return (
    shape("#7FA597", "M60-290l30-66h300v66z") +
    block(s.wall, s.shade, 60, -290, 330, 290, 0.06) +
    shape(s.deep, row(ogivePath, 7, 116, -60, 22, 170, 38)) +
    shape(s.shade, row(boxPath, 8, 104, -298, 8, 298, 38)) +
    shape(
      s.wall,
      row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 8, 101, -296, 14, 34, 38),
    ) +
    block(s.wall, s.shade, -120, -270, 240, 270, 0.16) +
    shape(s.wall, teethPath(-124, -268, 12, 12, 16, 21.4)) +
    // The tower that was left standing, on the right as one faces it.
    block(s.wall, s.shade, 40, -420, 80, 150) +
    shape(s.deep, row(archPath, 2, 52, -330, 20, 62, 34)) +
    box(s.wall, 34, -428, 92, 12) +
    shape("#7FA597", "M38-428l42-56 42 56z") +
    shape("#5F8477", "M80-484l42 56H80z") +
    shape(s.shade, row(boxPath, 4, -124, -270, 12, 270, 78.6)) +
    disc(s.deep, 0, -206, 30) +
    stroke(s.wall, 3, "M-30-206h60M0-236v60M-21-227l42 42M21-227l-42 42") +
    disc(s.wall, 0, -206, 8) +
    shape(
      s.deep,
      row(archPath, 3, -104, -150, 14, 54, 16) +
        row(archPath, 3, 58, -150, 14, 54, 16) +
        row(archPath, 3, -22, -124, 10, 36, 16),
    ) +
    shape(s.deep, archPath(-102, 0, 48, 84) + archPath(-28, 0, 56, 100) + archPath(54, 0, 48, 84)) +
    shape(s.shade, archPath(-92, 0, 28, 60) + archPath(-16, 0, 32, 74) + archPath(64, 0, 28, 60))
  );
}

export function saintDenis(): string {
  const s = scheme({
    sky: "#E9E4F1",
    sun: "#F0C09A",
    hill: "#A3AF9C",
    wall: "#FBF6EA",
    roof: "#7A8795",
    water: "#84A3AE",
    accent: ACCENTS.heather,
    house: "#E9DCC6",
  });
  const glass = mix(s.water, s.sky, 0.35);
  return [
    sky("saint-denis", s, [560, 240, 104]),
    hills("saint-denis", s.far, mix(s.far, s.sky, 0.45), 600, 36, 3),
    // The Pleyel tower.
    shape(glass, "M1040 740V250l96-16v506z") +
      shape(mix(glass, s.deep, 0.18), "M1104 740V240l32-6v506z") +
      stroke(
        mix(glass, s.wall, 0.55),
        2.5,
        Array.from({ length: 17 }, (_, i) => `M1040 ${282 + i * 27}h96`).join("") +
          "M1062 246v494M1084 242v498",
      ) +
      stroke(s.deep, 3, "M1100 236v-44"),
    terrace(hazy(s, 0.3), {
      slug: "saint-denis-back",
      from: -20,
      to: 1220,
      base: 700,
      low: 60,
      high: 130,
      manner: "flat",
      narrow: 60,
      wide: 100,
      plain: true,
    }),
    // The Stade de France: a disc of steel hung from its masts.
    stroke(
      s.deep,
      4,
      row((x, y, _w, h) => `M${x} ${y}L${x} ${y - h}`, 9, 610, 648, 0, 130, 62),
    ) +
      stroke(
        mix(s.deep, s.sky, 0.4),
        2,
        row((x, y) => `M${x} ${y}l-52 70M${x} ${y}l52 70`, 9, 610, 518, 0, 0, 62),
      ) +
      shape(s.wall, "M556 748q-24-70-26-100h654q-4 40-26 100z") +
      shape(s.shade, "M960 748V648h224q-4 40-26 100z") +
      shape(mix(s.deep, s.wall, 0.72), "M500 640Q860 560 1220 640q-360 60-720 0z") +
      shape(mix(s.deep, s.wall, 0.52), "M620 634q240-44 480 0-240 40-480 0z") +
      shape(s.deep, row(boxPath, 20, 566, 690, 12, 40, 30)) +
      stroke(s.wall, 3, "M500 640Q860 560 1220 640"),
    placed(230, 748, 1.06, basilica(s)),
    terrace(s, {
      slug: "saint-denis-left",
      from: -20,
      to: 104,
      base: 750,
      low: 90,
      high: 130,
      manner: "slate",
    }),
    box(s.shade, 0, 748, WIDTH, 26) +
      box(s.ground, 0, 748, WIDTH, 6) +
      shape(mix(s.shade, s.deep, 0.2), row(boxPath, 12, 40, 760, 46, 3, 102)),
    [480, 540, 1150, 1190].map((x, i) => tree(s, x, 750, 84 + (i % 2) * 14)).join(""),
    water("saint-denis", s, 774),
    // The footbridge over the canal, and a barge.
    stroke(s.deep, 9, "M660 786q180-84 360 0") +
      stroke(
        s.deep,
        3,
        "M660 750q180-84 360 0" +
          Array.from({ length: 13 }, (_, i) => {
            const x = 660 + i * 30;
            const y = 786 - (84 * 2 * i * (12 - i)) / 144;
            return `M${x} ${y.toFixed(0)}v-36`;
          }).join(""),
      ) +
      block(s.wall, s.shade, 636, 770, 34, 40) +
      block(s.wall, s.shade, 1010, 770, 34, 40),
    shape(s.deep, "M80 826q-6 30 20 40h430q20-8 24-34h-90v-6z") +
      box("#8C4A38", 120, 806, 280, 22) +
      shape(mix("#8C4A38", s.deep, 0.3), row(boxPath, 6, 126, 806, 4, 22, 46)) +
      box(s.wall, 430, 784, 78, 44) +
      shape(s.roof, row(boxPath, 3, 440, 794, 16, 16, 22)) +
      box(s.accent, 424, 778, 90, 7) +
      shape(ACCENTS.rose, "M84 826q8-14 16-2 8-12 16 2z") +
      stroke(s.deep, 3, "M96 826v-40"),
  ].join("");
}
