import React from "react";
import { demonstrationNotice } from "../shared/demonstration";
import { useSite } from "../shared/browser/use-site";
import * as styles from "./demonstration-notice.module.css";

/** Notice beside reviews and cases that they are invented, while the site is a demonstration. */
export function DemonstrationNotice() {
  return useSite().demonstration ? <p className={styles.notice}>{demonstrationNotice}</p> : null;
}
