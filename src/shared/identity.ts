import { escapeHtml } from "./html";

/** What legal pages say of the agency: of `content/settings/site.json`, and its name from `brand.json`. */
export interface AgencyIdentity {
  readonly name: string;
  readonly phone: Readonly<Record<"display" | "href", string>>;
  readonly mailboxes: { readonly general: string };
  readonly address: Readonly<Record<"street" | "postalCode" | "city" | "country", string>>;
  readonly legal: Readonly<
    Record<"companyForm" | "capital" | "siren" | "vat" | "publicationDirector", string>
  > & { readonly host: Readonly<Record<"name" | "address" | "phone", string>> };
}

/** HTML by the name that editors write between braces: `{{capital}}`. Together, what the law asks of a legal notice. */
export const identityTexts: Readonly<Record<string, (agency: AgencyIdentity) => string>> = {
  dénomination: ({ name }) => escapeHtml(name),
  forme: ({ legal }) => escapeHtml(legal.companyForm),
  capital: ({ legal }) => escapeHtml(legal.capital),
  siège: ({ address: { street, postalCode, city, country } }) =>
    escapeHtml(`${street}, ${postalCode} ${city}, ${country}`),
  SIREN: ({ legal }) => escapeHtml(legal.siren),
  TVA: ({ legal }) => escapeHtml(legal.vat),
  téléphone: ({ phone }) => `<a href="tel:${escapeHtml(phone.href)}">${escapeHtml(phone.display)}</a>`,
  courriel: ({ mailboxes: { general } }) =>
    `<a href="mailto:${escapeHtml(general)}">${escapeHtml(general)}</a>`,
  "responsable de la publication": ({ legal }) => escapeHtml(legal.publicationDirector),
  hébergeur: ({ legal }) => escapeHtml(legal.host.name),
  "adresse de l’hébergeur": ({ legal }) => escapeHtml(legal.host.address),
  "téléphone de l’hébergeur": ({ legal }) => escapeHtml(legal.host.phone),
};

/** A mark of the text that stands for a part of the identity. */
export const identityMark = /\{\{([^{}]*)\}\}/g;

/** A tag, whose attributes take no mark, or a mark. */
const tagOrMark = /<(?:"[^"]*"|[^">])*>|\{\{([^{}]*)\}\}/g;

/** The text of a legal page with the agency's identity in the place of its marks. */
export const withIdentity = (html: string, agency: AgencyIdentity): string =>
  html.replace(
    tagOrMark,
    (found, name: string | undefined) => (name && identityTexts[name]?.(agency)) || found,
  );
