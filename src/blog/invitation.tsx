import { graphql } from "gatsby";
import React from "react";
import { ButtonLink } from "../components/button";
import { paths } from "../shared/paths";
import * as styles from "./invitation.module.css";

interface InvitationProps {
  readonly invitation: NonNullable<Queries.InvitationFragment["invitation"]>;
}

/** What one may ask us, where a list of articles ends, and the way to a quote. */
export function Invitation({ invitation }: InvitationProps) {
  return (
    <div className={styles.cell}>
      <section aria-labelledby="invitation-titre" className={`panel ${styles.invitation}`} data-shared="">
        <h2 id="invitation-titre" className="sizeQuiet" data-reveal="">
          {invitation.title}
        </h2>
        <ul className={`stack gapY2 soft sizeLead ${styles.questions}`}>
          {invitation.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <ButtonLink to={paths.quote} color="black-outline" icon="arrow-right" className={styles.button}>
          {invitation.button}
        </ButtonLink>
      </section>
    </div>
  );
}

export const invitationFragment = graphql`
  fragment Invitation on BlogPageText {
    invitation {
      title
      questions
      button
    }
  }
`;
