import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadFormFrame } from "./lead-form";
import { homeForm } from "./lead-kinds";
import { useLeadForm } from "./use-lead-form";

/** The contact form of the home page; its button is disabled while something is invalid. */
export function HomeContactForm({ submitLabel = "Envoyer ma demande" }: { readonly submitLabel?: string }) {
  const lead = useLeadForm(homeForm);
  return (
    <LeadFormFrame
      lead={lead}
      label="Demande d’estimation"
      purpose="vous répondre"
      submitLabel={submitLabel}
      submitDisabled={lead.blocked}
    >
      <ContactFields
        lead={lead}
        labels={{ name: "Nom*", email: "Adresse e-mail*", phone: "Téléphone", text: "Message*" }}
        text="message"
      />
    </LeadFormFrame>
  );
}
