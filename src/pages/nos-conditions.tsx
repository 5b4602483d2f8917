import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { PageHero } from "../sections/heroes/page-hero";
import { TermsFigures, Terms } from "../sections/method/terms";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { paths } from "../shared/paths";
import { required } from "../shared/required";

const trail = [home, { label: "Nos conditions", to: paths.terms }];

/** What a buyer wants to know before signing, each answer under an address of its own. */
export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const terms = required(data.termsSettings);
  return (
    <>
      <PageHero
        trail={trail}
        title={escapeHtml(terms.title)}
        lead={terms.lead}
        aside={<TermsFigures terms={terms} />}
      />
      <Band>
        <Terms terms={terms} />
      </Band>
      <EstimateBlock estimate={required(data.estimateSettings)} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.TermsPageQuery>) => (
  <PageSeo
    seo={required(data.pagesSettings?.terms).seo}
    trail={trail}
    pathname={location.pathname}
    hasMarkdown
  />
);

export const query = graphql`
  query TermsPage {
    termsSettings {
      title
      lead
      ...Terms
    }
    estimateSettings {
      ...Estimate
    }
    pagesSettings {
      terms {
        seo {
          ...Seo
        }
      }
    }
  }
`;
