import React from "react";
import { leadLimits } from "../agency-api/contract";
import { Field } from "../components/field";
import { examples } from "./examples";
import type { LeadForm } from "./use-lead-form";

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
