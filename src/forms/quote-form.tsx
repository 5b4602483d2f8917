import React from "react";
import { ContactFields } from "./contact-fields";
import { LeadForm } from "./lead-form";
import { quoteForm } from "./lead-kinds";
import type { FormAddition } from "./use-passages";

interface QuoteFormProps {
  /** What the project's description begins with, for a visitor who comes from a case. */
  readonly opening?: string | undefined;
  readonly addition?: FormAddition | undefined;
}

/**
 * The quote form. Its phone is labelled as required though it may stay empty (docs/ecrans.md, « Formulaires »): the legend and
 * the hint say so.
 */
export function QuoteForm({ opening, addition }: QuoteFormProps) {
  return (
    <LeadForm
      definition={quoteForm}
      opening={opening}
      addition={addition}
      label="Demande de devis"
      legend="* Champ obligatoire, sauf le téléphone"
      mailbox="sales"
      errorNamesMailbox
      purpose="étudier votre projet et établir un devis"
      submitLabel="Recevoir mon devis gratuit"
    >
      {(lead) => (
        <ContactFields
          lead={lead}
          labels={{
            name: "Prénom et nom*",
            email: "Adresse e-mail*",
            phone: "Téléphone*",
            text: "Description du projet*",
          }}
          phoneHint={"Facultatif (ex. 06\u00a012\u00a034\u00a056\u00a078)"}
          textHint="Ce que vous faites, qui s’en servira, ce qui existe déjà, la date visée. Vous pourrez joindre vos fichiers en répondant à notre e-mail."
        />
      )}
    </LeadForm>
  );
}
