import React from "react";
import { leadLimits } from "../agency-api/contract";
import { Field } from "../components/field";
import type { LeadForm } from "./use-lead-form";

/** What a field expects, said beside it (WCAG 3.3.3): its messages are fixed texts that do not say it. */
export const examples = {
  email: "Exemple\u00a0: nom@domaine.fr",
  phone: "Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078",
} as const;

interface ContactFieldsProps {
  readonly lead: LeadForm;
  readonly labels: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly text: string;
  };
  readonly phoneHint?: string;
  readonly textHint?: string;
  /** Name of the long text's field. */
  readonly text: "message" | "project_description";
  readonly placeholder?: string;
}

/** The four fields of the contact and quote forms. */
export function ContactFields({
  lead,
  labels,
  phoneHint = examples.phone,
  textHint,
  text,
  placeholder,
}: ContactFieldsProps) {
  return (
    <>
      <Field
        {...lead.field("name")}
        label={labels.name}
        max={leadLimits.name}
        autoComplete="name"
        required
        wide
      />
      <Field
        {...lead.field("email")}
        label={labels.email}
        kind="email"
        hint={examples.email}
        autoComplete="email"
        required
      />
      <Field {...lead.field("phone")} label={labels.phone} kind="tel" hint={phoneHint} autoComplete="tel" />
      <Field
        {...lead.field(text)}
        label={labels.text}
        kind="multiline"
        hint={textHint}
        placeholder={placeholder}
        max={leadLimits.text}
        required
        wide
      />
    </>
  );
}
