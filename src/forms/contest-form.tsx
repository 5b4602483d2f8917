import React from "react";
import { leadLimits } from "../agency-api/contract";
import { Field } from "../components/field";
import { FieldCheckbox } from "../components/field-checkbox";
import { examples } from "./contact-fields";
import { LeadFormFrame } from "./lead-form";
import * as styles from "./lead-form.module.css";
import { contestForm } from "./lead-kinds";
import { useLeadForm } from "./use-lead-form";

/** The sign-up of the contest: no progress, and the success is shown in place. */
export function ContestForm() {
  const lead = useLeadForm(contestForm);
  return (
    <LeadFormFrame
      lead={lead}
      label="Inscription au jeu-concours"
      legend="* Champ obligatoire"
      mailbox="general"
      errorNamesMailbox
      purpose="examiner votre candidature et vous prévenir du résultat"
      submitLabel="S’inscrire"
      sendingLabel="Envoi..."
      submitDisabled={lead.blocked || lead.sending}
      success={
        <div className={styles.success}>
          <p>
            <strong className={styles.successTitle}>
              {"Merci\u00a0! Votre candidature a été enregistrée."}
            </strong>{" "}
            Nous reviendrons vers vous rapidement.
          </p>
        </div>
      }
    >
      <Field
        {...lead.field("lastName")}
        label="Nom*"
        max={leadLimits.name}
        autoComplete="family-name"
        required
      />
      <Field
        {...lead.field("firstName")}
        label="Prénom*"
        max={leadLimits.name}
        autoComplete="given-name"
        required
      />
      <Field
        {...lead.field("phone")}
        label="Téléphone*"
        kind="tel"
        hint={examples.phone}
        autoComplete="tel"
        required
      />
      <Field
        {...lead.field("email")}
        label="Adresse e-mail*"
        kind="email"
        hint={examples.email}
        autoComplete="email"
        required
      />
      <Field
        {...lead.field("project")}
        label="Votre projet*"
        kind="multiline"
        hint="En 20 caractères au moins : l’activité, le site ou l’application souhaités, à qui ils serviront."
        max={leadLimits.text}
        required
        wide
      />
      <FieldCheckbox
        {...lead.field("acceptRules")}
        label={
          <>
            J’accepte les règles du <span className={styles.together}>jeu-concours*</span>
          </>
        }
        hint={<a href="#regles">Lire les règles</a>}
      />
    </LeadFormFrame>
  );
}
