import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadFormFrame } from "./lead-form";
import { contactForm } from "./lead-kinds";
import { useLeadForm } from "./use-lead-form";

/** The form of the contact page; its button stays enabled, and an invalid submit says what is missing. */
export function ContactPageForm() {
  const lead = useLeadForm(contactForm);
  return (
    <LeadFormFrame
      lead={lead}
      label="Formulaire de contact"
      errorNamesMailbox
      purpose="vous répondre"
      submitLabel="Envoyer mon message"
    >
      <ContactFields
        lead={lead}
        labels={{ name: "Prénom et nom*", email: "Email*", phone: "Téléphone", text: "Votre message*" }}
        placeholder="Dites-en nous un peu plus..."
      />
    </LeadFormFrame>
  );
}
