import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Article, articleTrail } from "../blog/article";
import { EstimateBlock } from "../sections/estimate-block";
import { EstimateWidget } from "../sections/estimate-widget";
import { articleHead } from "../seo/heads";
import { articleData, breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { articlePath } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/use-site";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const post = { ...required(data.blogPost), previousPosts: data.blogPosts };
  return (
    <>
      <Article post={post} texts={required(data.pagesSettings).blog} />
      <EstimateWidget />
      <EstimateBlock estimate={required(data.estimateSettings)} />
    </>
  );
}

/** The picture as the page shows it: a photograph in its largest size. */
const addressOf = (picture: Queries.ArticleFragment["picture"]): string | null | undefined =>
  picture?.raster?.src ?? picture?.src.publicURL;

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  const site = useSite();
  const post = required(data.blogPost);
  const described = { ...post, path: articlePath(post.slug), image: addressOf(post.picture) };
  return (
    <Seo
      head={articleHead(post, site)}
      pathname={location.pathname}
      type="article"
      jsonLd={[articleData(site, described), breadcrumbData(site.siteUrl, articleTrail(post))]}
    />
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $previousIds: [ID!]!) {
    blogPost(id: { eq: $id }) {
      ...Article
    }
    blogPosts(ids: $previousIds) {
      ...PostCard
    }
    pagesSettings {
      blog {
        ...BlogTexts
      }
    }
    estimateSettings {
      ...Estimate
    }
  }
`;
