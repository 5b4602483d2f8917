import { faultAt } from "../at";
import { textAt } from "../document";
import type { Fault } from "../fault";
import { settingOf, type Content } from "../read/content";

/** The phone is written twice, for people and for phones (`+33…`): whoever changes one has to change the other. */
export function checkPhone(content: Content): Fault[] {
  const site = settingOf(content, "site");
  const display = site && textAt(site, "phone", "display");
  const href = site && textAt(site, "phone", "href");
  if (!site || display === undefined || href === undefined) return [];
  if (`+33${display.replace(/[^\d\p{L}]/gu, "").replace(/^(?:0033|33|0)/, "")}` === href) return [];
  return [
    faultAt(site, {
      path: ["phone", "display"],
      problem: `« ${display} » et « ${href} » ne sont pas le même numéro.`,
      remedy: "Écrivez-le deux fois : 04 65 71 00 00 pour les lecteurs, +33465710000 pour les téléphones.",
    }),
  ];
}
