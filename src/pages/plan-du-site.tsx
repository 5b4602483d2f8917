import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { Link } from "../components/link";
import { PageHero } from "../sections/page-hero";
import { pageHead } from "../seo/heads";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { articlePath, caseStudyPath, cityPath, paths, servicePath, technologyPath } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/use-site";
import * as groupStyles from "./index-list.module.css";
import * as styles from "./plan-du-site.module.css";

const trail = [
  { label: "Accueil", to: paths.home },
  { label: "Plan du site", to: paths.siteMap },
];

const mainPages = [
  { to: paths.home, label: "Accueil" },
  { to: paths.services, label: "Nos services" },
  { to: paths.technologies, label: "Nos technologies" },
  { to: paths.caseStudies, label: "Réalisations" },
  { to: paths.cities, label: "Nos villes" },
  { to: paths.blog, label: "Blog" },
  { to: paths.quote, label: "Demande de devis" },
  { to: paths.contact, label: "Contact" },
  { to: paths.contest, label: "Jeu-concours" },
] as const;

/**
 * The pages of the site, group by group: the second way to any of them beside the menus (RGAA 4.1, criterion 12.1).
 * Of the articles, the newest; the blog leads to all of them.
 */
export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  const { siteMap } = required(data.pagesSettings);
  const groups = [
    { id: "pages", title: "Pages principales", links: mainPages },
    {
      id: "services",
      title: "Services",
      links: data.allService.nodes.map(({ slug, name }) => ({ to: servicePath(slug), label: name })),
    },
    {
      id: "technologies",
      title: "Technologies",
      links: data.allTechnology.nodes.map(({ slug, name }) => ({ to: technologyPath(slug), label: name })),
    },
    {
      id: "villes",
      title: "Villes",
      links: data.allCity.nodes.map(({ slug, city }) => ({ to: cityPath(slug), label: city })),
    },
    {
      id: "realisations",
      title: "Réalisations",
      links: data.allCaseStudy.nodes.map(({ slug, title }) => ({ to: caseStudyPath(slug), label: title })),
    },
    {
      id: "articles",
      title: "Derniers articles",
      links: data.allBlogPost.nodes.map(({ slug, title }) => ({ to: articlePath(slug), label: title })),
    },
    {
      id: "informations",
      title: "Informations légales",
      links: data.allLegalPage.nodes.map(({ slug, title }) => ({ to: `/${slug}`, label: title })),
    },
  ];
  return (
    <>
      <PageHero trail={trail} title={escapeHtml(siteMap.title)} lead={siteMap.lead} />
      <Band>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ id, title, links }) => (
            <section key={id} className={groupStyles.group} aria-labelledby={id}>
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

export function Head({ data, location }: HeadProps<Queries.SiteMapPageQuery>) {
  const { siteUrl } = useSite();
  return (
    <Seo
      head={pageHead(required(data.pagesSettings).siteMap.seo)}
      pathname={location.pathname}
      jsonLd={[breadcrumbData(siteUrl, trail)]}
    />
  );
}

export const query = graphql`
  query SiteMapPage {
    pagesSettings {
      siteMap {
        title
        lead
        seo {
          ...Seo
        }
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
    allTechnology(sort: { slug: ASC }) {
      nodes {
        slug
        name
      }
    }
    allCity(sort: { slug: ASC }) {
      nodes {
        slug
        city
      }
    }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        slug
        title
      }
    }
    allBlogPost(sort: { createdAt: DESC }, limit: 24) {
      nodes {
        slug
        title
      }
    }
    allLegalPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
