import React from "react";
import type { Crumb } from "../components/breadcrumb";
import { pageHead } from "./page-head";
import { breadcrumbData } from "./json-ld";
import { Seo } from "./seo";
import { useIdentity } from "../shared/browser/use-site";

interface PageSeoProps {
  /** Title and description as an editor wrote them. */
  readonly seo: Queries.SeoFragment;
  readonly trail: readonly Crumb[];
  readonly pathname: string;
  readonly hasMarkdown?: boolean;
  /** Structured data besides the trail. */
  readonly jsonLd?: readonly object[];
}

/** The head of a page whose title and description are content, with the trail that leads to it. */
export function PageSeo({ seo, trail, pathname, hasMarkdown, jsonLd = [] }: PageSeoProps) {
  const { siteUrl } = useIdentity();
  return (
    <Seo
      head={pageHead(seo)}
      pathname={pathname}
      hasMarkdown={hasMarkdown}
      jsonLd={[...jsonLd, breadcrumbData(siteUrl, trail)]}
    />
  );
}
