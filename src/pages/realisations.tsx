import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { ButtonLink } from "../components/button";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Invitation } from "../blog/invitation";
import { DemonstrationNotice } from "../components/demonstration-notice";
import { Picture } from "../components/picture";
import { CaseFilter, filterRules, filterWords } from "../sections/cases/case-filter";
import { CaseCard } from "../sections/cases/case-card";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { PageHero } from "../sections/heroes/page-hero";
import { PartnerGrid } from "../sections/proof/partner-grid";
import { Testimonial } from "../sections/cases/testimonial";
import { pageHead } from "../seo/page-head";
import { breadcrumbData, itemListData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { caseStudyPath, paths } from "../shared/paths";
import { required } from "../shared/required";
import { useIdentity } from "../shared/browser/use-site";
import * as styles from "./realisations.module.css";

const trail = [home, { label: "Réalisations", to: paths.caseStudies }];

export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const { caseStudies, blog } = required(data.pagesSettings);
  const { testimonial, others } = caseStudies;
  const cases = data.allCaseStudy.nodes;
  const end = others?.after ?? cases.length;
  const [first, further] = [cases.slice(0, end), cases.slice(end)];
  // Of the client whose words stand beside it; else of the case that stands last, for the first ones follow at once.
  const shown = testimonial
    ? cases.find(({ clientName }) => clientName === testimonial.company)
    : cases.slice(1).at(-1);
  const screen = shown?.images.at(-1);
  return (
    <>
      <PageHero
        trail={trail}
        title={escapeHtml(caseStudies.title)}
        lead={caseStudies.lead}
        aside={
          shown && screen ? (
            <figure>
              <Picture
                picture={screen}
                decorative
                className={`screen ${styles.screen}`}
                sizes="(min-width: 961px) 520px, 100vw"
              />
              {shown.results?.slice(0, 1).map(({ value, label }) => (
                <figcaption key={label} className={`mt2 ${styles.measured}`}>
                  <b className="figure sizeQuiet">{value}</b> <span className="detail">{label}</span>
                </figcaption>
              ))}
            </figure>
          ) : null
        }
        actions={
          <div className="stack gapY4">
            <ButtonLink to={paths.quote} size="large" icon="arrow-right">
              {caseStudies.button}
            </ButtonLink>
            {testimonial ? <Testimonial testimonial={testimonial} /> : null}
          </div>
        }
      />
      <Band>
        {cases.length > 1 ? <CaseFilter cases={cases} /> : null}
        <CaseGrid cases={first} />
        {others && further.length > 0 ? (
          // Filtered like its cases, so that no heading stands alone.
          <section
            aria-labelledby="autres-projets"
            className={styles.others}
            data-case={further.map(filterWords).join(" ")}
          >
            <h2 id="autres-projets" data-reveal="">
              {others.title}
            </h2>
            <CaseGrid cases={further} />
          </section>
        ) : null}
        {blog?.invitation ? (
          <div className={styles.invitation}>
            <Invitation invitation={blog.invitation} />
          </div>
        ) : null}
        <DemonstrationNotice />
      </Band>
      <PartnerGrid partners={data.partnersSettings} />
      <EstimateWidget />
    </>
  );
}

/** Cases in two columns; a last one that is alone in its row takes both. */
function CaseGrid({ cases }: { readonly cases: readonly Queries.CaseCardFragment[] }) {
  return (
    <ul className={`columns mt6 ${styles.grid}`}>
      {cases.map((caseStudy, index, { length }) => {
        const isAlone = index === length - 1 && length % 2 === 1;
        return (
          <li
            key={caseStudy.slug}
            className={isAlone ? styles.whole : undefined}
            data-case={filterWords(caseStudy)}
          >
            <CaseCard caseStudy={caseStudy} isAlone={isAlone} />
          </li>
        );
      })}
    </ul>
  );
}

export function Head({ data, location }: HeadProps<Queries.CaseStudiesPageQuery>) {
  const { siteUrl } = useIdentity();
  const items = data.allCaseStudy.nodes.map(({ slug, title }) => ({
    path: caseStudyPath(slug),
    name: title,
  }));
  return (
    <>
      <Seo
        head={pageHead(required(data.pagesSettings).caseStudies.seo)}
        pathname={location.pathname}
        hasMarkdown
        jsonLd={[breadcrumbData(siteUrl, trail), itemListData(siteUrl, items)]}
      />
      <style>{filterRules(data.allCaseStudy.nodes)}</style>
    </>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    pagesSettings {
      caseStudies {
        title
        lead
        button
        others {
          after
          title
        }
        testimonial {
          quote
          author
          company
        }
        seo {
          ...Seo
        }
      }
      blog {
        ...Invitation
      }
    }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...CaseCard
      }
    }
    partnersSettings {
      ...Partners
    }
  }
`;
