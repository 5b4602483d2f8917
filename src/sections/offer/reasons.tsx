import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import { paths } from "../../shared/paths";
import * as intro from "./intro.module.css";
import * as styles from "./reasons.module.css";

interface ReasonsProps {
  readonly title: string;
  /** Checked HTML. */
  readonly html: string;
  readonly picture: Queries.PictureFragment;
  readonly button: string;
}

/** The "why" block of services and technologies: picture first, then the reasons and the way to a quote. */
export function Reasons({ title, html, picture, button }: ReasonsProps) {
  return (
    <Band background="mist" labelledBy="pourquoi" className={styles.band}>
      <div className={`wideColumns ${styles.grid}`}>
        <Picture picture={picture} className={intro.image} />
        <div className={intro.text}>
          <h2 id="pourquoi">{title}</h2>
          <Prose html={html} />
          <ButtonLink to={paths.quote} color="black" icon="arrow-right">
            {button}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
