import { escapeHtml } from "./html";

/** The agency's data on legal pages: from `content/settings/site.json`, and its name from `brand.json`. */
export interface AgencyIdentity {
  readonly name: string;
  readonly phone: Readonly<Record<"display" | "href", string>>;
  readonly mailboxes: { readonly general: string };
  readonly address: Readonly<Record<"street" | "postalCode" | "city" | "country", string>>;
  readonly legal: Readonly<
    Record<"companyForm" | "capital" | "siren" | "vat" | "publicationDirector", string>
  > & { readonly host: Readonly<Record<"name" | "address" | "phone", string>> };
}

/**
 * HTML for each mark that editors write between braces: `{{capital}}`. Together they give what the law requires of a
 * legal notice.
 */
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

/** A mark in a text, replaced by a part of the identity. */
export const identityMark = /\{\{([^{}]*)\}\}/g;

/** A tag, whose attributes take no mark, or a mark. */
const tagOrMark = /<(?:"[^"]*"|[^">])*>|\{\{([^{}]*)\}\}/g;

/** A legal page's text with its marks replaced by the agency's identity. */
export const withIdentity = (html: string, agency: AgencyIdentity): string =>
  html.replace(
    tagOrMark,
    (found, name: string | undefined) => (name && identityTexts[name]?.(agency)) || found,
  );
