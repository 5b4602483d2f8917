import brand from "../../content/settings/brand.json";
import claims from "../../content/settings/claims.json";
import opening from "../../content/settings/opening.json";
import site from "../../content/settings/site.json";
import type { Agency } from "./mail";

/** The agency as its settings describe it. */
export const agency: Agency = {
  name: brand.name,
  phone: site.phone.display,
  mailboxes: site.mailboxes,
  replyHours: claims.replyHours,
  opening,
};

/** Who writes its mails: « "Agence" <contact@agence.example> ». */
export const sender = `${JSON.stringify(brand.name)} <${site.mailboxes.general}>`;
