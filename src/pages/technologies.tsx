import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { TechnologyTable } from "../sections/offer/technology-table";
import { HeroCase } from "../sections/heroes/hero-case";
import { HeroFacts } from "../sections/heroes/hero-facts";
import { SkyHero } from "../sections/heroes/sky-hero";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { paths } from "../shared/paths";
import { formatNumberOf } from "../shared/text/number";
import { required } from "../shared/required";

const trail = [home, { label: "Technologies", to: paths.technologies }];

export default function TechnologiesPage({ data }: PageProps<Queries.TechnologiesPageQuery>) {
  const { title, lead, heroCase, picture } = required(data.pagesSettings).technologies;
  const families = required(data.navigationSettings).technologies;
  const count = families.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <SkyHero trail={trail} title={escapeHtml(title)} lead={lead} picture={picture}>
        <HeroFacts
          facts={[formatNumberOf(count, "technologie"), formatNumberOf(families.length, "famille")]}
        />
        {heroCase ? <HeroCase caseStudy={heroCase} /> : null}
      </SkyHero>
      <TechnologyTable families={families} />
      <EstimateBlock estimate={required(data.estimateSettings)} />
      <EstimateWidget />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.TechnologiesPageQuery>) => (
  <PageSeo
    seo={required(data.pagesSettings).technologies.seo}
    trail={trail}
    pathname={location.pathname}
    hasMarkdown
  />
);

export const query = graphql`
  query TechnologiesPage {
    pagesSettings {
      technologies {
        title
        lead
        heroCase {
          ...HeroCase
        }
        picture {
          ...Sky
        }
        seo {
          ...Seo
        }
      }
    }
    navigationSettings {
      technologies {
        ...TechnologyFamily
      }
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
