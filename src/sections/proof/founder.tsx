import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Picture } from "../../components/picture";
import * as styles from "./founder.module.css";

/** The founder's word; nothing at all until an editor has filled in `content/settings/founder.json`. */
export function Founder({ founder }: { readonly founder: Queries.FounderFragment | null }) {
  if (!founder?.name || !founder.message) return null;
  return (
    <Band labelledBy="mot-du-fondateur" shared>
      <div className={founder.photo ? `columns ${styles.withPhoto}` : undefined}>
        {founder.photo ? <Picture picture={founder.photo} className={styles.photo} /> : null}
        <div>
          <h2 id="mot-du-fondateur" className={styles.heading}>
            Le mot de la direction
          </h2>
          <figure>
            <blockquote className={styles.message}>{founder.message}</blockquote>
            <figcaption>
              <strong>{founder.name}</strong>, {founder.title ?? "Fondateur et président"}
            </figcaption>
          </figure>
        </div>
      </div>
    </Band>
  );
}

export const founderFragment = graphql`
  fragment Founder on FounderSettings {
    name
    title
    message
    photo {
      ...Picture
    }
  }
`;
