import type { ObjectSchema } from "yup";
import { agencyPaths } from "../agency-api/contract";
import { contactSchema, contestSchema, quoteSchema } from "../forms/schemas";

export type LeadKind = "contact" | "devis" | "concours";

/** A request that a visitor has sent. Times are milliseconds since 1970. */
export interface Lead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly receivedAt: number;
  readonly answeredAt: number | undefined;
  /** What was typed, by the contract's names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
}

interface LeadForm {
  /** Where the form's sends arrive, after the API's base address. */
  readonly path: RegExp;
  /** What the form on the site lets through. */
  readonly schema: ObjectSchema<object>;
  /** Which of the site's mailboxes hears of it. */
  readonly mailbox: "general" | "sales";
  readonly title: string;
}

export const leadForms: Readonly<Record<LeadKind, LeadForm>> = {
  contact: {
    path: /^contact-forms\/contact-[a-z0-9]+(?:-[a-z0-9]+)*$/,
    schema: contactSchema,
    mailbox: "general",
    title: "Message du site",
  },
  devis: {
    path: new RegExp(`^${agencyPaths.estimate}$`),
    schema: quoteSchema,
    mailbox: "sales",
    title: "Demande de devis",
  },
  concours: {
    path: new RegExp(`^${agencyPaths.contest}$`),
    // Ticking the rules is checked in the browser and not sent.
    schema: contestSchema.omit(["acceptRules"]),
    mailbox: "general",
    title: "Inscription au jeu-concours",
  },
};

export const leadKinds = Object.keys(leadForms) as LeadKind[];

/** French names of the fields, in the order of mails and exports. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: "Nom",
  lastName: "Nom de famille",
  firstName: "Prénom",
  email: "E-mail",
  phone: "Téléphone",
  message: "Message",
  project_description: "Projet",
  project: "Projet",
};
