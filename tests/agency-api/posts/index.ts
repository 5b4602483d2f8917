import { carte } from "./carte-interactive-sans-traceur";
import { cacheHttp } from "./cache-http-trois-en-tetes";
import { clavier } from "./accessibilite-cinq-controles-au-clavier";
import { colonne } from "./changer-de-colonne-sans-arret";
import { formulaire } from "./formulaire-quatre-champs";
import { journal } from "./journal-des-decisions-techniques";
import { nomDeDomaine } from "./nom-de-domaine-qui-detient-les-cles";
import type { StandInPost } from "./post";
import { revue } from "./revue-de-code-a-deux";
import { sauvegardes } from "./sauvegardes-regle-3-2-1";
import { webhooks } from "./webhooks-recevoir-sans-perdre";

export type { StandInPost } from "./post";

/** The posts written by hand, newest first; the first is the late one. */
export const posts: readonly StandInPost[] = [
  revue,
  carte,
  colonne,
  clavier,
  webhooks,
  journal,
  formulaire,
  nomDeDomaine,
  cacheHttp,
  sauvegardes,
];
