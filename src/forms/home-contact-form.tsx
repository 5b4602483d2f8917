import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadFormFrame } from "./lead-form";
import { homeForm } from "./lead-kinds";
import { useLeadForm } from "./use-lead-form";
import type { FormAddition } from "./use-passages";

interface HomeContactFormProps {
  readonly submitLabel: string;
  readonly addition?: FormAddition | undefined;
}

/** The contact form of the home page; its button is disabled while something is invalid. */
export function HomeContactForm({ submitLabel, addition }: HomeContactFormProps) {
  const lead = useLeadForm(homeForm, "", addition);
  return (
    <LeadFormFrame lead={lead} label="Demande d’estimation" purpose="vous répondre" submitLabel={submitLabel}>
      <ContactFields
        lead={lead}
        labels={{ name: "Nom*", email: "Adresse e-mail*", phone: "Téléphone", text: "Message*" }}
      />
    </LeadFormFrame>
  );
}
