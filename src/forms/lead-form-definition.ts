import type { Confirmation } from "./confirmation";
import type { ContactValues, ContestValues, QuoteValues } from "./engine/schemas";

/** What each kind of lead is made of. */
export interface LeadKinds {
  contact: ContactValues;
  quote: QuoteValues;
  contest: ContestValues;
}
export type LeadKind = keyof LeadKinds;

/** What makes one form differ from another. Keep it outside the component: its identity must not change. */
export interface LeadFormDefinition {
  /** Names the draft and the ids of the fields; one per form of the site. */
  readonly id: string;
  /** Which rules the values follow, and where they are sent. */
  readonly kind: LeadKind;
  /** Every field, in the order of the page. */
  readonly fields: readonly string[];
  /** The fields that the progress counts and the highlight walks through; none for a form without progress. */
  readonly steps: readonly string[];
  /** True where the submit button is disabled until everything is valid. */
  readonly blocksInvalid: boolean;
  /** `type` of the confirmation page that follows a success; none where it is shown in place. */
  readonly confirmation?: Confirmation;
}

/** A definition whose fields are those of its kind. */
export interface LeadFormOf<Kind extends LeadKind> extends LeadFormDefinition {
  readonly kind: Kind;
  readonly fields: readonly (keyof LeadKinds[Kind] & string)[];
  readonly steps: readonly (keyof LeadKinds[Kind] & string)[];
}
