import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadForm } from "./lead-form";
import { contactForm } from "./lead-kinds";

/** The form of the contact page; its button stays enabled, and an invalid submit says what is missing. */
export function ContactPageForm() {
  return (
    <LeadForm
      definition={contactForm}
      label="Formulaire de contact"
      errorNamesMailbox
      purpose="vous répondre"
      submitLabel="Envoyer mon message"
    >
      {(lead) => (
        <ContactFields
          lead={lead}
          labels={{ name: "Prénom et nom*", email: "Email*", phone: "Téléphone", text: "Votre message*" }}
          placeholder="Dites-en nous un peu plus..."
        />
      )}
    </LeadForm>
  );
}
