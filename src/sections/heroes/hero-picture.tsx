import React from "react";
import { Picture } from "../../components/picture";
import * as styles from "./hero-picture.module.css";

interface HeroPictureProps {
  readonly picture: Queries.PictureFragment;
  /** Whether it is a map, whose lines would cross the text: they end beside it. */
  readonly isMap?: boolean;
  /** Whether it stands on the hero's own background: phones show it without a frame. */
  readonly isBare?: boolean;
}

/** The picture of a hero, apart from it: pages that have none carry no style of it. */
export const HeroPicture = ({ picture, isMap, isBare }: HeroPictureProps) => (
  <Picture
    picture={picture}
    decorative
    priority
    className={[styles.picture, isMap && styles.map, isBare && styles.bare].filter(Boolean).join(" ")}
  />
);
