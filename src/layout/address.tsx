import React from "react";
import { useContact } from "../shared/browser/use-site";
import * as styles from "./address.module.css";

/** How to reach the agency, and when. */
export function Address() {
  const { address, phone, mailboxes, hours } = useContact();
  return (
    <address className={`links ${styles.address}`}>
      <a href={`tel:${phone.href}`} className={`display sizeH3 ${styles.phone}`}>
        {phone.display}
      </a>{" "}
      <a href={`mailto:${mailboxes.general}`}>{mailboxes.general}</a>{" "}
      <span>{`${address.street}, ${address.postalCode} ${address.city}`}</span> <span>{hours}</span>
    </address>
  );
}
