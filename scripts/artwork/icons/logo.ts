import { round } from "../lib/paths";
import { outline } from "../wordmarks/lettering";
import { SIGN_BOX, signPath } from "./sign";

/** Distance between the sign's box and the first letter. */
const GAP = 6;

/** Source of `src/components/logo-paths.ts`: the sign and « Sylvène » in Bricolage Grotesque bold, outlined. */
export function logoModule(): string {
  const text = outline({
    text: "Sylvène",
    family: "bricolage-grotesque",
    weight: 700,
    size: 27,
    tracking: -14,
  });
  const x = round(SIGN_BOX + GAP - text.left, 2);
  return [
    "// Written by scripts/artwork/icons.ts; edit the script, not this file.",
    "",
    `export const logoSign =\n  "${signPath}";`,
    `export const logoWordmarkTransform = "translate(${x} 25.2)";`,
    `export const logoWordmark =\n  "${text.d}";`,
    "",
  ].join("\n");
}
