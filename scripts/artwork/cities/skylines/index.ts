import { aixEnProvence } from "./aix-en-provence";
import { amiens } from "./amiens";
import { angers } from "./angers";
import { annecy } from "./annecy";
import { bordeaux } from "./bordeaux";
import { brest } from "./brest";
import { chambery } from "./chambery";
import { clermontFerrand } from "./clermont-ferrand";
import { dijon } from "./dijon";
import { grenoble } from "./grenoble";
import { leHavre } from "./le-havre";
import { leMans } from "./le-mans";
import { lille } from "./lille";
import { limoges } from "./limoges";
import { lyon } from "./lyon";
import { marseille } from "./marseille";
import { metz } from "./metz";
import { montpellier } from "./montpellier";
import { nantes } from "./nantes";
import { nice } from "./nice";
import { nimes } from "./nimes";
import { paris } from "./paris";
import { perpignan } from "./perpignan";
import { reims } from "./reims";
import { rennes } from "./rennes";
import { saintDenis } from "./saint-denis";
import { saintEtienne } from "./saint-etienne";
import { strasbourg } from "./strasbourg";
import { toulon } from "./toulon";
import { toulouse } from "./toulouse";
import { tours } from "./tours";
import { valence } from "./valence";
import { villeurbanne } from "./villeurbanne";

/** The skyline of each city, by slug. */
export const SKYLINES: Readonly<Record<string, () => string>> = {
  "aix-en-provence": aixEnProvence,
  amiens,
  angers,
  annecy,
  bordeaux,
  brest,
  chambery,
  "clermont-ferrand": clermontFerrand,
  dijon,
  grenoble,
  "le-havre": leHavre,
  "le-mans": leMans,
  lille,
  limoges,
  lyon,
  marseille,
  metz,
  montpellier,
  nantes,
  nice,
  nimes,
  paris,
  perpignan,
  reims,
  rennes,
  "saint-denis": saintDenis,
  "saint-etienne": saintEtienne,
  strasbourg,
  toulon,
  toulouse,
  tours,
  valence,
  villeurbanne,
};
