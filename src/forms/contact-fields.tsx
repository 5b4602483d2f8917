import React from "react";
import { Field } from "../components/field";
import { leadLimits } from "../shared/lead/limits";
import type { LeadFields } from "./fields-of";

/** The format that a field expects, as its hint (WCAG 3.3.3): its error messages are fixed texts without it. */
export const examples = {
  email: "Exemple\u00a0: nom@domaine.example",
  phone: "Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078",
} as const;

/** Under a number that the customer's pattern refuses (`src/shared/lead/phone.ts`), where the phone may stay empty. */
const otherPhone = "Autre format\u00a0? Laissez vide, et écrivez-le dans le texte ci-dessous.";

/**
 * An address without a dot in its domain is accepted, since there are some, and asked about: few people have one. A long one is
 * no slip.
 */
export function emailHint(lead: LeadFields): string {
  const typed = lead.textLeftIn("email");
  return typed.length < 65 && /^[^\s@]+@[^\s@.]+$/.test(typed)
    ? `${typed}\u00a0: il manque peut-être la fin`
    : examples.email;
}

/** What the fields of every form have in common. */
export const nameField = { max: leadLimits.name, required: true } as const;
export const emailField = {
  kind: "email",
  max: leadLimits.email,
  autoComplete: "email",
  required: true,
} as const;
export const phoneField = {
  kind: "tel",
  max: leadLimits.phone,
  hint: examples.phone,
  autoComplete: "tel",
} as const;
export const textField = { kind: "multiline", max: leadLimits.text, required: true, wide: true } as const;

interface ContactFieldsProps {
  readonly lead: LeadFields;
  readonly labels: Readonly<Record<"name" | "email" | "phone" | "text", string>>;
  readonly phoneHint?: string;
  readonly textHint?: string;
  readonly placeholder?: string;
}

/** The four fields of the contact and quote forms. */
export function ContactFields({ lead, labels, phoneHint, textHint, placeholder }: ContactFieldsProps) {
  const phone = lead.field("phone");
  return (
    <>
      <Field {...lead.field("name")} {...nameField} label={labels.name} autoComplete="name" wide />
      <Field {...lead.field("email")} {...emailField} hint={emailHint(lead)} label={labels.email} />
      <Field
        {...phone}
        {...phoneField}
        label={labels.phone}
        hint={phone.error ? otherPhone : (phoneHint ?? examples.phone)}
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
