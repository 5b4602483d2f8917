import React, { type ComponentProps } from "react";
import { PageHero } from "./page-hero";
import * as styles from "./plain-hero.module.css";

/**
 * The hero of a page that may have no picture of its own: the contour lines of the house lie behind it then. Without a crest it is lower. Apart from
 * `PageHero`, so that pages which always have one carry no style of it.
 */
export const PlainHero = (hero: Omit<ComponentProps<typeof PageHero>, "className">) => (
  <PageHero
    {...hero}
    className={`${hero.picture ? "" : styles.plain} ${hero.crest === false ? styles.flat : ""}`}
  />
);
