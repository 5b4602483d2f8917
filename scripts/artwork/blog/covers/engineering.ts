import { ACCENTS, GREEN, INK, INK_3, LEAF, MIST, PAPER, mix } from "../../lib/palette";
import { createRandom } from "../../lib/random";
import { box, boxPath, disc, shape, stroke } from "../../lib/shapes";
import { ground } from "../ground";
import { padlock, rounded, tick } from "../objects";

/** Docker in production: a cargo ship on a calm sea, the top container locked. */
export function docker(slug: string): string {
  const sea = "#12333B";
  const greens = [GREEN, "#2E8560", "#5FA883", LEAF, "#1F5C44"];
  const random = createRandom(slug);
  const w = 132;
  const h = 66;
  const container = (x: number, y: number, fill: string): string =>
    box(fill, x, y, w - 5, h - 5) +
    stroke(
      mix(fill, INK, 0.22),
      4,
      Array.from({ length: 7 }, (_, i) => `M${x + 18 + i * 15} ${y + 12}v${h - 29}`).join(""),
    );
  const stacks = [2, 3, 4, 3, 3, 2];
  let load = "";
  stacks.forEach((count, c) => {
    for (let n = 0; n < count; n += 1)
      load += container(
        342 + c * w,
        588 - (n + 1) * h,
        c === 2 && n === 3 ? LEAF : random.pick(greens.filter((g) => g !== LEAF)),
      );
  });
  return [
    ground(slug, {
      paper: "#0E252C",
      line: "#1B4049",
      bold: "#27545E",
      count: 17,
      size: 420,
      relief: (x, y, noise) => y / 300 + noise(x * 0.35, y * 0.9) * 0.55,
    }),
    disc(mix(ACCENTS.sand, "#0E252C", 0.12), 1290, 220, 78),
    load,
    box(MIST, 1160, 392, 134, 200) +
      box("#B9C8BF", 1252, 392, 42, 200) +
      shape(INK_3, boxPath(1172, 412, 110, 24)) +
      shape(
        "#54707A",
        [0, 1, 2]
          .map((r) => [0, 1, 2, 3].map((c) => boxPath(1176 + c * 28, 460 + r * 38, 14, 18)).join(""))
          .join(""),
      ) +
      stroke(MIST, 6, "M1220 392v-76M1200 336h40") +
      box(ACCENTS.clay, 1306, 470, 54, 122) +
      box(mix(ACCENTS.clay, INK, 0.25), 1340, 470, 20, 122) +
      box(PAPER, 1306, 500, 54, 14),
    shape("#3B5D68", "M226 556l28 36h1180l-30 92H278z") +
      shape("#4D7380", "M226 556l28 36h1180l-8 22H246z") +
      shape(ACCENTS.clay, "M278 684h1126l-22 64H300z") +
      stroke("#DDE7E4", 5, "M312 648h72M306 626h110"),
    shape(sea, "M0 706q200-26 400 0t400 0 400 0 400 0v194H0z") +
      stroke(
        "#3C7480",
        4,
        "M90 760q60-14 120 0M420 800q80-16 160 0M760 768q70-14 140 0M1080 812q90-18 180 0M1360 764q60-14 120 0M240 850q70-14 140 0M900 858q80-16 160 0",
      ),
    padlock(ACCENTS.ochre, mix(ACCENTS.ochre, INK, 0.55), 342 + 2 * w + 63, 244, 96),
  ].join("");
}

/** Where to start with automated tests: a net under a gangway of code. */
export function tests(slug: string): string {
  const cliff = "#2A4A3B";
  const cliffDark = "#1C3227";
  const block = (x: number, fill: string, widths: readonly number[]): string =>
    rounded(fill, x, 318, 150, 92, 10) +
    stroke(
      mix(fill, INK, 0.4),
      8,
      widths.map((n, i) => `M${x + 22 + (i === 1 ? 18 : 0)} ${342 + i * 22}h${n}`).join(""),
    );
  const mesh: string[] = [];
  const netY = (x: number, depth: number): number => 520 + depth * (1 - ((x - 800) / 480) ** 2);
  for (let k = 0; k < 7; k += 1)
    mesh.push(`M320 ${500 + k * 6}Q800 ${500 + k * 6 + 60 + k * 62} 1280 ${500 + k * 6}`);
  for (let i = 1; i < 20; i += 1) {
    const x = 320 + i * 48;
    mesh.push(
      `M${x} ${netY(x, 12).toFixed(0)}Q${x + (800 - x) * 0.05} ${netY(x, 110).toFixed(0)} ${(x + (800 - x) * 0.1).toFixed(0)} ${netY(x, 214).toFixed(0)}`,
    );
  }
  return [
    ground(slug, {
      paper: "#EAF1EA",
      line: "#D3E2D6",
      bold: "#BCD3C3",
      count: 14,
      relief: (x, y, noise) =>
        Math.round((y / 130 + noise(x * 0.6, y * 0.6) * 1.6) * 1.2) * 0.5 +
        (y / 130 + noise(x * 0.6, y * 0.6) * 1.6) * 0.6,
    }),
    shape(cliff, "M0 410h330v60h-40v70h-44v80h-50v90h-60v190H0z") +
      shape(cliffDark, "M0 470h290v70h-44v80h-50v90h-60v190h-40V730h44v-90h46v-80h36v-60H0z") +
      shape(cliff, "M1600 410h-330v60h40v70h44v80h50v90h60v190h136z") +
      shape(cliffDark, "M1600 470h-290v16h250v64h40zM1354 540h200v16h-200zM1404 620h160v16h-160z") +
      shape(GREEN, "M0 396h336v16H0zM1264 396h336v16h-336z"),
    [
      [330, "#9CCBB0", [70, 62, 88]],
      [488, ACCENTS.sand, [92, 48, 60]],
      [646, "#7FB3C0", [56, 80, 74]],
      [804, "#9CCBB0", [84, 50, 64]],
      [962, ACCENTS.rose, [60, 72, 84]],
      [1120, ACCENTS.sand, [74, 60, 50]],
    ]
      .map(([x, fill, widths]) => block(Number(x), String(fill), widths as number[]))
      .join(""),
    stroke(INK_3, 6, "M318 312H1282M318 312v100M1282 312v100M318 416H1282"),
    stroke("#54707A", 3.5, mesh.join("")) +
      stroke("#54707A", 8, "M320 500Q800 560 1280 500M320 536Q800 998 1280 536") +
      disc(INK_3, 320, 504, 12) +
      disc(INK_3, 1280, 504, 12),
    tick("#EAF1EA", 722, 644, 168, 44) +
      tick(GREEN, 722, 644, 168, 28) +
      stroke(LEAF, 4, "M722 644l60 60 108-128").replace("/>", ' stroke-dasharray="12 10"/>'),
  ].join("");
}
