import React from "react";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useContact } from "../shared/browser/use-site";
import { formatTime } from "../shared/calendar/opening-hours";
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
  refused: "Notre serveur a refusé votre envoi.",
  tooLarge: "Votre envoi est trop long pour notre serveur\u00a0: raccourcissez-le.",
  tooMany: "Trop d’envois nous sont venus de votre connexion à Internet en peu de temps.",
  honeypot: "Notre protection contre les robots a retenu votre envoi.",
  interrupted:
    "Votre dernier envoi a été interrompu avant d’être confirmé. Il nous est peut-être parvenu\u00a0; en cas de doute, renvoyez-le.",
} satisfies Record<Failure, string>;

/** What is sent again at once fails again: there is no button for it beside the form's own. */
const isFinal = (failure: Failure): boolean => ["refused", "tooLarge", "tooMany"].includes(failure);

interface SendAlertProps {
  readonly failure: Failure;
  /** When another try can succeed, in milliseconds since 1970, if the API says so. */
  readonly retryAt: number | undefined;
  readonly mailbox: string;
  /** True for the sentence that names the mailbox, false for the short one of the home form. */
  readonly namesMailbox: boolean;
  readonly subject: string;
  /** What the visitor typed, for their mail program. */
  readonly texts: readonly string[];
}

/** Why nothing was sent, that nothing is lost, and the ways on: try again, write, call (docs/ecrans.md, « Envoi et échecs »). */
export function SendAlert({ failure, retryAt, mailbox, namesMailbox, subject, texts }: SendAlertProps) {
  const { phone, hours } = useContact();
  const online = useBrowserValue(() => navigator.onLine, true, onConnection);
  const reason = failure === "offline" && online ? "La connexion est revenue." : reasons[failure];
  const later = failure === "tooMany" ? ` Réessayez ${formatRetry(retryAt)}.` : "";
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
      <p>{`${reason}${later} Votre saisie est conservée.`}</p>
      <p>
        {namesMailbox ? "Par téléphone\u00a0: " : <>Vous pouvez aussi écrire à {mail} ou appeler le </>}
        <PhoneLink phone={phone} />, {hours}.
      </p>
      {isFinal(failure) ? null : (
        <FormButton type="submit" size="small" color="black-outline">
          Réessayer
        </FormButton>
      )}
    </div>
  );
}

/** « après 15 h 20 », by the visitor's clock. @param retryAt see above */
function formatRetry(retryAt: number | undefined): string {
  if (retryAt === undefined) return "plus tard";
  const time = new Date(Math.ceil(retryAt / 60_000) * 60_000);
  if (time.toDateString() !== new Date().toDateString()) return "demain";
  return `après ${formatTime(time.getHours() * 60 + time.getMinutes())}`;
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
