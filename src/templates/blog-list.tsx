import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { Pagination } from "../blog/pagination";
import { PostGrid } from "../blog/post-grid";
import { TagList } from "../blog/tag-list";
import { useFreshPosts } from "../blog/use-fresh-posts";
import type { BlogListPageContext } from "../shared/page-context";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { SkyHero } from "../sections/heroes/sky-hero";
import { pageHead } from "../seo/page-head";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { listPagePath, paths } from "../shared/paths";
import { required } from "../shared/required";
import { useIdentity } from "../shared/browser/use-site";

const trail = [home, { label: "Blog", to: paths.blog }];

export default function BlogListPage({
  data,
  pageContext,
}: PageProps<Queries.BlogListPageQuery, BlogListPageContext>) {
  const { blog } = required(data.pagesSettings);
  const { markdownSlugs, tags, page, pageCount } = pageContext;
  const posts = useFreshPosts(data.blogPosts, markdownSlugs);
  return (
    <>
      <SkyHero
        trail={trail}
        title={escapeHtml(numbered(blog.title, page))}
        lead={blog.lead}
        picture={blog.picture}
      />
      <Band>
        <TagList tags={tags} />
        <PostGrid posts={posts} invitation={blog.invitation} />
        <Pagination list={paths.blog} page={page} pageCount={pageCount} />
      </Band>
      <EstimateWidget />
    </>
  );
}

/** Each page of the list has a title of its own. */
const numbered = (title: string, page: number): string => (page > 1 ? `${title} – page ${page}` : title);

export function Head({ data, pageContext }: HeadProps<Queries.BlogListPageQuery, BlogListPageContext>) {
  const { siteUrl } = useIdentity();
  const head = pageHead(required(data.pagesSettings).blog.seo);
  const { page } = pageContext;
  const later = {
    ...head,
    title: numbered(head.title, page),
    description: `Page ${page} du blog\u00a0: d’autres articles de l’agence sur ses métiers, des plus récents aux plus anciens.`,
  };
  return (
    <Seo
      head={page > 1 ? later : head}
      pathname={listPagePath(paths.blog, page)}
      jsonLd={[breadcrumbData(siteUrl, trail)]}
    />
  );
}

export const query = graphql`
  query BlogListPage($ids: [ID!]!) {
    pagesSettings {
      blog {
        title
        lead
        picture {
          ...Sky
        }
        ...Invitation
        seo {
          ...Seo
        }
      }
    }
    blogPosts(ids: $ids) {
      ...PostCard
    }
  }
`;
