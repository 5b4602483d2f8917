import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadFormFrame } from "./lead-form";
import { contactSchema, type ContactValues } from "./schemas";
import { useContactForm } from "./use-contact-form";
import type { LeadFormDefinition } from "./use-lead-form";

const fields = ["name", "email", "phone", "message"] as const;
const definition: LeadFormDefinition<ContactValues> = {
  id: "contact",
  schema: contactSchema,
  fields,
  steps: fields,
  blocksInvalid: false,
};

/** The form of the contact page; its button stays enabled, and an invalid submit says what is missing. */
export function ContactPageForm() {
  const lead = useContactForm(definition);
  return (
    <LeadFormFrame
      lead={lead}
      label="Formulaire de contact"
      legend="* Champ obligatoire"
      mailbox="general"
      errorNamesMailbox
      purpose="vous répondre"
      submitLabel="Envoyer mon message"
    >
      <ContactFields
        lead={lead}
        labels={{ name: "Prénom et nom*", email: "Email*", phone: "Téléphone", text: "Votre message*" }}
        text="message"
        placeholder="Dites-en nous un peu plus..."
      />
    </LeadFormFrame>
  );
}
