import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { CaseLink } from "../cases/case-link";
import { axisOf, Ruler, ServiceRow } from "./service-row";
import * as styles from "./service-group.module.css";

type Group = Queries.ServiceGroupFragment;

/** How the families differ, in turn: what their head shows beside its words, and its ground. */
const heads = ["figure", "screen", "wide"] as const;
const backgrounds = { figure: "paper", screen: "ink", wide: "mist" } as const;

interface ServiceGroupsProps {
  readonly groups: readonly Group[];
}

/** The families of services, all on one axis of weeks. */
export function ServiceGroups({ groups }: ServiceGroupsProps) {
  const axis = axisOf(groups.flatMap(({ items }) => items));
  return groups.map((group, index) => (
    <ServiceGroup key={group.id} group={group} head={heads[index % heads.length] ?? "wide"} axis={axis} />
  ));
}

interface ServiceGroupProps {
  readonly group: Group;
  readonly head: (typeof heads)[number];
  readonly axis: number;
}

function ServiceGroup({ group, head, axis }: ServiceGroupProps) {
  const { id, title, lead, items, button, caseStudy } = group;
  const heading = `${id}-titre`;
  const [screen] = caseStudy?.images ?? [];
  return (
    <Band id={id} background={backgrounds[head]} labelledBy={heading} className={styles.group}>
      <div className={`wideColumns ${styles.head} ${styles[head]}`}>
        <div className={styles.words}>
          <h2 id={heading}>{title}</h2>
          <p>{lead}</p>
          <ButtonLink to={button.href} icon="arrow-right">
            {button.label}
          </ButtonLink>
        </div>
        {caseStudy && head === "figure" ? <Figure study={caseStudy} /> : null}
        {screen && head === "screen" ? (
          <Picture picture={screen} decorative sizes="520px" className={styles.picture} />
        ) : null}
      </div>
      <Ruler axis={axis} />
      <ul className="rows">
        {items.map((row) => (
          <ServiceRow key={row.title} row={row} axis={axis} />
        ))}
      </ul>
    </Band>
  );
}

/** What one of the family's services brought a client. */
function Figure({ study }: { readonly study: NonNullable<Group["caseStudy"]> }) {
  const [result] = study.results ?? [];
  return result ? (
    <div className={`ruled ${styles.result}`}>
      <p className="figure">{result.value}</p>
      <p className="detail">{result.label}</p>
      <CaseLink slug={study.slug} client={study.clientName} />
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
