import type { ChangeEvent, FocusEvent } from "react";
import type { Form, LeadFormDefinition, LeadValues } from "./lead-kinds";

/** What the fields of a form need of it. */
export type LeadFields = ReturnType<typeof fieldsOf>;

/** Ties the fields of a form to it, as it stands. @param next the field to fill in @param announce told of one that was left */
export function fieldsOf(
  { register, formState: { errors, touchedFields } }: Form,
  { id, longText }: LeadFormDefinition,
  values: Readonly<Partial<LeadValues>>,
  next: string | undefined,
  sending: boolean,
  announce: (name: string) => void,
) {
  const textIn = (name: string): string => String(values[name] ?? "");
  return {
    longText,
    textIn,
    /** The text of a field once the visitor has left it; empty before. */
    textLeftIn: (name: string): string => (touchedFields[name] ? textIn(name).trim() : ""),
    /** The properties of a field. */
    field: (name: string) => {
      const { ref, onChange, onBlur } = register(name);
      return {
        id: `${id}-${name}`,
        name,
        control: {
          ref,
          onChange: (event: ChangeEvent) => void onChange(event),
          onBlur: (event: FocusEvent) => void onBlur(event).then(() => announce(name)),
        },
        error: errors[name]?.message,
        highlighted: name === next,
        readOnly: sending,
        length: textIn(name).length,
      };
    },
  };
}
