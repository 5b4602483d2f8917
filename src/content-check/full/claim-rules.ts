import { amountPattern, counted, space } from "./amount";

/** A way of writing promises. `pattern` names the groups `amount` and `unit`. */
export interface ClaimRule {
  /** Fields of `claims.json`; agreeing with one is enough. */
  readonly keys: readonly string[];
  readonly pattern: RegExp;
}

const rule = (keys: string, pattern: string): ClaimRule => ({
  keys: keys.split(" "),
  pattern: new RegExp(pattern, "giu"),
});

/** What may stand between the words of one promise: no end of sentence. */
const gap = String.raw`[^.;!?…\n]{0,60}?`;

/** Promises that hold wherever they are written. */
// prettier-ignore
export const claimRules: readonly ClaimRule[] = [
  rule("replyHours", `${counted("heures?|h")}${space}ouvrée?s?`),
  rule("replyHours", String.raw`(?:réponse|répondons|réponde?nt|répond|recontact\w+|rappelons)${gap}(?:sous|dans les|en moins de)${space}${counted("heures?|h|jours?|minutes?")}(?!${space}ouvr)`),
  rule("freeCallHours", `${counted("heures?")}${space}(?:de${space})?(?:conseil|consulting)`),
  rule("freeCallHours", String.raw`(?:conseil|consulting)${space}(?:gratuit|offert)e?${space}(?:d’|de${space})${counted("heures?")}`),
  rule("consultationMinutes", `consultation${space}(?:gratuite${space}|offerte${space})?de${space}${counted("minutes?")}`),
  rule("consultationSlotsPerMonth", String.raw`${counted("créneaux")}(?=${gap}(?:mois|consultation|gratuit))`),
  rule("freeCallHours", String.raw`(?:appel${space}de${space}découverte|séance${space}de${space}consulting)${space}(?:gratuite?${space}|offerte?${space})?(?:dure${space}|de${space}|d’)${counted("heures?|minutes?")}`),
  rule("guaranteeDays", String.raw`${counted("jours?")}(?!${space}ouvr)${gap}(?:satisfait ou remboursé|de garantie)`),
  rule("guaranteeDays", String.raw`satisfait ou remboursé${gap}${counted("jours?")}(?!${space}ouvr)`),
  rule("guaranteeRefundPercent", `${counted("%")}${space}des honoraires`),
  rule("guaranteeRefundBusinessDays", String.raw`rembours\p{L}*${gap}${counted("jours?")}${space}ouvr\p{L}*`),
  rule("erpCrmModules", String.raw`${counted("modules?")}${space}en${space}(?:6|six)${space}semaines`),
  rule("switchRehearsals", String.raw`bascule${gap}répétée${space}${counted("fois")}`),
  rule("doubleEntryDays", String.raw`double${space}saisie${gap}(?:dure|pendant|limitée?${space}à)${space}${counted("jours?|semaines?|mois")}`),
  rule("switchPresenceDays", String.raw`${counted("jours?|semaines?")}${space}de${space}présence${gap}ouverture`),
  rule("mergeTestMinutes", String.raw`fusion${space}en${space}(?:moins${space}de${space})?${counted("minutes?|heures?")}`),
  rule("aiCases", String.raw`jeu${space}d’épreuve${space}de${space}${counted("cas|exemples|documents")}`),
  rule("sprintWeeks", String.raw`sprints?${space}(?:de${space}|d’|dure${space})${counted("semaines?|jours?|mois")}`),
  rule("trainingGroup", String.raw`(?:ateliers?|formations?)${gap}groupes?${space}de${space}${counted("personnes?")}`),
  rule("rating", String.raw`(?<![\d,])(?<amount>\d(?:,\d)?)(?<unit>)[\s\u00a0]?\/[\s\u00a0]?5(?![\d/])`),
  rule("support", String.raw`(?<![\d,/])(?<amount>\d{1,2})(?<unit>)[\s\u00a0]?\/[\s\u00a0]?7(?![\d/])`),
];

const subjects = {
  showcase: String.raw`sites?${space}vitrines?`,
  software: String.raw`logiciels?${space}métier`,
  erp: String.raw`\b(?:ERP|CRM)\b`,
  platform: String.raw`plateformes?|\bSaaS\b`,
  mvp: String.raw`\bMVP\b|première${space}version`,
  shop: String.raw`sites?${space}e-commerce|boutiques?`,
  ai: String.raw`intégrations?${space}d’(?:IA|intelligence)`,
  staff: "renforts?",
} as const;
const anySubject = Object.values(subjects).join("|");
/** Between a subject and its delay no other subject, else the delay belongs to that one. */
const own = String.raw`(?:(?!${anySubject})[^.;!?…\n]){0,50}?`;
const delay = (subject: string) =>
  String.raw`(?:${subject})${own}(?:\ben|sous|dès|:|à partir de|comptez|livrée?s?)${space}${amountPattern}`;

const team = (...kinds: readonly string[]) =>
  String.raw`(?:${kinds.join("|")})${own}confiée?s?${space}à${space}${counted("personnes?")}`;

/** Delays and teams, told of the kind of project that they are promised for. */
export const delayRules: readonly ClaimRule[] = [
  rule("showcaseWeeks", delay(subjects.showcase)),
  rule("businessSoftwareWeeks", delay(subjects.software)),
  rule("erpCrmWeeks platformWeeks", delay(subjects.erp)),
  rule("platformWeeks mvpDays", delay(subjects.platform)),
  rule("mvpDays", delay(subjects.mvp)),
  rule("ecommerceWeeks", delay(subjects.shop)),
  rule("aiWeeks", delay(subjects.ai)),
  rule("staffHours", delay(subjects.staff)),
  rule("platformTeam", team(subjects.erp, subjects.platform, subjects.mvp)),
  rule("softwareTeam", team(subjects.software, subjects.shop, subjects.ai)),
];

/** The promises that the delay of a service's page repeats. */
export const serviceClaims: Readonly<Record<string, readonly string[]>> = {
  "application-web": ["platformWeeks"],
  "logiciel-metier": ["businessSoftwareWeeks"],
  "erp-crm": ["erpCrmWeeks", "platformWeeks"],
  saas: ["mvpDays", "platformWeeks"],
  "site-vitrine": ["showcaseWeeks"],
  "site-e-commerce": ["ecommerceWeeks"],
  "integration-intelligence-artificielle": ["aiWeeks"],
  "augmentation-deffectif-tech": ["staffHours"],
  "seance-de-consulting-it-offerte": ["freeCallHours", "consultationMinutes"],
};
