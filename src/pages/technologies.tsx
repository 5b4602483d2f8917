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
import { paths, technologyPath } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/use-site";
import * as styles from "./index-list.module.css";

const trail = [
  { label: "Accueil", to: paths.home },
  { label: "Technologies", to: paths.technologies },
];

export default function TechnologiesPage({ data }: PageProps<Queries.TechnologiesPageQuery>) {
  const { technologies } = required(data.pagesSettings);
  return (
    <>
      <PageHero
        trail={trail}
        title={escapeHtml(technologies.title)}
        lead={technologies.lead}
        picture={technologies.picture}
      />
      <Band>
        {required(data.navigationSettings).technologies.map((group, index) => (
          <section key={group.label} className={styles.group} aria-labelledby={`groupe-${index + 1}`}>
            <h2 id={`groupe-${index + 1}`} className={styles.heading}>
              {group.label}
            </h2>
            <ul className={styles.list}>
              {group.items.map(({ slug, name, summary }) => (
                <li key={slug}>
                  <h3 className={styles.title}>
                    <Link to={technologyPath(slug)}>{name}</Link>
                  </h3>
                  <p className={styles.text}>{summary}</p>
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

export function Head({ data, location }: HeadProps<Queries.TechnologiesPageQuery>) {
  const { siteUrl } = useSite();
  return (
    <Seo
      head={pageHead(required(data.pagesSettings).technologies.seo)}
      pathname={location.pathname}
      jsonLd={[breadcrumbData(siteUrl, trail)]}
    />
  );
}

export const query = graphql`
  query TechnologiesPage {
    pagesSettings {
      technologies {
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
    navigationSettings {
      technologies {
        label
        items {
          slug
          name
          summary
        }
      }
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
