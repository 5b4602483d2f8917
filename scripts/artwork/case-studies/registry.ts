import * as atelierChronese from "./atelier-chronese";
import * as ateliersMorvanne from "./ateliers-morvanne";
import * as cliniqueArvelles from "./clinique-arvelles";
import * as compilys from "./compilys";
import * as ferrandelle from "./ferrandelle";
import * as fluxandre from "./fluxandre";
import * as halveron from "./halveron";
import * as institutSorvane from "./institut-sorvane";
import * as maisonOrvelle from "./maison-orvelle";
import * as pistaval from "./pistaval";
import * as querlis from "./querlis";
import * as verdelaine from "./verdelaine";
import type { Screen } from "./shell/screen";

/** Screens of every case study, in the order of their files. The key is the folder of the entry. */
export const cases: Record<string, readonly Screen[]> = {
  fluxandre: fluxandre.screens,
  pistaval: pistaval.screens,
  querlis: querlis.screens,
  "ateliers-morvanne": ateliersMorvanne.screens,
  halveron: halveron.screens,
  "institut-sorvane": institutSorvane.screens,
  ferrandelle: ferrandelle.screens,
  "clinique-arvelles": cliniqueArvelles.screens,
  "maison-orvelle": maisonOrvelle.screens,
  compilys: compilys.screens,
  verdelaine: verdelaine.screens,
  "atelier-chronese": atelierChronese.screens,
};
