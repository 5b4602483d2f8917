import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Article } from "../blog/article";
import { ArticleSeo } from "../blog/article-seo";
import { evenBars, Strip } from "../components/strip";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import type { ArticlePageContext } from "../shared/page-context";
import { required } from "../shared/required";

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const post = { ...required(data.blogPost), previousPosts: data.blogPosts };
  return (
    <>
      <Strip from={"0\u00a0min"} bars={evenBars(post.readingMinutes)}>
        {`${post.readingMinutes}\u00a0min de lecture`}
      </Strip>
      <Article post={post} texts={required(data.pagesSettings).blog} />
      <EstimateWidget />
      <EstimateBlock estimate={required(data.estimateSettings)} />
    </>
  );
}

export function Head({
  data,
  pageContext: { card },
}: HeadProps<Queries.ArticlePageQuery, ArticlePageContext>) {
  const post = required(data.blogPost);
  // A photograph in its largest size. Not all search engines take a drawing: for them the card, which is a photograph's too.
  const own = post.picture?.raster?.gatsbyImageData.images.fallback?.src ?? post.picture?.drawing?.publicURL;
  return <ArticleSeo post={post} images={[...(own ? [own] : []), card]} card={card} hasMarkdown />;
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
