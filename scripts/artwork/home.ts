import { contourLevelPath, levels, sampleField } from "./lib/contours";
import { INK_3, LEAF, mix } from "./lib/palette";
import { createNoise, fractal } from "./lib/random";
import { group, path, svgDocument, writeSvg } from "./lib/svg";

const height = 1000;

/** A piece of the drawing, as a picture of its own. Lengths in pixels of the whole, which is 1600 wide. */
interface Piece {
  readonly file: string;
  /** Left edge. */
  readonly from: number;
  readonly width: number;
  /** How many heights are drawn. */
  readonly count: number;
  /** Between two points of a line. */
  readonly spacing: number;
}

/** The contour lines behind the home hero and other ink grounds: a massif on the right, calm on the left. */
function drawContours({ file, from, width, count, spacing }: Piece): void {
  const noise = fractal(createNoise("sylvene"), 3);
  const field = sampleField(width, height, 20, (left, y) => {
    const x = from + left;
    const massif = Math.exp(-(((x - 1150) / 620) ** 2) - ((y - 420) / 430) ** 2);
    return noise(x / 420, y / 420) * 0.55 + massif * 1.1;
  });
  const lines = levels(-0.4, 1.5, count).map((level, index) =>
    path(contourLevelPath(field, level, { spacing, shortest: 160 }), {
      "stroke-width": index % 5 === 0 ? 1.6 : 0.9,
    }),
  );
  const stroke = mix(INK_3, LEAF, 0.28);
  const svg = svgDocument(width, height, {}, group({ fill: "none", stroke }, ...lines));
  writeSvg(`src/components/${file}`, svg, 40_000);
}

drawContours({ file: "contours.svg", from: 0, width: 1600, count: 22, spacing: 26 });
// What a phone shows of it, in fewer lines.
drawContours({ file: "contours-narrow.svg", from: 520, width: 560, count: 16, spacing: 44 });
