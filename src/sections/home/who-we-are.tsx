import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { Sky } from "../../components/sky";
import { quoted } from "../../shared/text/words";

interface WhoWeAreProps {
  readonly home: Queries.WhoWeAreFragment;
  /** The town that it works from. */
  readonly picture: Queries.SkyFragment | undefined;
}

/** Who the agency is, before the town that it works from, and the visitor's own words as ways in. */
export function WhoWeAre({ home, picture }: WhoWeAreProps) {
  const { about, entries } = home;
  const [lead, ...paragraphs] = about.paragraphs;
  return (
    <>
      <Sky
        labelledBy="qui-sommes-nous"
        picture={picture}
        title={
          <h2 id="qui-sommes-nous" className="mt4">
            {about.title}
          </h2>
        }
      >
        <p className="lead">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt2">
            {paragraph}
          </p>
        ))}
        <ButtonLink to="#expertise" color="black-outline" icon="arrow-down" className="mt3">
          {about.button}
        </ButtonLink>
      </Sky>
      <Band>
        <h3>{entries.title}</h3>
        <ul className="columns gapY2 mt1">
          {entries.items.map(({ quote, answer, href }) => (
            <li key={href} className="divided">
              <Link to={href} className="rowLink stack tight">
                <p className="name itemTitle">{quoted(quote)}</p>
                <p className="note wideOnly">{answer}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

export const whoWeAreFragment = graphql`
  fragment WhoWeAre on HomeSettings {
    about {
      title
      paragraphs
      button
    }
    entries {
      title
      items {
        quote
        answer
        href
      }
    }
  }
`;
