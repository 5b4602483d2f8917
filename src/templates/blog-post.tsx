import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Article } from "../blog/article";
import { ArticleSeo } from "../blog/article-seo";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { required } from "../shared/required";

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
  picture?.raster?.gatsbyImageData.images.fallback?.src ?? picture?.src.publicURL;

export function Head({ data }: HeadProps<Queries.ArticlePageQuery>) {
  const post = required(data.blogPost);
  return <ArticleSeo post={post} image={addressOf(post.picture)} hasMarkdown />;
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
