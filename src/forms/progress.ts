import { faultsOf } from "../shared/lead/schemas";
import { isBlank } from "../shared/lead/text-rules";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";

/** How far a form is filled in. */
export function progressOf(
  { schema, fields, showsProgress, blocksInvalid }: LeadFormDefinition,
  values: Readonly<Partial<LeadValues>>,
) {
  const faults = faultsOf(schema, values);
  const done = fields.filter((name) => !faults[name] && !isBlank(String(values[name] ?? "")));
  return {
    /** Fields both filled and valid, in percent; undefined where the form shows no progress. */
    percent: showsProgress ? Math.round((100 * done.length) / fields.length) : undefined,
    /** The first field that still has a fault; undefined where the form shows no progress. */
    next: showsProgress ? fields.find((name) => faults[name]) : undefined,
    /** Missing fields that keep the button disabled, in page order; undefined where it is never disabled. */
    missing: blocksInvalid ? fields.filter((name) => faults[name]) : undefined,
  };
}
