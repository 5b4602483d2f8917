import React from "react";
import { Picture } from "../../components/picture";
import * as styles from "./hero-picture.module.css";

interface HeroPictureProps {
  readonly picture: Queries.PictureFragment;
  /** Whether it is a map, whose lines would cross the text: they end beside it. */
  readonly isMap?: boolean;
}

/** The picture of a hero, apart from it: pages that have none carry no style of it. */
export const HeroPicture = ({ picture, isMap }: HeroPictureProps) => (
  <Picture
    picture={picture}
    decorative
    priority
    className={isMap ? `${styles.picture} ${styles.map}` : styles.picture}
  />
);
