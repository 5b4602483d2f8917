import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { CityMap } from "../sections/cities/city-map";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { IndexGroups } from "../sections/offer/index-groups";
import { PageHero } from "../sections/heroes/page-hero";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { cityPath, paths } from "../shared/paths";
import { required } from "../shared/required";

const trail = [home, { label: "Villes", to: paths.cities }];

export default function CitiesPage({ data }: PageProps<Queries.CitiesPageQuery>) {
  const { title, lead } = required(data.pagesSettings).cities;
  const hasMap = required(data.brandSettings).blocks.includes("map");
  const groups = data.allCity.group
    .map(({ name, nodes }) => ({
      id: `region-${nodes[0]?.slug}`,
      title: name ?? "",
      entries: nodes.map(({ slug, ...entry }) => ({ to: cityPath(slug), ...entry })),
    }))
    // Letters before accents: « Île-de-France » comes after « Hauts-de-France », not last.
    .sort((a, b) => (a.title.normalize("NFD") < b.title.normalize("NFD") ? -1 : 1));
  return (
    <>
      {hasMap ? (
        <CityMap
          trail={trail}
          title={title}
          lead={lead}
          cities={data.allCity.nodes}
          first={required(data.navigationSettings).footerCities.map(({ slug }) => slug)}
        />
      ) : (
        <PageHero trail={trail} title={escapeHtml(title)} lead={lead} />
      )}
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
        seo {
          ...Seo
        }
      }
    }
    allCity(sort: { slug: ASC }) {
      nodes {
        ...CityOnMap
      }
      group(field: { region: SELECT }) {
        name: fieldValue
        nodes {
          slug
          name: city
          detail: journey
          summary: lead
        }
      }
    }
    brandSettings {
      blocks
    }
    navigationSettings {
      footerCities {
        slug
      }
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
