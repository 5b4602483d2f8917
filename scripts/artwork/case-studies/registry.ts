import * as ateliersMorvanne from "./ateliers-morvanne";
import * as fluxandre from "./fluxandre";
import * as pistaval from "./pistaval";
import * as querlis from "./querlis";
import type { Screen } from "./shell/screen";

/** Screens of every case study, in the order of their files. The key is the folder of the entry. */
export const cases: Record<string, readonly Screen[]> = {
  fluxandre: fluxandre.screens,
  pistaval: pistaval.screens,
  querlis: querlis.screens,
  "ateliers-morvanne": ateliersMorvanne.screens,
};
