import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import { paths } from "../../shared/paths";

interface ReasonsProps {
  readonly title: string;
  /** Checked HTML. */
  readonly html: string;
  readonly picture: Queries.PictureFragment;
  readonly button: string;
}

/** The "why" block of services and technologies: picture and reasons side by side, on phones the reasons first, and the way to a quote. */
export function Reasons({ title, html, picture, button }: ReasonsProps) {
  return (
    <Band background="mist" labelledBy="pourquoi" compact>
      <div className="wideColumns split7 closer centred">
        <Picture picture={picture} className="picture" />
        <div className="stack">
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
