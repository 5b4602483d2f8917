import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { CityMap } from "../sections/cities/city-map";
import { Departures, boardRules } from "../sections/cities/departures";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { PageHero } from "../sections/heroes/page-hero";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { paths } from "../shared/paths";
import { required } from "../shared/required";

const trail = [home, { label: "Villes", to: paths.cities }];

export default function CitiesPage({ data }: PageProps<Queries.CitiesPageQuery>) {
  const { title, lead } = required(data.pagesSettings).cities;
  const hasMap = required(data.brandSettings).blocks.includes("map");
  const cities = data.allCity.nodes;
  return (
    <>
      {hasMap ? (
        <CityMap trail={trail} title={title} lead={lead} cities={cities} />
      ) : (
        <PageHero trail={trail} title={escapeHtml(title)} lead={lead} />
      )}
      <Departures cities={cities} />
      <EstimateBlock estimate={required(data.estimateSettings)} />
      <EstimateWidget />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.CitiesPageQuery>) => (
  <>
    <PageSeo
      seo={required(data.pagesSettings).cities.seo}
      trail={trail}
      pathname={location.pathname}
      hasMarkdown
    />
    <style>{boardRules(data.allCity.nodes)}</style>
  </>
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
    allCity(sort: [{ travelMinutes: ASC }, { slug: ASC }]) {
      nodes {
        ...CityOnMap
        ...Departure
      }
    }
    brandSettings {
      blocks
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
