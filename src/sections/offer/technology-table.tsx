import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { technologyPath } from "../../shared/paths";
import * as styles from "./technology-table.module.css";

interface TechnologyTableProps {
  readonly families: readonly Queries.TechnologyFamilyFragment[];
}

/**
 * The technologies as specimens, family by family: its name, and beside it each with its logo. Phones show logo and name
 * alone, for one look.
 */
export function TechnologyTable({ families }: TechnologyTableProps) {
  return (
    <Band compact>
      {families.map(({ label, items }, index) => {
        const id = `groupe-${index + 1}`;
        return (
          <section key={label} className={`ruled ${styles.family}`} aria-labelledby={id}>
            <h2 id={id} className={`sizeH3 ${styles.heading}`}>
              {label}
            </h2>
            <ul className={styles.list}>
              {items.map(({ slug, name, summary, logo }) => (
                <li key={slug} className={`stack gapY1 ${styles.item}`}>
                  {logo ? (
                    <Picture picture={logo} decorative className={styles.logo} />
                  ) : (
                    <b className={`ink ${styles.initials}`} aria-hidden="true">
                      {initialsOf(name)}
                    </b>
                  )}{" "}
                  <Link to={technologyPath(slug)} className={`cardLink ${styles.link}`}>
                    {name}
                  </Link>
                  <p className="note wideOnly">{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Band>
  );
}

/** « WS » of « Windows Server »: at most three capitals, or the first letter. */
const initialsOf = (name: string): string =>
  (name.match(/\p{Lu}/gu) ?? [name.charAt(0)]).slice(0, 3).join("");

export const technologyTableFragment = graphql`
  fragment TechnologyFamily on NavigationSettingsTechnologies {
    label
    items {
      slug
      name
      summary
      logo {
        ...Picture
      }
    }
  }
`;
