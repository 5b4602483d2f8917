import {
  ACCENTS,
  mix,
  cathedral,
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
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  windowsPath,
  placed,
} from "../drawing";

export function angers(): string {
  const s = scheme({
    sky: "#E7E6F1",
    sun: "#F1C7A4",
    hill: "#9DAA9C",
    wall: "#FAF6EC",
    roof: "#5F6F7E",
    water: "#8AA7B8",
    accent: ACCENTS.heather,
    house: "#ECE1CB",
  });
  const schist = "#5E6570";
  const schistShade = "#464C56";
  const tuffeau = "#EDE3CB";
  // A tower of the castle: dark schist, then bands of pale tuffeau above.
  const striped = (cx: number, height: number, width = 108): string => {
    const x = cx - width / 2;
    const y = 752 - height;
    return (
      shape(schist, `M${x - 10} 756L${x} 700V${y}h${width}V700l10 56z`) +
      shape(schistShade, `M${x + width * 0.62} 756V${y}h${width * 0.38}V700l10 56z`) +
      shape(
        tuffeau,
        Array.from({ length: 4 }, (_, i) => boxPath(x, y + 22 + i * 26, width * 0.62, 10)).join(""),
      ) +
      shape(
        mix(tuffeau, schistShade, 0.3),
        Array.from({ length: 4 }, (_, i) =>
          boxPath(x + width * 0.62, y + 22 + i * 26, width * 0.38, 10),
        ).join(""),
      ) +
      box(tuffeau, x - 5, y - 6, width + 10, 10) +
      shape(s.deep, boxPath(cx - 20, y + 140, 8, 26))
    );
  };
  return [
    sky("angers", s, [420, 250, 104]),
    hills("angers", s.far, mix(s.far, s.sky, 0.45), 600, 44, 3),
    terrace(hazy(s, 0.3), {
      slug: "angers-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 70,
      high: 140,
      manner: "slate",
      plain: true,
    }),
    // Saint-Maurice: two sharp spires, and a lower lantern between them.
    cathedral(s, {
      cx: 640,
      base: 730,
      width: 170,
      towers: [1.66, 1.66],
      nave: 1.42,
      spires: [0.98, 1.04],
      slate: [s.wall, s.shade],
    }) +
      block(s.wall, s.shade, 614, 420, 52, 70) +
      shape(s.deep, row(archPath, 2, 622, 476, 12, 34, 24)) +
      dome(s.roof, s.roofShade, 640, 420, 28, 30) +
      block(s.wall, s.shade, 633, 374, 14, 18),
    // The Saint-Aubin tower: square, squat-spired, four pinnacles.
    block("#DED5BF", "#BBB29B", 900, 410, 96, 330) +
      shape(s.deep, row(ogivePath, 2, 914, 530, 24, 92, 44) + row(archPath, 2, 914, 660, 22, 66, 44)) +
      box("#DED5BF", 894, 556, 108, 8) +
      box("#DED5BF", 892, 402, 112, 12) +
      spire(s.roof, s.roofShade, 948, 402, 64, 70) +
      shape(
        "#DED5BF",
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 2, 890, 404, 22, 52, 94),
      ),
    // The house of Adam, timbered from ground to gable.
    placed(
      1096,
      748,
      1,
      (() => {
        const timber = "#8C4A38";
        let house = "";
        for (let i = 0; i < 4; i += 1) {
          const w = 130 + i * 8;
          const y = -62 * (i + 1);
          let lozenges = "";
          for (let n = 0; n < 5; n += 1) {
            const x = -w / 2 + (n * w) / 5;
            lozenges += `M${x.toFixed(0)} ${y + 62}l${(w / 10).toFixed(0)}-31 ${(w / 10).toFixed(0)} 31M${x.toFixed(0)} ${y}l${(w / 10).toFixed(0)} 31 ${(w / 10).toFixed(0)}-31M${x.toFixed(0)} ${y}v62`;
          }
          house +=
            box("#F2DDB9", -w / 2, y, w, 62) +
            stroke(timber, 4, `${lozenges}M${-w / 2} ${y}h${w}M${w / 2} ${y}v62`) +
            shape(s.deep, windowsPath(-36, y + 16, 2, 1, 20, 28, 50, 0));
        }
        return (
          house +
          shape("#F2DDB9", "M-78-248L0-340 78-248z") +
          stroke(timber, 4, "M0-330v82M-40-290v42M40-290v42M-44-288h88") +
          stroke(s.roof, 9, "M-88-240L0-346 88-240")
        );
      })(),
    ),
    terrace(s, { slug: "angers", from: 740, to: 900, base: 744, low: 90, high: 130, manner: "slate" }),
    terrace(s, { slug: "angers-end", from: 1180, to: 1220, base: 744, low: 120, high: 130, manner: "slate" }),
    // The castle over the Maine.
    box(schist, -10, 640, 590, 116) + shape(tuffeau, boxPath(-10, 660, 590, 8) + boxPath(-10, 684, 590, 8)),
    block(s.wall, s.shade, 150, 540, 150, 100, 0.16) +
      hip(s.roof, 142, 540, 166, 66, 30) +
      shape(s.deep, row(ogivePath, 4, 166, 620, 14, 54, 32)),
    [20, 166, 312, 458, 580].map((x, i) => striped(x, 196 + (i % 2) * 22 + (i === 0 ? 40 : 0))).join(""),
    box(s.shade, 0, 752, WIDTH, 24) + box(s.ground, 0, 752, WIDTH, 6),
    [700, 760, 860, 1010].map((x, i) => tree(s, x, 756, 70 + (i % 2) * 12)).join(""),
    water("angers", s, 776),
    // The Verdun bridge.
    bridge(s, { from: -40, to: 1240, deck: 806, foot: 872, arches: 9, rise: 0.7, pier: 22 }),
  ].join("");
}
