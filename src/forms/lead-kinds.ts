import type { ObjectSchema } from "yup";
import { createLeadApi } from "../agency-api/leads";
import { browserApiAddress } from "../agency-api/settings";
import { contactSchema, contestSchema, quoteSchema } from "./schemas";

/** What a form holds while it is being filled in: texts, and ticked boxes. */
export type LeadValues = Record<string, string | boolean>;

/** The rules of one kind of lead, and the call that sends it. */
interface LeadKind<Values extends object> {
  readonly schema: ObjectSchema<Values>;
  /** Sends checked, trimmed values to the agency API; rejects with AgencyApiError. */
  readonly send: (values: Values, productSlug: string) => Promise<void>;
}

const api = createLeadApi({ baseUrl: browserApiAddress });

const leadKind = <Values extends object>(
  schema: ObjectSchema<Values>,
  send: LeadKind<Values>["send"],
): LeadKind<LeadValues> => ({ schema, send }) as unknown as LeadKind<LeadValues>;

/** Each call takes what its own schema lets through: a difference from the API's contract does not compile. */
const kinds = {
  contact: leadKind(contactSchema, (message, productSlug) => api.sendContactMessage(productSlug, message)),
  quote: leadKind(quoteSchema, (quote) => api.requestQuote(quote)),
  contest: leadKind(contestSchema, ({ acceptRules: _, ...entry }) => api.enterContest(entry)),
} as const;

/** What makes one form differ from another. Keep it outside the component: its identity must not change. */
export interface LeadFormDefinition {
  /** Names the draft and the ids of the fields; one per form of the site. */
  readonly id: string;
  readonly kind: LeadKind<LeadValues>;
  /** Every field, in the order of the page. */
  readonly fields: readonly string[];
  /** The field for what a visitor has to say. */
  readonly longText: string;
  /** Whether the form counts its progress and highlights the next field. */
  readonly showsProgress: boolean;
  /** True where the submit button is disabled until everything is valid. */
  readonly blocksInvalid: boolean;
  /** `type` of the confirmation page that follows a success; none where it is shown in place. */
  readonly confirmation?: "contact" | "devis";
}

const contactFields = ["name", "email", "phone", "message"];

export const homeForm: LeadFormDefinition = {
  id: "accueil",
  kind: kinds.contact,
  fields: contactFields,
  longText: "message",
  showsProgress: true,
  blocksInvalid: true,
  confirmation: "contact",
};

export const contactForm: LeadFormDefinition = { ...homeForm, id: "contact", blocksInvalid: false };

export const quoteForm: LeadFormDefinition = {
  id: "devis",
  kind: kinds.quote,
  fields: ["name", "email", "phone", "project_description"],
  longText: "project_description",
  showsProgress: true,
  blocksInvalid: false,
  confirmation: "devis",
};

export const contestForm: LeadFormDefinition = {
  id: "concours",
  kind: kinds.contest,
  fields: ["lastName", "firstName", "phone", "email", "project", "acceptRules"],
  longText: "project",
  showsProgress: false,
  blocksInvalid: true,
};
