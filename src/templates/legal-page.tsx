import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Prose } from "../components/prose";
import { AccessibilityAudit } from "./accessibility-audit";
import { PlainHero } from "../sections/heroes/plain-hero";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { required } from "../shared/required";
import { useSite } from "../shared/browser/use-site";
import * as styles from "./legal-page.module.css";

const trailOf = (page: { readonly title: string; readonly slug: string }) => [
  home,
  { label: page.title, to: `/${page.slug}` },
];

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const page = required(data.legalPage);
  return (
    <>
      <PlainHero trail={trailOf(page)} title={escapeHtml(page.title)} lead={page.description} />
      <Band>
        {page.audit ? <AccessibilityAudit audit={page.audit} /> : null}
        <Prose html={page.html} className={styles.text} />
      </Band>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  const { siteUrl } = useSite();
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
      audit {
        ...AccessibilityAudit
      }
    }
  }
`;
