import { yupResolver } from "@hookform/resolvers/yup";
import React, { useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { Link } from "../components/link";
import { useContact, useIdentity } from "../shared/browser/use-site";
import { paths } from "../shared/paths";
import { formPrefix } from "../shared/start-names";
import { MailLink, PhoneLink } from "./contact-links";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";
import { fieldsOf, type LeadFields } from "./fields-of";
import { FormButton } from "./form-button";
import { Honeypot } from "./honeypot";
import * as styles from "./lead-form.module.css";
import { Progress, progressOf } from "./progress";
import { SendAlert } from "./send-alert";
import { useAnnouncedErrors } from "./use-announced-errors";
import { useDraft } from "./use-draft";
import { usePassages, type FormAddition } from "./use-passages";
import { useSend } from "./use-send";

interface LeadFormProps {
  readonly definition: LeadFormDefinition;
  /** A sentence at the start of the long text, before what was typed. */
  readonly opening?: string | undefined;
  /** A text after what was typed. */
  readonly addition?: FormAddition | undefined;
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
  /** What stands below the button, on pages that do not say beside the form when it is answered. */
  readonly note?: ReactNode;
  /** Shown in place once the lead has arrived; all others lead to a page. */
  readonly success?: ReactNode;
  /** The fields. */
  readonly children: (lead: LeadFields) => ReactNode;
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

/**
 * Every lead form: errors once a field is touched, progress, a draft, one send at a time, data-protection notice. The
 * fields are native controls without default values, so that react-hook-form takes over what they hold.
 */
export function LeadForm({
  definition,
  opening = "",
  addition,
  legend = "* Champ obligatoire",
  mailbox = "general",
  errorNamesMailbox = false,
  ...text
}: LeadFormProps) {
  const { id, schema, fields } = definition;
  const { mailboxes, phone } = useContact();
  const elementRef = useRef<HTMLFormElement>(null);
  const form = useForm<LeadValues>({
    resolver: yupResolver(schema, {}, { mode: "sync" }),
    mode: "onTouched",
  });
  // In page order: of several faults, the one that was registered first gets the focus.
  for (const name of fields) form.register(name);
  const values = useDraft(form, elementRef, definition);
  const { announced, announce, silence } = useAnnouncedErrors(form, elementRef);
  const { state, sending, outcomeRef, submit } = useSend(form, elementRef, definition);
  usePassages(form, elementRef, definition, { opening, addition }, sending);

  const { missing, next, percent } = progressOf(definition, values);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The focus goes to the first fault, which is read as the field's description.
    void submit().then(silence);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Browsers send nothing on Enter while the button is disabled; the visitor still wants to know why.
    const { target } = event;
    const inLine = target instanceof HTMLInputElement && target.type !== "checkbox";
    const isSubmit = event.key === "Enter" && inLine && !event.nativeEvent.isComposing;
    if (isSubmit && missing?.length) onSubmit(event);
  };
  const reason = `${id}-manque`;
  return (
    // Without scripts, method=dialog submits nowhere: what was typed stays, and stays out of the address bar.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={elementRef}
      id={formPrefix + id}
      className={styles.form}
      method="dialog"
      aria-label={text.label}
      aria-busy={sending}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <div className={`note cluster between mb2 ${styles.head}`}>
        <p>{legend}</p>
        {percent === undefined ? null : <Progress percent={percent} />}
      </div>
      <div className={styles.fields}>
        {text.children(fieldsOf(form, definition, values, next, sending, announce))}
      </div>
      <Honeypot formId={id} />
      <span className="visuallyHidden" aria-live="polite">
        {announced}
      </span>
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
      {state.status === "error" ? (
        <div ref={outcomeRef} className={styles.outcome} tabIndex={-1} role="alert">
          <SendAlert
            failure={state.failure}
            retryAt={state.retryAt}
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
      {missing ? (
        <p id={reason} className={`note ${styles.missing}`}>
          {missing.length > 0
            ? `Il reste\u00a0: ${missing.map((name) => shortNames[name] ?? name).join(", ")}`
            : null}
        </p>
      ) : null}
      {text.note}
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
