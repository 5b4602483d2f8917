import React from "react";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useContact } from "../shared/browser/use-site";
import { FormButton } from "./form-button";
import * as styles from "./lead-form.module.css";
import type { Failure } from "./send-lead";
import { MailLink, mailDraft, PhoneLink } from "./contact-links";

const reasons = {
  offline: "Votre appareil n’est pas connecté à Internet\u00a0: rien n’a été envoyé.",
  timeout: "Notre serveur n’a pas répondu en 15\u00a0secondes.",
  network: "La connexion avec notre serveur a été coupée ou refusée.",
  http: "Notre serveur n’a pas pu enregistrer votre envoi.",
  format: "Notre serveur n’a pas pu enregistrer votre envoi.",
  honeypot: "Notre protection contre les robots a retenu votre envoi.",
  interrupted:
    "Votre dernier envoi a été interrompu avant d’être confirmé. Il nous est peut-être parvenu\u00a0; en cas de doute, renvoyez-le.",
} satisfies Record<Failure, string>;

interface SendAlertProps {
  readonly failure: Failure;
  readonly mailbox: string;
  /** True for the sentence that names the mailbox, false for the short one of the home form. */
  readonly namesMailbox: boolean;
  readonly subject: string;
  /** What the visitor typed, for their mail program. */
  readonly texts: readonly string[];
}

/** Why nothing was sent, that nothing is lost, and three ways on: try again, write, call (docs/ecrans.md, « Envoi et échecs »). */
export function SendAlert({ failure, mailbox, namesMailbox, subject, texts }: SendAlertProps) {
  const { phone, hours } = useContact();
  const online = useBrowserValue(() => navigator.onLine, true, onConnection);
  const mail = <MailLink mailbox={mailbox} draft={mailDraft(subject, texts)} />;
  return (
    <div className={styles.alert}>
      {namesMailbox ? (
        <p className={`semibold ${styles.alertTitle}`}>
          Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à {mail}.
        </p>
      ) : (
        <p className={`semibold ${styles.alertTitle}`}>Une erreur est survenue, veuillez réessayer.</p>
      )}
      <p>
        {`${failure === "offline" && online ? "La connexion est revenue." : reasons[failure]} Votre saisie est conservée.`}
      </p>
      <p>
        {namesMailbox ? "Par téléphone\u00a0: " : <>Vous pouvez aussi écrire à {mail} ou appeler le </>}
        <PhoneLink phone={phone} />, {hours}.
      </p>
      <FormButton type="submit" size="small" color="black-outline">
        Réessayer
      </FormButton>
    </div>
  );
}

/** Calls back whenever the browser has found or lost its connection. */
function onConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
