import { agencyPaths, leadLimits } from "../../src/agency-api/contract";

/** What one field may hold; lengths in characters (code points), ends included. */
interface Rule {
  min?: number;
  max: number;
  pattern: RegExp;
  optional?: boolean;
  expected: string;
}

export interface Fault {
  field: string;
  message: string;
}

const filled = (max: number, min = 1): Rule => ({ min, max, pattern: /\S/, expected: "un texte non vide" });
const email: Rule = { max: leadLimits.email, pattern: /^[^\s@]+@[^\s@]+$/, expected: "une adresse e-mail" };
const phone: Rule = {
  max: leadLimits.phone,
  pattern: /^\+?[0-9 .()-]*$/,
  expected: "un numéro fait de chiffres, d’espaces et de . ( ) -",
};
const optionalPhone: Rule = { ...phone, optional: true };

/** Written by hand and not read from openapi.yaml, so that the contract test compares two independent readings. */
const contact = {
  name: filled(leadLimits.name),
  email,
  phone: optionalPhone,
  message: filled(leadLimits.text),
};
const estimate = {
  name: filled(leadLimits.name),
  email,
  phone: optionalPhone,
  project_description: filled(leadLimits.text),
};
const contest = {
  lastName: filled(leadLimits.name, leadLimits.contestNameMin),
  firstName: filled(leadLimits.name, leadLimits.contestNameMin),
  email,
  phone: { ...phone, min: leadLimits.contestPhoneMin },
  project: filled(leadLimits.text, leadLimits.contestProjectMin),
};

/** The rules of a contact-forms path, undefined where the API has no such form. */
export function rulesFor(path: string): Readonly<Record<string, Rule>> | undefined {
  if (path === agencyPaths.estimate()) return estimate;
  if (path === agencyPaths.contest()) return contest;
  return /^contact-forms\/contact-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path) ? contact : undefined;
}

/** Every fault of a body, in the order of the rules; unknown fields are faults too. */
export function faultsOf(body: unknown, rules: Readonly<Record<string, Rule>>): Fault[] {
  if (!isRecord(body)) return [{ field: "", message: "un objet JSON est attendu" }];
  const faults = Object.entries(rules).flatMap(([field, rule]) => {
    const message = faultOf(body[field], rule);
    return message === undefined ? [] : [{ field, message }];
  });
  const unknown = Object.keys(body).filter((field) => !Object.hasOwn(rules, field));
  return [...faults, ...unknown.map((field) => ({ field, message: "champ inconnu" }))];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function faultOf(value: unknown, rule: Rule): string | undefined {
  if (value === undefined) return rule.optional ? undefined : "champ manquant";
  if (typeof value !== "string") return "un texte est attendu";
  const length = [...value].length;
  if (length > rule.max) return `${rule.max} caractères au plus, ${length} reçus`;
  if (length < (rule.min ?? 0)) return `${rule.min} caractères au moins, ${length} reçus`;
  return rule.pattern.test(value) ? undefined : `${rule.expected} est attendu`;
}
