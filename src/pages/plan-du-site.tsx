import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Link } from "../components/link";
import { PageHero } from "../sections/heroes/page-hero";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { articlePath, caseStudyPath, cityPath, paths, servicePath, technologyPath } from "../shared/paths";
import { required } from "../shared/required";
import * as groupStyles from "../sections/offer/index-groups.module.css";
import * as styles from "./plan-du-site.module.css";

const trail = [home, { label: "Plan du site", to: paths.siteMap }];

const quote = { to: paths.quote, label: "Demande de devis" };

/**
 * The pages of the site, group by group: the second way to any of them beside the menus (RGAA 4.1, criterion 12.1).
 * Of the articles, the newest; the blog leads to all of them.
 */
export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  const { siteMap } = required(data.pagesSettings);
  const groups = [
    { id: "pages", title: "Pages principales", links: [home, ...data.mainPages, quote] },
    { id: "services", title: "Services", links: linksTo(data.allService.nodes, servicePath) },
    { id: "technologies", title: "Technologies", links: linksTo(data.allTechnology.nodes, technologyPath) },
    { id: "villes", title: "Villes", links: linksTo(data.allCity.nodes, cityPath) },
    { id: "realisations", title: "Réalisations", links: linksTo(data.allCaseStudy.nodes, caseStudyPath) },
    { id: "articles", title: "Derniers articles", links: linksTo(data.allBlogPost.nodes, articlePath) },
    {
      id: "informations",
      title: "Informations légales",
      links: linksTo(data.allLegalPage.nodes, (slug) => `/${slug}`),
    },
  ];
  return (
    <>
      <PageHero trail={trail} title={escapeHtml(siteMap.title)} lead={siteMap.lead} />
      <Band>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ id, title, links }) => (
            <section key={id} className={`columns ${groupStyles.group}`} aria-labelledby={id}>
              <h2 id={id} className={groupStyles.heading}>
                {title}
              </h2>
              <ul className={styles.list}>
                {links.map(({ to, label }) => (
                  <li key={to} className={styles.item}>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </Band>
    </>
  );
}

const linksTo = (
  nodes: readonly { readonly slug: string; readonly label: string }[],
  toPath: (slug: string) => string,
) => nodes.map(({ slug, label }) => ({ to: toPath(slug), label }));

export const Head = ({ data, location }: HeadProps<Queries.SiteMapPageQuery>) => (
  <PageSeo seo={required(data.pagesSettings).siteMap.seo} trail={trail} pathname={location.pathname} />
);

export const query = graphql`
  fragment Entries on Query {
    allService(sort: { order: ASC }) {
      nodes {
        slug
        label: name
      }
    }
    allTechnology(sort: { slug: ASC }) {
      nodes {
        slug
        label: name
      }
    }
    allCity(sort: { slug: ASC }) {
      nodes {
        slug
        label: city
      }
    }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        slug
        label: title
      }
    }
  }
  query SiteMapPage {
    mainPages {
      to
      label
    }
    pagesSettings {
      siteMap {
        title
        lead
        seo {
          ...Seo
        }
      }
    }
    ...Entries
    allBlogPost(sort: { createdAt: DESC }, limit: 24) {
      nodes {
        slug
        label: title
      }
    }
    allLegalPage(sort: { slug: ASC }) {
      nodes {
        slug
        label: title
      }
    }
  }
`;
