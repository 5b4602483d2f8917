import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { Link } from "../components/link";
import { EstimateBlock } from "../sections/estimate-block";
import { EstimateWidget } from "../sections/estimate-widget";
import { PageHero } from "../sections/page-hero";
import { pageHead } from "../seo/heads";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { cityPath, paths } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/use-site";
import * as styles from "./index-list.module.css";

const trail = [
  { label: "Accueil", to: paths.home },
  { label: "Villes", to: paths.cities },
];

export default function CitiesPage({ data }: PageProps<Queries.CitiesPageQuery>) {
  const { cities } = required(data.pagesSettings);
  return (
    <>
      <PageHero trail={trail} title={escapeHtml(cities.title)} lead={cities.lead} picture={cities.picture} />
      <Band>
        {data.allCity.group.map((region) => (
          <section
            key={region.name}
            className={styles.group}
            aria-labelledby={`region-${region.nodes[0]?.slug}`}
          >
            <h2 id={`region-${region.nodes[0]?.slug}`} className={styles.heading}>
              {region.name}
            </h2>
            <ul className={styles.list}>
              {region.nodes.map(({ slug, city, lead }) => (
                <li key={slug}>
                  <h3 className={styles.title}>
                    <Link to={cityPath(slug)}>{city}</Link>
                  </h3>
                  <p className={styles.text}>{lead}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Band>
      <EstimateBlock estimate={required(data.estimateSettings)} />
      <EstimateWidget />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.CitiesPageQuery>) {
  const { siteUrl } = useSite();
  return (
    <Seo
      head={pageHead(required(data.pagesSettings).cities.seo)}
      pathname={location.pathname}
      jsonLd={[breadcrumbData(siteUrl, trail)]}
    />
  );
}

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
          city
          lead
        }
      }
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
