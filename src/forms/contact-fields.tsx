import React from "react";
import { leadLimits } from "../agency-api/contract";
import { Field } from "../components/field";
import type { LeadForm } from "./use-lead-form";

/** The format that a field expects, as its hint (WCAG 3.3.3): its error messages are fixed texts without it. */
export const examples = {
  email: "Exemple\u00a0: nom@domaine.example",
  phone: "Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078",
} as const;

/** What the fields of every form have in common. */
export const nameField = { max: leadLimits.name, required: true } as const;
export const emailField = {
  kind: "email",
  hint: examples.email,
  autoComplete: "email",
  required: true,
} as const;
export const phoneField = { kind: "tel", hint: examples.phone, autoComplete: "tel" } as const;
export const textField = { kind: "multiline", max: leadLimits.text, required: true, wide: true } as const;

interface ContactFieldsProps {
  readonly lead: LeadForm;
  readonly labels: Readonly<Record<"name" | "email" | "phone" | "text", string>>;
  readonly phoneHint?: string;
  readonly textHint?: string;
  readonly placeholder?: string;
}

/** The four fields of the contact and quote forms. */
export function ContactFields({ lead, labels, phoneHint, textHint, placeholder }: ContactFieldsProps) {
  return (
    <>
      <Field {...lead.field("name")} {...nameField} label={labels.name} autoComplete="name" wide />
      <Field {...lead.field("email")} {...emailField} label={labels.email} />
      <Field
        {...lead.field("phone")}
        {...phoneField}
        label={labels.phone}
        hint={phoneHint ?? examples.phone}
      />
      <Field
        {...lead.field(lead.longText)}
        {...textField}
        label={labels.text}
        hint={textHint}
        placeholder={placeholder}
      />
    </>
  );
}
