import type { ObjectSchema } from "yup";
import type { LeadKind, LeadKinds } from "../lead-form-definition";
import type { LeadValues } from "../lead-values";
import { agency } from "./agency";
import { contactSchema, contestSchema, quoteSchema } from "./schemas";

/** The rules of one kind of lead, and the call that sends it. */
export interface KindOfLead<Values extends object> {
  readonly schema: ObjectSchema<Values>;
  /** Hands checked, trimmed values to the agency API; rejects with AgencyApiError. */
  readonly deliver: (values: Values, productSlug: string) => Promise<void>;
}

const kinds: { readonly [Kind in LeadKind]: KindOfLead<LeadKinds[Kind]> } = {
  contact: {
    schema: contactSchema,
    deliver: (message, productSlug) => agency.sendContactMessage(productSlug, message),
  },
  quote: { schema: quoteSchema, deliver: (quote) => agency.requestQuote(quote) },
  contest: {
    schema: contestSchema,
    deliver: ({ acceptRules: _, ...entry }) => agency.enterContest(entry),
  },
};

/** One kind, whichever it is: what its own schema has let through is what its call takes. */
export const kindOf = (kind: LeadKind): KindOfLead<LeadValues> =>
  kinds[kind] as unknown as KindOfLead<LeadValues>;
