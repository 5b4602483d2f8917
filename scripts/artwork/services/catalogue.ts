import type { AccentName } from "../lib/palette";
import * as applicationWeb from "./application-web";
import * as augmentation from "./augmentation";
import * as erpCrm from "./erp-crm";
import * as formation from "./formation";
import * as integrationIa from "./integration-ia";
import * as logicielMetier from "./logiciel-metier";
import * as marketing from "./marketing";
import * as saas from "./saas";
import * as seance from "./seance";
import * as siteECommerce from "./site-e-commerce";
import * as siteVitrine from "./site-vitrine";
import type { Picture } from "./scene";

/** The three pictures of a service: top of the page, introduction, reasons. */
export interface ServicePictures {
  hero: Picture;
  intro: Picture;
  why: Picture;
}

/** Every service, its accent and its pictures. */
export const SERVICES: Readonly<Record<string, { accent: AccentName; pictures: ServicePictures }>> = {
  "application-web": { accent: "glacier", pictures: applicationWeb },
  "logiciel-metier": { accent: "ochre", pictures: logicielMetier },
  "erp-crm": { accent: "slate", pictures: erpCrm },
  saas: { accent: "heather", pictures: saas },
  "site-vitrine": { accent: "sand", pictures: siteVitrine },
  "site-e-commerce": { accent: "clay", pictures: siteECommerce },
  "integration-intelligence-artificielle": { accent: "rose", pictures: integrationIa },
  "marketing-web-seo-et-sea": { accent: "moss", pictures: marketing },
  "augmentation-deffectif-tech": { accent: "glacier", pictures: augmentation },
  "formation-et-coaching": { accent: "ochre", pictures: formation },
  "seance-de-consulting-it-offerte": { accent: "heather", pictures: seance },
};
