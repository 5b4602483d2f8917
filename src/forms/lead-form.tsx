import React, { useEffect, useState, type ReactNode } from "react";
import { Link } from "../components/link";
import { paths } from "../shared/paths";
import { formPrefix } from "../shared/start-names";
import { useContact, useIdentity } from "../shared/browser/use-site";
import { FormButton } from "./form-button";
import * as styles from "./lead-form.module.css";
import { ReplyClock } from "./reply-clock";
import { SendAlert } from "./send-alert";
import { Honeypot } from "./honeypot";
import type { LeadForm } from "./use-lead-form";
import { MailLink, PhoneLink } from "./contact-links";

interface LeadFormFrameProps {
  readonly lead: LeadForm;
  /** Names the form for screen readers. */
  readonly label: string;
  /** What the asterisks mean. */
  readonly legend?: string;
  readonly mailbox?: "general" | "sales";
  /** Whether the error message itself names the mailbox. */
  readonly errorNamesMailbox?: boolean;
  /** Purpose of the data, after « pour ». */
  readonly purpose: string;
  readonly submitLabel: string;
  /** Replaces the label while sending; the button is then disabled. */
  readonly sendingLabel?: string;
  /** Shown in place once the lead has arrived; all others lead to a page, and are answered within the time we promise. */
  readonly success?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Short names of the fields, for the sentence beside a disabled button. */
const shortNames: Readonly<Record<string, string>> = {
  name: "nom",
  lastName: "nom",
  firstName: "prénom",
  email: "e-mail",
  phone: "téléphone",
  message: "message",
  project: "projet",
  acceptRules: "règles du jeu",
};

/** The frame of every lead form: progress, fields, outcome, button, data-protection notice. */
export function LeadFormFrame({
  lead,
  legend = "* Champ obligatoire",
  mailbox = "general",
  errorNamesMailbox = false,
  ...text
}: LeadFormFrameProps) {
  const { mailboxes, phone } = useContact();
  const { id, state, sending, percent, missing, values, announced, elementRef, outcomeRef } = lead;
  const reason = `${id}-manque`;
  return (
    // Without scripts, method=dialog submits nowhere: what was typed stays, and stays out of the address bar.
    // Enter is listened for here, since browsers send nothing on it while the button is disabled.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={elementRef}
      id={formPrefix + id}
      className={styles.form}
      method="dialog"
      aria-label={text.label}
      aria-busy={sending}
      noValidate
      onSubmit={lead.onSubmit}
      onKeyDown={lead.onKeyDown}
    >
      <div className={`note cluster between mb2 ${styles.head}`}>
        <p>{legend}</p>
        {percent === undefined ? null : <Progress percent={percent} />}
      </div>
      <div className={styles.fields}>{text.children}</div>
      <Honeypot formId={id} />
      <span className="visuallyHidden" aria-live="polite">
        {announced}
      </span>
      {state.status === "error" ? (
        <div ref={outcomeRef} className={styles.outcome} tabIndex={-1} role="alert">
          <SendAlert
            failure={state.failure}
            mailbox={mailboxes[mailbox]}
            namesMailbox={errorNamesMailbox}
            subject={text.label}
            texts={Object.values(values).filter((value) => typeof value === "string")}
          />
        </div>
      ) : (
        <div ref={outcomeRef} className={styles.outcome} tabIndex={-1} role="status">
          {sending ? <span className="visuallyHidden">Envoi en cours…</span> : null}
          {state.status === "success" ? text.success : null}
        </div>
      )}
      <FormButton
        type="submit"
        size="large"
        icon={sending ? undefined : "arrow-right"}
        fullWidth
        loading={sending}
        disabled={Boolean(missing?.length) || (sending && text.sendingLabel !== undefined)}
        describedBy={missing && reason}
      >
        {sending && text.sendingLabel ? text.sendingLabel : text.submitLabel}
      </FormButton>
      {missing ? (
        <p id={reason} className={`note ${styles.missing}`}>
          {missing.length > 0
            ? `Il reste\u00a0: ${missing.map((name) => shortNames[name] ?? name).join(", ")}`
            : null}
        </p>
      ) : null}
      {text.success ? null : <ReplyClock />}
      <noscript>
        <p className={`panel bordered mt2 ${styles.noScript}`}>
          L’envoi de ce formulaire demande JavaScript. Écrivez-nous à{" "}
          <MailLink mailbox={mailboxes[mailbox]} /> ou appelez le <PhoneLink phone={phone} />.
        </p>
      </noscript>
      <PrivacyNotice purpose={text.purpose} />
    </form>
  );
}

/** Pause in typing, in milliseconds, after which the progress is read out. */
const quietMs = 1000;

/**
 * How much of the form is filled in: « N % complété » over a slim bar. With four fields each change is a step of
 * 25 %; screen readers hear it once typing pauses, since an address is invalid and valid in turn while written.
 */
function Progress({ percent }: { readonly percent: number }) {
  const [heard, setHeard] = useState(percent);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(percent), quietMs);
    return () => clearTimeout(timer);
  }, [percent]);
  return (
    <>
      <p>{`${percent}\u00a0% complété`}</p>
      {/* Hidden: the paragraph above gives the same figure. */}
      <progress className={styles.bar} max={100} value={percent} aria-hidden="true" />
      <span className="visuallyHidden" aria-live="polite">
        {heard > 0 ? `Formulaire rempli à ${heard}\u00a0%` : null}
      </span>
    </>
  );
}

/** Who keeps what was typed, why, how long, and what the visitor may ask for. @param purpose follows « pour ». */
function PrivacyNotice({ purpose }: { readonly purpose: string }) {
  const { brand, dataRetention } = useIdentity();
  const { mailboxes } = useContact();
  return (
    <p className={`note sizeTiny ${styles.notice}`}>
      {`${brand}, responsable du traitement, utilise ces données pour ${purpose}, et les conserve ${dataRetention} après leur réception. Vous pouvez y accéder, les faire corriger ou effacer, ou en limiter l’usage, en écrivant à `}
      <MailLink mailbox={mailboxes.general} />. Vos autres droits sont dans la{" "}
      <Link to={paths.privacy}>politique de confidentialité</Link>.
    </p>
  );
}
