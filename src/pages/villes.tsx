import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { EstimateBlock } from "../sections/estimate-block";
import { EstimateWidget } from "../sections/estimate-widget";
import { IndexGroups } from "../sections/index-groups";
import { PageHero } from "../sections/page-hero";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { cityPath, paths } from "../shared/paths";
import { required } from "../shared/required";

const trail = [
  { label: "Accueil", to: paths.home },
  { label: "Villes", to: paths.cities },
];

export default function CitiesPage({ data }: PageProps<Queries.CitiesPageQuery>) {
  const { title, lead, picture } = required(data.pagesSettings).cities;
  const groups = data.allCity.group.map(({ name, nodes }) => ({
    id: `region-${nodes[0]?.slug}`,
    title: name ?? "",
    entries: nodes.map(({ slug, ...entry }) => ({ to: cityPath(slug), ...entry })),
  }));
  return (
    <>
      <PageHero trail={trail} title={escapeHtml(title)} lead={lead} picture={picture} />
      <IndexGroups groups={groups} />
      <EstimateBlock estimate={required(data.estimateSettings)} />
      <EstimateWidget />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.CitiesPageQuery>) => (
  <PageSeo seo={required(data.pagesSettings).cities.seo} trail={trail} pathname={location.pathname} />
);

export const query = graphql`
  query CitiesPage {
    pagesSettings {
      cities {
        title
        lead
        picture {
          ...Picture
        }
        seo {
          ...Seo
        }
      }
    }
    allCity(sort: { slug: ASC }) {
      group(field: { region: SELECT }) {
        name: fieldValue
        nodes {
          slug
          name: city
          summary: lead
        }
      }
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
