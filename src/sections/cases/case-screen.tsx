import React from "react";
import { Picture } from "../../components/picture";
import * as styles from "./case-screen.module.css";

interface CaseScreenProps {
  readonly image: Queries.PictureFragment;
  readonly sizes: string;
}

/**
 * One screen of a delivered product. It links to the full-size picture, which can be zoomed: phones show a detail
 * here (`image.phone`).
 */
export function CaseScreen({ image, sizes }: CaseScreenProps) {
  const { width, height } = image.raster?.gatsbyImageData ?? image.src.svgSize ?? { width: 1, height: 1 };
  const shape = height > width ? `screen ${styles.portrait}` : "screen";
  return (
    <a href={image.src.publicURL ?? ""} className={`rowLink ${styles.link}`}>
      <Picture picture={image} decorative sizes={sizes} className={shape} />
      <span className={`note mt1 ${styles.caption}`}>
        {image.alt} <strong className={`accent ${styles.hint}`}>Voir l’écran entier</strong>
      </span>
    </a>
  );
}
