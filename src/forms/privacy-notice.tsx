import React from "react";
import { Link } from "../components/link";
import { paths } from "../shared/paths";
import { useSite } from "../shared/use-site";
import * as styles from "./lead-form.module.css";
import { MailLink } from "./ways-out";

/** Who keeps what was typed, why, how long, and what the visitor may ask for. @param purpose follows « pour ». */
export function PrivacyNotice({ purpose }: { readonly purpose: string }) {
  const { brand, mailboxes } = useSite();
  return (
    <p className={styles.notice}>
      {`${brand}, responsable du traitement, utilise ces données pour ${purpose} et les conserve trois ans après `}
      notre dernier échange. Vous pouvez y accéder, les faire corriger ou effacer, ou en limiter l’usage, en
      écrivant à <MailLink mailbox={mailboxes.general} />. Vos autres droits sont dans la{" "}
      <Link to={paths.privacy}>politique de confidentialité</Link>.
    </p>
  );
}
