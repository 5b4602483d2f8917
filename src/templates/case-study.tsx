import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Strip, weekBars } from "../components/strip";
import { CaseEnding } from "../sections/cases/case-ending";
import { CaseOpening } from "../sections/cases/case-opening";
import { CaseResults } from "../sections/cases/case-results";
import { CaseStory } from "../sections/cases/case-story";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { Review } from "../sections/proof/reviews";
import { caseStudyHead } from "../seo/heads";
import { breadcrumbData, caseStudyData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { socialCardPath } from "../seo/social-card";
import { formatMonth } from "../shared/calendar/dates";
import { addDays } from "../shared/calendar/working-days";
import { caseStudyPath, paths } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/browser/use-site";
import * as styles from "./case-study.module.css";

const trailOf = (caseStudy: { readonly clientName: string; readonly slug: string }) => [
  home,
  { label: "Réalisations", to: paths.caseStudies },
  { label: caseStudy.clientName, to: caseStudyPath(caseStudy.slug) },
];

export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const caseStudy = required(data.caseStudy);
  return (
    <>
      {caseStudy.weeks ? <CaseStrip weeks={caseStudy.weeks} deliveredOn={caseStudy.deliveredOn} /> : null}
      <CaseOpening trail={trailOf(caseStudy)} caseStudy={caseStudy} />
      <CaseStory caseStudy={caseStudy} />
      <CaseResults caseStudy={caseStudy} />
      {caseStudy.review ? (
        <Band>
          <Review review={caseStudy.review} isOnCase className={styles.review} />
        </Band>
      ) : null}
      <CaseEnding caseStudy={caseStudy} />
      <EstimateWidget />
    </>
  );
}

/** The weeks of the project, between its months. @param deliveredOn `yyyy-MM-dd` */
function CaseStrip({ weeks, deliveredOn }: { readonly weeks: number; readonly deliveredOn: string }) {
  const begun = addDays(deliveredOn, -7 * weeks);
  return (
    <Strip from={formatMonth(begun)} bars={weekBars(weeks)} middle={`${weeks}\u00a0semaines`}>
      {`livré en ${formatMonth(deliveredOn)}`}
    </Strip>
  );
}

export function Head({ data, location }: HeadProps<Queries.CaseStudyPageQuery>) {
  const site = useSite();
  const caseStudy = required(data.caseStudy);
  const [first] = caseStudy.images;
  const path = caseStudyPath(caseStudy.slug);
  const screen = first?.src.publicURL;
  // No search engine takes a drawing.
  const image = screen && !screen.endsWith(".svg") ? screen : socialCardPath(path);
  const described = { ...caseStudy, path, image };
  return (
    <Seo
      head={caseStudyHead(caseStudy, site)}
      pathname={location.pathname}
      hasMarkdown
      jsonLd={[caseStudyData(site, described), breadcrumbData(site.siteUrl, trailOf(caseStudy))]}
    />
  );
}

export const query = graphql`
  query CaseStudyPage($id: String!) {
    caseStudy(id: { eq: $id }) {
      slug
      title
      summary
      category
      review {
        ...Review
      }
      seo {
        ...Seo
      }
      ...CaseOpening
      ...CaseStory
      ...CaseResults
      ...CaseEnding
    }
  }
`;
