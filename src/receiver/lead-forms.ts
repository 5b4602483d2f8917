import type { ObjectSchema } from "yup";
import { agencyPaths } from "../shared/agency-paths";
import {
  contactSchema,
  contestSchema,
  quoteSchema,
  type ContactMessage,
  type ContestEntry,
  type QuoteRequest,
} from "../shared/lead/schemas";

export type LeadKind = "contact" | "devis" | "concours";

/** A request that a visitor has sent. Times are milliseconds since 1970. */
export interface Lead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly receivedAt: number;
  readonly answeredAt: number | undefined;
  /** Whether a notice of it has been tried, and none has left. */
  readonly isUnannounced: boolean;
  /** Path of the page that sent it; empty where the browser has not said it. */
  readonly page: string;
  /** What was typed, by the schema's names of the fields. */
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
  /** After the title: « reçu », « reçue ». */
  readonly received: string;
  /** What visitors are told has come: `noun` is feminine. */
  readonly noun: string;
  readonly sent: string;
  /** Whether the agency answers each within the hours of `claims.json`. */
  readonly isAnswered: boolean;
}

export const leadForms: Readonly<Record<LeadKind, LeadForm>> = {
  contact: {
    path: /^contact-forms\/contact-[a-z0-9]+(?:-[a-z0-9]+)*$/,
    schema: contactSchema,
    mailbox: "general",
    title: "Message du site",
    received: "reçu",
    noun: "demande",
    sent: "message",
    isAnswered: true,
  },
  devis: {
    path: new RegExp(`^${agencyPaths.estimate}$`),
    schema: quoteSchema,
    mailbox: "sales",
    title: "Demande de devis",
    received: "reçue",
    noun: "demande",
    sent: "message",
    isAnswered: true,
  },
  concours: {
    path: new RegExp(`^${agencyPaths.contest}$`),
    // Ticking the rules is checked in the browser and not sent.
    schema: contestSchema.omit(["acceptRules"]),
    mailbox: "general",
    title: "Inscription au jeu-concours",
    received: "reçue",
    noun: "inscription",
    sent: "inscription au jeu-concours",
    isAnswered: false,
  },
};

export const leadKinds = Object.keys(leadForms) as LeadKind[];

type LeadField = keyof (ContactMessage & QuoteRequest & ContestEntry);

/** French names of the fields, in the order of mails and exports; one for each field of the schemas. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: "Nom",
  lastName: "Nom de famille",
  firstName: "Prénom",
  email: "E-mail",
  phone: "Téléphone",
  message: "Message",
  project_description: "Projet",
  project: "Projet",
} satisfies Readonly<Record<LeadField, string>>;
