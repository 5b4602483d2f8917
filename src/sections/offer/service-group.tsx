import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { inlineHtml } from "../../components/prose";
import { CaseLink } from "../cases/case-link";
import { axisOf, Ruler } from "./service-axis";
import { ServiceRow, weeksOf } from "./service-row";
import * as styles from "./service-group.module.css";

type Group = Queries.ServiceGroupFragment;

/** How the families differ, in turn; on ink a screen stands beside the words of the head, else a client's figure. */
const backgrounds = ["paper", "ink", "mist"] as const;

interface ServiceGroupsProps {
  readonly groups: readonly Group[];
}

/** The families of services, all on one axis of weeks if a service of any has a fixed time. */
export function ServiceGroups({ groups }: ServiceGroupsProps) {
  const axis = axisOf(groups.flatMap(({ items }) => items.map(weeksOf)));
  return groups.map((group, index) => (
    <ServiceGroup
      key={group.id}
      group={group}
      background={backgrounds[index % backgrounds.length] ?? "paper"}
      axis={axis}
      isFirst={index === 0}
    />
  ));
}

interface ServiceGroupProps {
  readonly group: Group;
  readonly background: (typeof backgrounds)[number];
  readonly axis: number;
  /** Where « Tarifs » leads (`src/shared/blocks.ts`). */
  readonly isFirst: boolean;
}

function ServiceGroup({ group, background, axis, isFirst }: ServiceGroupProps) {
  const { id, title, lead, items, button, caseStudy } = group;
  const heading = `${id}-titre`;
  const isScreen = background === "ink";
  const [screen] = caseStudy?.images ?? [];
  return (
    <Band id={id} background={background} labelledBy={heading} className={styles.group}>
      <div
        id={isFirst ? "tarifs" : undefined}
        className={`wideColumns ${styles.head} ${isScreen ? styles.screen : "split8"}`}
      >
        <div className={`stack ${styles.words}`}>
          <h2 id={heading}>{title}</h2>
          <p className="soft" {...inlineHtml(lead)} />
          <ButtonLink to={button.href} icon="arrow-right">
            {button.label}
          </ButtonLink>
        </div>
        {caseStudy && !isScreen ? <Figure caseStudy={caseStudy} /> : null}
        {screen && isScreen ? (
          <Picture picture={screen} decorative sizes="628px" className={`screen ${styles.picture}`} />
        ) : null}
      </div>
      {axis > 0 ? <Ruler axis={axis} /> : null}
      <ul className="rows">
        {items.map((row) => (
          <ServiceRow key={row.title} row={row} axis={axis} />
        ))}
      </ul>
    </Band>
  );
}

/** What one of the family's services brought a client. */
function Figure({ caseStudy }: { readonly caseStudy: NonNullable<Group["caseStudy"]> }) {
  const [result] = caseStudy.results ?? [];
  return result ? (
    <div className={`ruled ${styles.result}`}>
      <p className="figure">{result.value}</p>
      <p className="detail">{result.label}</p>
      <CaseLink slug={caseStudy.slug} client={caseStudy.clientName} />
    </div>
  ) : null;
}

export const serviceGroupFragment = graphql`
  fragment ServiceGroup on ServicesPageGroup {
    id
    title
    lead
    items {
      ...ServiceRow
    }
    caseStudy {
      slug
      clientName
      images {
        ...Picture
      }
      results {
        value
        label
      }
    }
    button {
      label
      href
    }
  }
`;
