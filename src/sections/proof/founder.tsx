import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Picture } from "../../components/picture";

/** The founder's word; nothing at all until an editor has filled in `content/settings/founder.json`. */
export function Founder({ founder }: { readonly founder: Queries.FounderFragment | null }) {
  if (!founder?.name || !founder.message) return null;
  return (
    <Band labelledBy="mot-du-fondateur" shared>
      <div className={founder.photo ? "columns split3 centred" : undefined}>
        {founder.photo ? <Picture picture={founder.photo} className="picture" /> : null}
        <div>
          <h2 id="mot-du-fondateur" className="soft sizeH3">
            Le mot de la direction
          </h2>
          <figure>
            <blockquote className="display sizeH2 mt2">
              <p>{founder.message}</p>
            </blockquote>
            <figcaption className="mt3">
              <strong>{founder.name}</strong>, {founder.title ?? "Fondateur et président"}
            </figcaption>
          </figure>
        </div>
      </div>
    </Band>
  );
}

export const founderFragment = graphql`
  fragment Founder on FounderSettings {
    name
    title
    message
    photo {
      ...Picture
    }
  }
`;
