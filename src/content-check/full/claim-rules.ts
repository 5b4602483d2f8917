import { amountPattern, number } from "./amount";

/** A way of writing promises. `pattern` names the groups `amount` and `unit`. */
export interface ClaimRule {
  /** Fields of `claims.json`; agreeing with one is enough. */
  readonly keys: readonly string[];
  readonly pattern: string;
}

const amount = amountPattern;
/** What may stand between the words of one promise: no end of sentence. */
const gap = String.raw`[^.;!?…\n]{0,60}?`;
const space = String.raw`[\s\u00a0\u202f\ufffc]+`;
const counted = (unit: string) =>
  String.raw`(?<![\p{L}\p{N},])${number}${space}(?<unit>${unit})(?![\p{L}\p{N}])`;

/** Promises that hold wherever they are written. */
export const claimRules: readonly ClaimRule[] = [
  { keys: ["replyHours"], pattern: `${counted("heures?|h")}${space}ouvrée?s?` },
  {
    keys: ["replyHours"],
    pattern: String.raw`(?:réponse|répondons|réponde?nt|répond|recontact\w+|rappelons)${gap}(?:sous|dans les|en moins de)${space}${counted("heures?|h|jours?|minutes?")}(?!${space}ouvr)`,
  },
  { keys: ["freeCallHours"], pattern: `${counted("heures?")}${space}(?:de${space})?(?:conseil|consulting)` },
  {
    keys: ["freeCallHours"],
    pattern: String.raw`(?:conseil|consulting)${space}(?:gratuit|offert)e?${space}(?:d’|de${space})${counted("heures?")}`,
  },
  {
    keys: ["consultationMinutes"],
    pattern: `consultation${space}(?:gratuite${space}|offerte${space})?de${space}${counted("minutes?")}`,
  },
  {
    keys: ["consultationSlotsPerMonth"],
    pattern: String.raw`${counted("créneaux")}(?=${gap}(?:mois|consultation|gratuit))`,
  },
  {
    keys: ["guaranteeDays"],
    pattern: String.raw`${counted("jours?")}(?!${space}ouvr)${gap}(?:satisfait ou remboursé|de garantie)`,
  },
  {
    keys: ["guaranteeDays"],
    pattern: String.raw`satisfait ou remboursé${gap}${counted("jours?")}(?!${space}ouvr)`,
  },
  { keys: ["guaranteeRefundPercent"], pattern: `${counted("%")}${space}des honoraires` },
  {
    keys: ["guaranteeRefundBusinessDays"],
    pattern: String.raw`rembours\p{L}*${gap}${counted("jours?")}${space}ouvr\p{L}*`,
  },
  {
    keys: ["rating"],
    pattern: String.raw`(?<![\d,])(?<amount>\d(?:,\d)?)(?<unit>)[\s\u00a0]?\/[\s\u00a0]?5(?![\d/])`,
  },
  {
    keys: ["support"],
    pattern: String.raw`(?<![\d,/])(?<amount>\d{1,2})(?<unit>)[\s\u00a0]?\/[\s\u00a0]?7(?![\d/])`,
  },
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
  String.raw`(?:${subject})${own}(?:\ben|sous|dès|:|à partir de|comptez|livrée?s?)${space}${amount}`;

/** Delays, told of the kind of project that they are promised for. */
export const delayRules: readonly ClaimRule[] = [
  { keys: ["showcaseWeeks"], pattern: delay(subjects.showcase) },
  { keys: ["businessSoftwareWeeks"], pattern: delay(subjects.software) },
  { keys: ["erpCrmWeeks", "platformWeeks"], pattern: delay(subjects.erp) },
  { keys: ["platformWeeks", "mvpDays"], pattern: delay(subjects.platform) },
  { keys: ["mvpDays"], pattern: delay(subjects.mvp) },
  { keys: ["ecommerceWeeks"], pattern: delay(subjects.shop) },
  { keys: ["aiWeeks"], pattern: delay(subjects.ai) },
  { keys: ["staffHours"], pattern: delay(subjects.staff) },
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
