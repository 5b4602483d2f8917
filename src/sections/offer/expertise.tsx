import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { SplitHead } from "../../components/split-head";
import { paths } from "../../shared/paths";
import * as styles from "./expertise.module.css";

interface ExpertiseProps {
  readonly expertise: Queries.ExpertiseFragment;
  /** Lower, and by their names alone, on pages that are about something else. */
  readonly compact?: boolean;
}

/** The trades. The home page's button scrolls to this block's id. */
export function Expertise({ expertise, compact }: ExpertiseProps) {
  return (
    <Band
      id="expertise"
      labelledBy="expertise-titre"
      className={compact ? styles.compact : undefined}
      compact={compact}
      shared={compact}
    >
      <SplitHead>
        <h2 id="expertise-titre" data-reveal="">
          {expertise.title}
        </h2>
        <div>
          <p>{expertise.lead}</p>
          <ButtonLink to={paths.quote} icon="arrow-right">
            {expertise.button}
          </ButtonLink>
        </div>
      </SplitHead>
      <ul className={`autoColumns gapY3 mt4 ${styles.grid}`}>
        {expertise.items.map(({ title, description, image, href }) => (
          <li key={title} className={`sheet ${styles.card}`} data-reveal="">
            <Picture picture={image} decorative />
            <div className={styles.body}>
              <h3>
                <Link to={href} className="cardLink">
                  {title}
                </Link>
              </h3>
              {compact ? null : <p className="detail">{description}</p>}
              <Icon name="arrow-right" className="goes accent" />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export const expertiseFragment = graphql`
  fragment Expertise on ExpertiseSettings {
    title
    lead
    button
    items {
      title
      description
      href
      image {
        ...Picture
      }
    }
  }
`;
