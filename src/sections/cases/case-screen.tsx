import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import * as styles from "./case-screen.module.css";

interface CaseScreenProps {
  readonly image: Queries.CaseScreenFragment;
  readonly sizes: string;
  /** Whether it stands in the first screen. */
  readonly priority?: boolean;
}

/**
 * One screen of a delivered product. Where it is shown smaller than it is, it links to the full-size picture, which can be
 * zoomed: phones show a detail here (`image.phone`).
 */
export function CaseScreen({ image, sizes, priority }: CaseScreenProps) {
  const { width, height } = image.raster?.gatsbyImageData ??
    image.drawing?.svgSize ?? { width: 1, height: 1 };
  const shape = height > width ? `screen ${styles.portrait}` : "screen";
  return (
    <figure className={styles.figure}>
      <Picture picture={image} decorative sizes={sizes} priority={priority} className={shape} />
      <figcaption className="note mt1">
        {image.alt}{" "}
        <a
          href={image.src.publicURL ?? ""}
          target="_blank"
          className={`cardLink semibold ${styles.whole}`}
          rel="noopener"
        >
          Voir l’écran entier
          <Icon name="arrow-up-right" />
          <span className="visuallyHidden"> (nouvel onglet)</span>
        </a>
      </figcaption>
    </figure>
  );
}

export const caseScreenFragment = graphql`
  fragment CaseScreen on Picture {
    ...Picture
    src {
      publicURL
    }
  }
`;
