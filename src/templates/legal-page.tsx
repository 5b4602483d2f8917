import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Prose } from "../components/prose";
import { ReferenceText } from "../components/reference-text";
import { PageHero } from "../sections/heroes/page-hero";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { required } from "../shared/required";
import { useIdentity } from "../shared/browser/use-site";
import * as styles from "./legal-page.module.css";

const trailOf = (page: { readonly title: string; readonly slug: string }) => [
  home,
  { label: page.title, to: `/${page.slug}` },
];

/** Fewer parts are seen at a glance. */
const leastListed = 3;

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const page = required(data.legalPage);
  const { html, sections } = page;
  const text = <Prose html={html} className={styles.text} />;
  return (
    <>
      <PageHero trail={trailOf(page)} title={escapeHtml(page.title)} lead={page.description} />
      <Band>
        {sections.length >= leastListed ? (
          <ReferenceText entries={sections.map(({ id, title }) => ({ id, label: title }))}>
            {text}
          </ReferenceText>
        ) : (
          text
        )}
      </Band>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  const { siteUrl } = useIdentity();
  const page = required(data.legalPage);
  const head = { title: page.title, description: page.description, keywords: [page.title] };
  return <Seo head={head} pathname={location.pathname} jsonLd={[breadcrumbData(siteUrl, trailOf(page))]} />;
}

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      slug
      title
      description
      html
      sections {
        id
        title
      }
    }
  }
`;
