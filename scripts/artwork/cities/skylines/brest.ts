import {
  mix,
  terrace,
  sky,
  ridge,
  water,
  WIDTH,
  scheme,
  hazy,
  sail,
  block,
  box,
  boxPath,
  row,
  shape,
  spire,
  stroke,
  teethPath,
  placed,
} from "../drawing";

export function brest(): string {
  const s = scheme({
    sky: "#D9E6EA",
    sun: "#F1C28C",
    hill: "#7C9A8C",
    wall: "#F6F3EA",
    roof: "#6C7C88",
    water: "#5F8FA3",
    accent: "#C8543C",
    house: "#DCDAD0",
  });
  const granite = "#B5AC9E";
  const graniteShade = "#8E867A";
  const steel = "#8FA3A0";
  const steelShade = "#6E8481";
  const pylon = (x: number): string =>
    block(s.wall, s.shade, x, 250, 46, 500, 0.4) +
    block(s.wall, s.shade, x + 82, 250, 46, 500, 0.4) +
    box(s.wall, x - 6, 244, 140, 22) +
    box(s.shade, x - 6, 260, 140, 7) +
    shape(steelShade, boxPath(x + 46, 300, 36, 16) + boxPath(x + 46, 600, 36, 12));
  return [
    sky("brest", s, [330, 250, 100]),
    ridge(
      s.far,
      mix(s.far, s.sky, 0.45),
      [
        [-40, 610],
        [160, 590],
        [380, 604],
        [600, 580],
        [820, 596],
        [1240, 576],
      ],
      { lines: 3, gap: 22 },
    ),
    box(mix(s.water, s.sky, 0.35), 0, 640, WIDTH, 120) +
      stroke(s.sky, 2, "M60 664h140M250 690h90M700 668h120M900 700h80"),
    // The pont de l’Iroise, far over the Elorn: one fan of stays on each side of its towers.
    stroke(mix(s.wall, s.sky, 0.3), 7, "M760 606h480M900 640V470M1090 640V470") +
      stroke(
        mix(s.wall, s.deep, 0.3),
        2,
        [900, 1090]
          .map((x) =>
            [1, 2, 3, 4, 5]
              .map((n) => `M${x} ${470 + n * 8}L${x - n * 19} 606M${x} ${470 + n * 8}L${x + n * 19} 606`)
              .join(""),
          )
          .join(""),
      ),
    // The town, rebuilt in straight lines.
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [-40, 660],
        [80, 620],
        [220, 600],
        [360, 610],
        [470, 650],
        [560, 720],
      ],
      { lines: 3 },
    ),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [740, 740],
        [860, 676],
        [980, 652],
        [1240, 640],
      ],
      { lines: 3 },
    ),
    terrace(hazy(s, 0.15), {
      slug: "brest-back",
      from: -20,
      to: 430,
      base: 680,
      low: 60,
      high: 120,
      manner: "flat",
      narrow: 60,
      wide: 100,
    }),
    // The Tanguy tower on the Recouvrance bank.
    block(granite, graniteShade, 196, 540, 110, 212, 0.4) +
      box(granite, 188, 532, 126, 14) +
      shape(granite, teethPath(188, 534, 6, 13, 16, 22.6)) +
      spire(s.roof, s.roofShade, 251, 532, 112, 104) +
      shape(s.deep, boxPath(232, 590, 10, 26) + boxPath(232, 660, 10, 26) + boxPath(264, 620, 8, 24)),
    terrace(s, {
      slug: "brest-left",
      from: -20,
      to: 190,
      base: 752,
      low: 84,
      high: 128,
      manner: "flat",
      narrow: 56,
      wide: 80,
    }),
    // The castle over the mouth of the Penfeld.
    block(granite, graniteShade, 800, 620, 420, 134, 0.04) +
      shape(granite, teethPath(800, 622, 22, 10, 13, 19)) +
      block(granite, graniteShade, 770, 560, 96, 194, 0.4) +
      box(granite, 762, 552, 112, 14) +
      shape(granite, teethPath(762, 554, 6, 11, 15, 20)) +
      block(granite, graniteShade, 1010, 540, 70, 100, 0.4) +
      spire(s.roof, s.roofShade, 1045, 542, 84, 78) +
      block(granite, graniteShade, 1112, 556, 112, 198, 0.4) +
      box(granite, 1104, 548, 128, 14) +
      shape(granite, teethPath(1104, 550, 6, 12, 15, 22)) +
      spire(s.roof, s.roofShade, 930, 622, 90, 70) +
      shape(
        s.deep,
        boxPath(800, 600, 9, 24) +
          boxPath(930, 660, 9, 24) +
          boxPath(1146, 610, 9, 24) +
          boxPath(1010, 680, 9, 24),
      ),
    // The lifting bridge of Recouvrance: two concrete gates, a span hung between them.
    stroke(steel, 16, "M0 690h420M790 690h30") +
      pylon(410) +
      pylon(690) +
      box(steel, 536, 500, 156, 24) +
      box(steelShade, 536, 516, 156, 8) +
      stroke(steelShade, 3, "M540 524l18 20 18-20 18 20 18-20 18 20 18-20 18 20 18-20M540 544h148") +
      stroke(s.deep, 2.5, "M548 262v238M680 262v238") +
      box(steel, -10, 684, 430, 14) +
      box(steel, 816, 684, 30, 14),
    // The cable car towards the Capucins.
    stroke(s.deep, 3, "M-20 420C260 380 700 330 1220 432") +
      placed(
        300,
        383,
        1.12,
        stroke(s.deep, 4, "M0 0v22") +
          shape(s.accent, "M-34 22h68q8 0 8 10v34q0 10-10 10h-64q-10 0-10-10V32q0-10 8-10z") +
          shape(mix(s.water, s.wall, 0.6), "M-32 32h28v26h-28zM4 32h28v26H4z"),
      ),
    box(graniteShade, 0, 750, WIDTH, 32) +
      box(s.ground, 0, 750, WIDTH, 6) +
      shape(s.water, "M538 750h152v40H538z"),
    water("brest", s, 782),
    shape(s.deep, "M120 834h220l-16 28H150z") +
      box(s.wall, 190, 800, 70, 34) +
      box(s.accent, 226, 776, 16, 24) +
      stroke(s.deep, 3, "M150 834v-50") +
      shape(s.roof, row(boxPath, 3, 198, 808, 12, 12, 20)),
    sail(s.deep, s.wall, 860, 866, 92) + sail(s.accent, s.wall, 1020, 848, 74),
  ].join("");
}
