import React, { type ComponentProps } from "react";
import { PageHero } from "./page-hero";
import * as styles from "./plain-hero.module.css";

/** The hero of a page that may have no picture of its own. Without a crest it is lower. */
export const PlainHero = (hero: Omit<ComponentProps<typeof PageHero>, "className">) => (
  <PageHero {...hero} className={hero.crest === false ? styles.flat : undefined} />
);
