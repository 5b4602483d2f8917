import { navigate } from "gatsby";
import React from "react";
import { agency } from "./agency";
import { ContactFields } from "./contact-fields";
import { LeadFormFrame } from "./lead-form";
import { quoteSchema, type QuoteValues } from "./schemas";
import { confirmationPath } from "./use-contact-form";
import { useLeadForm, type LeadFormDefinition } from "./use-lead-form";

const fields = ["name", "email", "phone", "project_description"] as const;
const definition: LeadFormDefinition<QuoteValues> = {
  id: "devis",
  schema: quoteSchema,
  fields,
  steps: fields,
  blocksInvalid: false,
};

/**
 * The quote form. The specification labels the phone as required though it may stay empty: its asterisk, like the
 * others, marks what is asked for, and only an empty phone does not stop the visitor.
 */
export function QuoteForm() {
  const lead = useLeadForm(
    definition,
    (quote) => agency.requestQuote(quote),
    () => void navigate(confirmationPath("devis")),
  );
  return (
    <LeadFormFrame
      lead={lead}
      label="Demande de devis"
      legend="* Demandé pour vous répondre sous 4 heures ouvrées"
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
        text="project_description"
        textHint="Ce que vous faites, qui s’en servira, ce qui existe déjà, la date visée."
      />
    </LeadFormFrame>
  );
}
