import React from "react";
import { ContactFields } from "./contact-fields";
import { examples } from "./examples";
import { LeadFormFrame } from "./lead-form";
import type { LeadFormOf } from "./lead-form-definition";
import { useLeadForm } from "./use-lead-form";

const fields = ["name", "email", "phone", "project_description"] as const;
const definition: LeadFormOf<"quote"> = {
  id: "devis",
  kind: "quote",
  fields,
  steps: fields,
  blocksInvalid: false,
  confirmation: "devis",
};

/**
 * The quote form. The specification labels the phone as required though it may stay empty: the legend and the hint
 * say so.
 */
export function QuoteForm() {
  const lead = useLeadForm(definition);
  return (
    <LeadFormFrame
      lead={lead}
      label="Demande de devis"
      legend="* Champ obligatoire, sauf le téléphone"
      mailbox="sales"
      errorNamesMailbox
      purpose="étudier votre projet et établir un devis"
      submitLabel="Recevoir mon devis gratuit"
    >
      <ContactFields
        lead={lead}
        labels={{
          name: "Prénom et nom*",
          email: "Adresse email*",
          phone: "Téléphone*",
          text: "Description du projet*",
        }}
        phoneHint={`Facultatif. ${examples.phone}`}
        text="project_description"
        textHint="Ce que vous faites, qui s’en servira, ce qui existe déjà, la date visée."
      />
    </LeadFormFrame>
  );
}
