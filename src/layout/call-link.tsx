import React from "react";
import { Icon } from "../components/icon";
import { useSite } from "../shared/browser/use-site";
import * as styles from "./call-link.module.css";

/** Takes the place of the header's link to the quote form while the floating one is there: one way to a quote at a time. */
export function CallLink() {
  const { phone } = useSite();
  return (
    <a href={`tel:${phone.href}`} className={`iconLink ${styles.call}`}>
      <Icon name="phone" /> <span>{phone.display}</span>
    </a>
  );
}
