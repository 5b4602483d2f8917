import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Link } from "../components/link";
import { PageHero } from "../sections/heroes/page-hero";
import { PageSeo } from "../seo/page-seo";
import { escapeHtml } from "../shared/html";
import { articlePath, paths } from "../shared/paths";
import { required } from "../shared/required";
import * as styles from "./plan-du-site.module.css";

const trail = [home, { label: "Plan du site", to: paths.siteMap }];

const quote = { to: paths.quote, label: "Demande de devis" };

/**
 * The pages of the site, group by group: the second way to any of them beside the menus (RGAA 4.1, criterion 12.1).
 * Of the articles, the newest; the blog leads to all of them.
 */
export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  const { siteMap } = required(data.pagesSettings);
  const articles = data.allBlogPost.nodes.map(({ slug, label }) => ({ to: articlePath(slug), label }));
  const groups = [
    { id: "pages", label: "Pages principales", entries: [home, ...data.mainPages, quote] },
    ...data.entryLists,
    { id: "articles", label: "Derniers articles", entries: articles },
  ];
  return (
    <>
      <PageHero trail={trail} title={escapeHtml(siteMap.title)} lead={siteMap.lead} />
      <Band>
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ id, label, entries }) => (
            <section key={id} className={`columns split3 gapY3 ${styles.group}`} aria-labelledby={id}>
              <h2 id={id} className="sizeQuiet">
                {label}
              </h2>
              <ul className={areShort(entries) ? `${styles.list} ${styles.short}` : styles.list}>
                {entries.map(({ to, label }) => (
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

/** Names rather than titles: of these, a phone shows three columns. */
const areShort = (entries: readonly { readonly label: string }[]): boolean =>
  entries.reduce((sum, { label }) => sum + label.length, 0) < 12 * entries.length;

export const Head = ({ data, location }: HeadProps<Queries.SiteMapPageQuery>) => (
  <PageSeo seo={required(data.pagesSettings).siteMap.seo} trail={trail} pathname={location.pathname} />
);

export const query = graphql`
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
    entryLists {
      id
      label
      entries {
        to
        label
      }
    }
    allBlogPost(sort: { createdAt: DESC }, limit: 24) {
      nodes {
        slug
        label: title
      }
    }
  }
`;
