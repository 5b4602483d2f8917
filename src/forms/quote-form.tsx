import React from "react";
import { replyTime } from "../shared/reply-time";
import { useSite } from "../shared/use-site";
import { ContactFields } from "./contact-fields";
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
 * The quote form. The specification labels the phone as required though it may stay empty: its asterisk, like the
 * others, marks what is asked for, and only an empty phone does not stop the visitor.
 */
export function QuoteForm() {
  const { claims } = useSite();
  const lead = useLeadForm(definition);
  return (
    <LeadFormFrame
      lead={lead}
      label="Demande de devis"
      legend={`* Demandé pour vous répondre sous ${replyTime(claims)}`}
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
