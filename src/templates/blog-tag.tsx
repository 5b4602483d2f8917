import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Pagination } from "../blog/pagination";
import { PostGrid } from "../blog/post-grid";
import { TagList } from "../blog/tag-list";
import type { BlogTagPageContext } from "../shared/page-context";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { PageHero } from "../sections/heroes/page-hero";
import { tagHead } from "../seo/heads";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import type { BlogTag } from "../shared/blog-tag";
import { escapeHtml } from "../shared/html";
import { listPagePath, paths } from "../shared/paths";
import { required } from "../shared/required";
import { useIdentity } from "../shared/browser/use-site";

const trailOf = ({ name, path }: BlogTag) => [
  home,
  { label: "Blog", to: paths.blog },
  { label: name, to: path },
];

export default function BlogTagPage({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, BlogTagPageContext>) {
  const { tag, tags, postCount, page, pageCount } = pageContext;
  return (
    <>
      <PageHero
        trail={trailOf(tag)}
        title={escapeHtml(`Le blog\u00a0: ${tag.name}${page > 1 ? `, page ${page}` : ""}`)}
        lead={
          postCount > 1
            ? `${postCount} articles, du plus récent au plus ancien.`
            : "Un article pour l’instant."
        }
      />
      <Band>
        <TagList tags={tags} current={tag.path} />
        {/* A card shows its first theme: here that of the page. */}
        <PostGrid
          posts={data.blogPosts.map((post) => ({ ...post, tags: [tag] }))}
          invitation={required(data.pagesSettings).blog.invitation}
        />
        <Pagination list={tag.path} page={page} pageCount={pageCount} />
      </Band>
      <EstimateWidget />
    </>
  );
}

export function Head({ pageContext }: HeadProps<Queries.BlogTagPageQuery, BlogTagPageContext>) {
  const { brand, siteUrl } = useIdentity();
  const { tag, page } = pageContext;
  return (
    <Seo
      head={tagHead(tag, page, { brand })}
      pathname={listPagePath(tag.path, page)}
      jsonLd={[breadcrumbData(siteUrl, trailOf(tag))]}
    />
  );
}

export const query = graphql`
  query BlogTagPage($ids: [ID!]!) {
    pagesSettings {
      blog {
        ...Invitation
      }
    }
    blogPosts(ids: $ids) {
      ...PostCard
    }
  }
`;
