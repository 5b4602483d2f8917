import React from "react";
import { Band } from "../components/band";
import { CheckList } from "../components/check-list";
import { HomeContactForm } from "../forms/home-contact-form";
import * as styles from "./estimate-form.module.css";

/** The speed-estimate block of the home page: the promises, and the contact form beside them. */
export function EstimateForm({ estimate }: { readonly estimate: Queries.EstimateFragment }) {
  return (
    <Band ground="green" labelledBy="estimation">
      <div className={styles.grid}>
        <div>
          <h2 id="estimation">{estimate.title}</h2>
          <p className={styles.lead}>{estimate.lead}</p>
          <div className={styles.points}>
            <CheckList points={estimate.points} />
          </div>
        </div>
        <div className={styles.card}>
          <HomeContactForm submitLabel={estimate.button} />
        </div>
      </div>
    </Band>
  );
}
