import React from "react";
import * as styles from "./city-tagline.module.css";

/** What a city is like, in a line of its own below the title of its page. */
export const CityTagline = ({ tagline }: { readonly tagline: string | null }) =>
  tagline ? <p className={`balanced mt2 ${styles.tagline}`}>{tagline}</p> : null;
