import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { inlineHtml } from "../../components/prose";
import { CaseLink } from "../cases/case-link";
import { axisOf, isBar, Ruler } from "./service-axis";
import { ServiceRow, weeksOf } from "./service-row";
import * as styles from "./service-group.module.css";

type Group = Queries.ServiceGroupFragment;

/** How the families differ, in turn: what their head shows beside its words, and its background. */
const heads = ["figure", "screen", "wide"] as const;
/** A client's figure stands at the right of the first. */
const shapes = { figure: "split8", screen: styles.screen, wide: styles.wide };
const backgrounds = { figure: "paper", screen: "ink", wide: "mist" } as const;

interface ServiceGroupsProps {
  readonly groups: readonly Group[];
}

/** The families of services; where several of one have a fixed time, these stand on an axis of weeks, the same for all. */
export function ServiceGroups({ groups }: ServiceGroupsProps) {
  const axis = axisOf(groups.flatMap(({ items }) => items.map(weeksOf)));
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
      <div className={`wideColumns ${styles.head} ${shapes[head]}`}>
        <div className={`stack ${styles.words}`}>
          <h2 id={heading}>{title}</h2>
          <p className="soft" {...inlineHtml(lead)} />
          <ButtonLink to={button.href} icon="arrow-right">
            {button.label}
          </ButtonLink>
        </div>
        {caseStudy && head === "figure" ? <Figure caseStudy={caseStudy} /> : null}
        {screen && head === "screen" ? (
          <Picture picture={screen} decorative sizes="520px" className={`screen ${styles.picture}`} />
        ) : null}
      </div>
      <Rows items={items} axis={axis} areColumns={head === "wide"} />
    </Band>
  );
}

interface RowsProps {
  readonly items: Group["items"];
  readonly axis: number;
  /** Whether those without an axis stand side by side, where they fit. */
  readonly areColumns: boolean;
}

/** In their order: on the axis where at least two have a bar to compare, else a list without one. */
function Rows({ items, axis, areColumns }: RowsProps) {
  if (items.filter((row) => isBar(weeksOf(row))).length < 2)
    return (
      <ul className={areColumns ? styles.columns : "rows"}>
        {items.map((row) => (
          <ServiceRow key={row.title} row={row} isColumn={areColumns} />
        ))}
      </ul>
    );
  return (
    <>
      <Ruler axis={axis} />
      <ul className="rows">
        {items.map((row) => (
          <ServiceRow key={row.title} row={row} axis={axis} />
        ))}
      </ul>
    </>
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
