import type { LeadFormDefinition } from "./lead-form-definition";
import type { LeadValues } from "./lead-values";

/** What a form shows about its values, as the engine last saw them. */
export interface Snapshot {
  readonly values: Readonly<Partial<LeadValues>>;
  /** The messages on screen, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message that has come up since its field was left, for screen readers; empty when there is none. */
  readonly heard: string;
  readonly valid: boolean;
  /** Fields both filled and valid, in percent. */
  readonly percent: number;
  /** The field to fill in next. */
  readonly next: string | undefined;
}

/** Before anything is known: every form begins with a field that must be filled in. */
export const untouchedSnapshot = ({ steps }: LeadFormDefinition): Snapshot => ({
  values: {},
  errors: {},
  heard: "",
  valid: false,
  percent: 0,
  next: steps[0],
});
