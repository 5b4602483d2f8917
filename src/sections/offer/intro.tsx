import React, { type ReactNode } from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import { paths } from "../../shared/paths";
import * as styles from "./intro.module.css";

interface IntroProps {
  readonly title: string;
  /** Checked HTML. */
  readonly html: string;
  readonly picture: Queries.PictureFragment;
  /** Whether the text is long: beside it the rest then fits, below the picture. */
  readonly isLong?: boolean;
  /** Beside the text in the place of the picture, which then stands below the text. */
  readonly figure?: ReactNode;
  readonly button?: { readonly label: string; readonly to: string } | undefined;
  /** More of the entry's own substance, below text and picture unless the text is long. */
  readonly children?: ReactNode;
}

/** An entry's presentation: text and picture side by side, the way to a quote, and what else belongs to it. */
export function Intro({ title, html, picture, isLong, figure, button, children }: IntroProps) {
  const image = (
    // It would stick over what stands below it.
    <div className={figure || isLong ? styles.picture : `sticky ${styles.picture}`}>
      <Picture picture={picture} className="picture" />
    </div>
  );
  return (
    <Band labelledBy="presentation" compact>
      <div className={`columns closer ${isLong ? styles.long : ""}`}>
        <div className={`stack ${styles.text}`}>
          <h2 id="presentation">{title}</h2>
          <Prose html={html} />
          <ButtonLink to={button?.to ?? paths.quote} icon="arrow-right">
            {button?.label ?? "Obtenir gratuitement un devis"}
          </ButtonLink>
          {figure ? image : null}
        </div>
        {figure ? <div className="sticky">{figure}</div> : image}
        {isLong ? children : null}
      </div>
      {isLong ? null : children}
    </Band>
  );
}
