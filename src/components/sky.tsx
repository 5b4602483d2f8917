import { graphql } from "gatsby";
import React, { type CSSProperties, type ReactNode } from "react";
import { Picture } from "./picture";
import * as styles from "./sky.module.css";

interface SkyProps {
  /** Without one the words stand on the page. */
  readonly picture: Queries.SkyFragment | null | undefined;
  /** A page's opening is its `header`. */
  readonly as?: "header";
  /** Id of the heading that names the region; without one it is no landmark. */
  readonly labelledBy?: string;
  /** Whether it is in the first screen: fetched at once and first. */
  readonly priority?: boolean;
  /** The heading, on the sky at every width. */
  readonly title: ReactNode;
  /** What follows it: below the picture on narrow windows. */
  readonly children?: ReactNode;
}

/**
 * A picture from edge to edge, and words on its sky at the left. On narrow windows the title stands above it and the rest below; so
 * it does wherever the picture has no sky that words could be read on.
 */
export function Sky({ picture, as, labelledBy, priority, title, children }: SkyProps) {
  const Element = as ?? (labelledBy ? "section" : "div");
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`${styles.sky} ${picture?.sky ? styles.wide : ""}`}
      style={{ "--air": picture?.sky } as CSSProperties}
    >
      <div className="wrap">{title}</div>
      {picture ? (
        <Picture picture={picture} decorative priority={priority} className={styles.picture} />
      ) : null}
      <div className={`wrap ${styles.below}`}>{children}</div>
    </Element>
  );
}

export const skyFragment = graphql`
  fragment Sky on Picture {
    alt
    sky
    raster {
      gatsbyImageData(width: 1600, breakpoints: [1600])
    }
    ...PictureSource
    phone: cut {
      raster {
        gatsbyImageData(
          width: 800
          aspectRatio: 1.2
          breakpoints: [800]
          quality: 45
          transformOptions: { cropFocus: SOUTHEAST }
        )
      }
      ...PictureSource
    }
  }
`;
