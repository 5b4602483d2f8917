import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { PostGrid } from "../blog/post-grid";
import { TagList } from "../blog/tag-list";
import type { BlogTagPageContext } from "../gatsby/create-blog-list-pages";
import { EstimateWidget } from "../sections/estimate-widget";
import { PageHero } from "../sections/page-hero";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { blogTagPath } from "../shared/blog-tag-path";
import { paths } from "../shared/paths";
import { useSite } from "../shared/use-site";

const trailOf = (tag: string) => [
  { label: "Accueil", to: paths.home },
  { label: "Blog", to: paths.blog },
  { label: tag, to: blogTagPath(tag) },
];

export default function BlogTagPage({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, BlogTagPageContext>) {
  const { tag, tags } = pageContext;
  const count = data.allBlogPost.nodes.length;
  return (
    <>
      <PageHero
        trail={trailOf(tag)}
        title={escapeHtml(`Le blog : ${tag}`)}
        lead={count > 1 ? `${count} articles, du plus récent au plus ancien.` : "Un article pour l’instant."}
      />
      <Band>
        <TagList tags={tags} current={tag} />
        <PostGrid posts={data.allBlogPost.nodes} />
      </Band>
      <EstimateWidget />
    </>
  );
}

export function Head({ pageContext }: HeadProps<Queries.BlogTagPageQuery, BlogTagPageContext>) {
  const { brand, siteUrl } = useSite();
  const { tag } = pageContext;
  const head = {
    title: `${tag} : les articles du blog – ${brand}`,
    description: `Tous les articles du blog de l’agence sur le thème « ${tag} » : méthodes, exemples et retours d’expérience.`,
    keywords: [tag, "blog", "agence web"],
  };
  return <Seo head={head} pathname={blogTagPath(tag)} jsonLd={[breadcrumbData(siteUrl, trailOf(tag))]} />;
}

export const query = graphql`
  query BlogTagPage($tag: String!) {
    allBlogPost(filter: { tags: { in: [$tag] } }, sort: { createdAt: DESC }) {
      nodes {
        ...PostCard
      }
    }
  }
`;
