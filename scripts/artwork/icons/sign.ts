import { numbers } from "../lib/paths";

/** Side of the square the sign is drawn in. */
export const SIGN_BOX = 32;

/** Half width of the whole sign: its ink starts this far left of the middle of the box. */
const SIGN_REACH = 13.4;

/** One band of the tree: apex height, half width, height of its tips. */
type Band = readonly [apex: number, reach: number, tip: number];

/** Three contour lines of one slope, closer together towards the top: a fir, or a summit. */
const BANDS: readonly Band[] = [
  [1.5, 8, 12.2],
  [11, 10.6, 20.4],
  [20.2, SIGN_REACH, 27.6],
];

/** Thickness of a band, chosen so that a gap still shows at 16 pixels. */
const THICKNESS = 3.2;

function band([apex, reach, tip]: Band): string {
  const innerReach = reach - THICKNESS * 0.36;
  const innerTip = tip + THICKNESS * 0.84;
  const innerApex = apex + THICKNESS * 1.72;
  const drop = tip - apex;
  const innerDrop = innerTip - innerApex;
  const axis = SIGN_BOX / 2;
  const curve = (...values: number[]): string => `C${numbers(values, 2)}`;
  return [
    `M${numbers([axis, apex], 2)}`,
    curve(axis - reach * 0.16, apex + drop * 0.46, axis - reach * 0.5, apex + drop * 0.8, axis - reach, tip),
    `L${numbers([axis - innerReach, innerTip], 2)}`,
    curve(
      axis - innerReach * 0.5, innerTip - innerDrop * 0.22,
      axis - innerReach * 0.18, innerTip - innerDrop * 0.55,
      axis, innerApex,
    ), // prettier-ignore
    curve(
      axis + innerReach * 0.18, innerTip - innerDrop * 0.55,
      axis + innerReach * 0.5, innerTip - innerDrop * 0.22,
      axis + innerReach, innerTip,
    ), // prettier-ignore
    `L${numbers([axis + reach, tip], 2)}`,
    curve(axis + reach * 0.5, apex + drop * 0.8, axis + reach * 0.16, apex + drop * 0.46, axis, apex),
    "Z",
  ].join("");
}

/** Path data of the agency's sign, in a square of `SIGN_BOX` units. */
export const signPath = BANDS.map(band).join("");

/**
 * The sign on a tile, as an SVG document.
 * @param share share of the tile's side the sign's box takes, from 0 to 1
 * @param radius corner radius in units of `SIGN_BOX`; 0 for icons the system crops itself
 */
export function signTile(tile: string, ink: string, share: number, radius: number): string {
  const inset = (SIGN_BOX * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGN_BOX} ${SIGN_BOX}" width="${SIGN_BOX}" height="${SIGN_BOX}">` +
    `<rect width="${SIGN_BOX}" height="${SIGN_BOX}" rx="${radius}" fill="${tile}"/>` +
    `<path transform="translate(${numbers([inset, inset], 2)}) scale(${share})" fill="${ink}" d="${signPath}"/></svg>\n`
  );
}
