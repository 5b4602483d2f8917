import React from "react";
import { Picture } from "../../components/picture";
import * as styles from "./hero-picture.module.css";

/** The picture of a hero, apart from it: pages that have none carry no style of it. */
export const HeroPicture = ({ picture }: { readonly picture: Queries.PictureFragment }) => (
  <Picture picture={picture} decorative priority className={styles.picture} />
);
