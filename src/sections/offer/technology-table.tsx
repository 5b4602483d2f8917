import { graphql } from "gatsby";
import React, { useState, type CSSProperties } from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { technologyPath } from "../../shared/paths";
import * as styles from "./technology-table.module.css";

interface TechnologyTableProps {
  readonly families: readonly Queries.TechnologyFamilyFragment[];
}

/**
 * The technologies as a table of signs, family after family, as many beside each other as fit. A line that stays at the foot of
 * the window shows the sentence of the one that was pointed at, or had the focus, last, and nothing before that: it does not go
 * when one reads it (WCAG 1.4.13). Phones show the signs alone, for one look. To a screen reader each sentence describes its link.
 */
export function TechnologyTable({ families }: TechnologyTableProps) {
  const [shown, setShown] = useState("");
  return (
    <>
      <Band compact>
        <div className={styles.table}>
          {families.map(({ label, items }, index) => {
            const id = `groupe-${index + 1}`;
            return (
              <section
                key={label}
                className={`ruled ${styles.family}`}
                // All the space that a row has left goes to its last family, whose rule closes it.
                style={{ "--count": items.length, flexGrow: 1000 ** index } as CSSProperties}
                aria-labelledby={id}
              >
                <h2 id={id} className="sizeLead">
                  {label}
                </h2>
                <ul className={styles.list}>
                  {items.map(({ slug, name, summary, logo }) => (
                    <li key={slug} onPointerEnter={() => setShown(summary)} onFocus={() => setShown(summary)}>
                      <Link
                        to={technologyPath(slug)}
                        className={`stack gapY1 plainLink ${styles.sign}`}
                        aria-describedby={`phrase-${slug}`}
                      >
                        {logo ? (
                          <Picture picture={logo} decorative className={styles.logo} />
                        ) : (
                          <b className={`ink ${styles.logo} ${styles.initials}`} aria-hidden="true">
                            {initialsOf(name)}
                          </b>
                        )}{" "}
                        <span className={styles.name}>{name}</span>
                      </Link>
                      <p id={`phrase-${slug}`} className={styles.summary}>
                        {summary}
                      </p>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </Band>
      <p
        className={`ink ${styles.shown}`}
        style={shown ? undefined : { visibility: "hidden" }}
        aria-hidden="true"
      >
        {shown || "\u00a0"}
      </p>
    </>
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
