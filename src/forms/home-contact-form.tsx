import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadForm } from "./lead-form";
import { homeForm } from "./lead-kinds";
import type { FormAddition } from "./use-passages";
import { ReplyClock } from "./reply-clock";

interface HomeContactFormProps {
  readonly submitLabel: string;
  readonly addition?: FormAddition | undefined;
}

/** The contact form of the home page; its button is disabled while something is invalid. */
export function HomeContactForm({ submitLabel, addition }: HomeContactFormProps) {
  return (
    <LeadForm
      definition={homeForm}
      addition={addition}
      label="Demande d’estimation"
      purpose="vous répondre"
      submitLabel={submitLabel}
      note={<ReplyClock />}
    >
      {(lead) => (
        <ContactFields
          lead={lead}
          labels={{ name: "Nom*", email: "Adresse e-mail*", phone: "Téléphone", text: "Message*" }}
        />
      )}
    </LeadForm>
  );
}
