import { contourLevelPath, levels, sampleField } from "./lib/contours";
import { INK_3, LEAF, mix } from "./lib/palette";
import { createNoise, fractal } from "./lib/random";
import { group, path, svgDocument, writeSvg } from "./lib/svg";

const width = 1600;
const height = 1000;

/** The contour lines behind the home hero and other ink grounds: a massif on the right, calm on the left. */
function drawContours(): void {
  const noise = fractal(createNoise("sylvene"), 3);
  const field = sampleField(width, height, 20, (x, y) => {
    const massif = Math.exp(-(((x - 1150) / 620) ** 2) - ((y - 420) / 430) ** 2);
    return noise(x / 420, y / 420) * 0.55 + massif * 1.1;
  });
  const lines = levels(-0.4, 1.5, 22).map((level, index) =>
    path(contourLevelPath(field, level, { spacing: 26, shortest: 160 }), {
      "stroke-width": index % 5 === 0 ? 1.6 : 0.9,
    }),
  );
  const svg = svgDocument(
    width,
    height,
    {},
    group({ fill: "none", stroke: mix(INK_3, LEAF, 0.28) }, ...lines),
  );
  writeSvg("src/components/contours.svg", svg, 40_000);
}

drawContours();
