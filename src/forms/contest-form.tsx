import React, { useEffect } from "react";
import { Field } from "../components/field";
import { FieldCheckbox } from "../components/field-checkbox";
import { emailField, emailHint, nameField, phoneField, textField } from "./contact-fields";
import type { LeadFields } from "./fields-of";
import { LeadForm } from "./lead-form";
import * as styles from "./lead-form.module.css";
import { contestForm } from "./lead-kinds";

interface ContestFormProps {
  /** Called with what is typed as a name, also with that of an earlier visit. */
  readonly onName: (name: string) => void;
}

/** The sign-up of the contest: no progress, and the success is shown in place. */
export function ContestForm({ onName }: ContestFormProps) {
  return (
    <LeadForm
      definition={contestForm}
      label="Inscription au jeu-concours"
      errorNamesMailbox
      purpose="examiner votre candidature et vous prévenir du résultat"
      submitLabel="S’inscrire"
      sendingLabel="Envoi..."
      success={
        <div className={styles.success}>
          <p>
            <strong>{"Merci\u00a0! Votre candidature a été enregistrée."}</strong> Nous reviendrons vers vous
            rapidement.
          </p>
        </div>
      }
    >
      {(lead) => <ContestFields lead={lead} onName={onName} />}
    </LeadForm>
  );
}

function ContestFields({ lead, onName }: ContestFormProps & { readonly lead: LeadFields }) {
  const name = lead.textIn("lastName").trim();
  useEffect(() => onName(name), [name, onName]);
  return (
    <>
      <Field {...lead.field("lastName")} {...nameField} label="Nom*" autoComplete="family-name" />
      <Field {...lead.field("firstName")} {...nameField} label="Prénom*" autoComplete="given-name" />
      <Field {...lead.field("phone")} {...phoneField} label="Téléphone*" required />
      <Field {...lead.field("email")} {...emailField} hint={emailHint(lead)} label="Adresse e-mail*" />
      <Field
        {...lead.field("project")}
        {...textField}
        label="Votre projet*"
        hint="En 20 caractères au moins&nbsp;: l’activité, le site ou l’application souhaités, à qui ils serviront."
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
    </>
  );
}
