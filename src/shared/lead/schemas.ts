import { boolean, object, string, ValidationError, type InferType, type Schema } from "yup";
import { formatCount } from "../text/number";
import { leadLimits } from "./limits";
import { contestPhonePattern, normaliseContestPhone, normalisePhone, phonePattern } from "./phone";
import { isBlank, lengthOf, toLine, toText } from "./text-rules";

/*
 * What each lead form takes: its fields in the order of the page, which are required, their limits and messages. The
 * forms show it, the client sends it and the receiver checks it again; `src/agency-api/openapi.yaml` says the same to
 * agencies with an API of their own.
 */

/** 5000 → « 5 000 caractères au maximum. » */
const tooLong = (max: number): string => `${formatCount(max)}\u00a0caractères au maximum.`;

/** A required text with at least one visible character; `shape` gives the value that is checked and sent. */
const filled = (shape: (text: string) => string, max: number, empty: string) =>
  string()
    .default("")
    .transform(shape)
    .test("filled", empty, (text) => !isBlank(text))
    .test("max", tooLong(max), (text) => lengthOf(text) <= max);

const line = (empty: string) => filled(toLine, leadLimits.name, empty);
const longText = (empty: string) => filled(toText, leadLimits.text, empty);

/** The domain as mail servers write it: « société.fr » is « xn--socit-esab.fr » (RFC 5891). Chromium does so by itself. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // Signs that no domain has would be read as another part of an address.
  if (at < 0 || !/[^\x00-\x7f]/.test(domain) || /[\s/?#:%\\[\]]/.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).host;
  } catch {
    return address;
  }
}

/** The HTML standard's pattern of `input type=email`, with at most 64 characters before the @. */
const email = (message: string) =>
  string()
    .default("")
    .transform((typed: string) => withAsciiDomain(toLine(typed)))
    .email(message)
    .max(leadLimits.email, message)
    .matches(/^[^@]{1,64}@/, message);
const phone = (message: string) =>
  string()
    .default("")
    .transform(normalisePhone)
    .test("phone", message, (number) => number === "" || phonePattern.test(number));

/** Home contact form and contact page form. */
export const contactSchema = object({
  name: line("Le nom est requis."),
  email: email("Adresse e-mail invalide."),
  phone: phone("Numéro invalide."),
  message: longText("Le message est requis."),
});

/** What the API gets of both. */
export type ContactMessage = InferType<typeof contactSchema>;

/** Quote form. */
export const quoteSchema = object({
  name: line("Le nom est requis."),
  email: email("Adresse email invalide."),
  phone: phone("Numéro de téléphone invalide."),
  project_description: longText("La description du projet est requise."),
});

export type QuoteRequest = InferType<typeof quoteSchema>;

const shortName = (message: string) =>
  line(message).test("min", message, (text) => lengthOf(text) >= leadLimits.contestNameMin);

/** Contest form. */
export const contestSchema = object({
  lastName: shortName("Nom requis (min. 2 caractères)"),
  firstName: shortName("Prénom requis (min. 2 caractères)"),
  phone: string()
    .default("")
    .transform(normaliseContestPhone)
    .test("phone", "Numéro valide requis", (number) => contestPhonePattern.test(number))
    .test("max", tooLong(leadLimits.phone), (number) => lengthOf(number) <= leadLimits.phone),
  email: email("Email valide requis"),
  project: longText("Minimum 20 caractères").test(
    "min",
    "Minimum 20 caractères",
    (text) => lengthOf(text) >= leadLimits.contestProjectMin,
  ),
  acceptRules: boolean().default(false).oneOf([true], "Acceptez les règles pour vous inscrire."),
});

/** What the API gets of it: that the rules are accepted is checked before sending and not sent. */
export type ContestEntry = Omit<InferType<typeof contestSchema>, "acceptRules">;

/** The first message of each faulty field; empty where `values` may be sent. */
export function faultsOf(schema: Schema, values: unknown): Readonly<Record<string, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) faults[path] ??= message;
    return faults;
  }
}
