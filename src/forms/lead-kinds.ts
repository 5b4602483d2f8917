import type { UseFormReturn } from "react-hook-form";
import type { ObjectSchema } from "yup";
import { createLeadApi } from "../agency-api/leads";
import { browserApiAddress } from "../agency-api/transport";
import { contactSchema, contestSchema, quoteSchema } from "../shared/lead/schemas";

/** What a form holds while it is being filled in: texts, and ticked boxes. */
export type LeadValues = Record<string, string | boolean>;

export type Form = UseFormReturn<LeadValues>;

/** What makes one form differ from another. Keep it outside the component: its identity must not change. */
export interface LeadFormDefinition<Values extends object = LeadValues> {
  /** Names the draft and the ids of the fields; one per form of the site. */
  readonly id: string;
  /** What is accepted. */
  readonly schema: ObjectSchema<Values>;
  /** Sends checked, trimmed values to the agency API; rejects with AgencyApiError. */
  readonly send: (values: Values, productSlug: string) => Promise<void>;
  /** Every field, in the order of the page. */
  readonly fields: readonly string[];
  /** The field for the visitor's message. */
  readonly longText: string;
  /** Whether the form counts its progress and highlights the next field. */
  readonly showsProgress: boolean;
  /** True where the submit button is disabled until everything is valid. */
  readonly blocksInvalid: boolean;
  /** `type` of the confirmation page that follows a success; none where it is shown in place. */
  readonly confirmation?: "contact" | "devis";
}

/** Each call takes what its own schema lets through, and the form shows that schema's fields. */
const define = <Values extends object>(
  definition: Omit<LeadFormDefinition<Values>, "fields">,
): LeadFormDefinition =>
  ({ ...definition, fields: Object.keys(definition.schema.fields) }) as unknown as LeadFormDefinition;

const api = createLeadApi({ baseUrl: browserApiAddress });

export const homeForm = define({
  id: "accueil",
  schema: contactSchema,
  send: (message, productSlug) => api.sendContactMessage(productSlug, message),
  longText: "message",
  showsProgress: true,
  blocksInvalid: true,
  confirmation: "contact",
});

export const contactForm: LeadFormDefinition = { ...homeForm, id: "contact", blocksInvalid: false };

export const quoteForm = define({
  id: "devis",
  schema: quoteSchema,
  send: (quote) => api.requestQuote(quote),
  longText: "project_description",
  showsProgress: true,
  blocksInvalid: false,
  confirmation: "devis",
});

export const contestForm = define({
  id: "concours",
  schema: contestSchema,
  send: ({ acceptRules: _, ...entry }) => api.enterContest(entry),
  longText: "project",
  showsProgress: false,
  blocksInvalid: true,
});
