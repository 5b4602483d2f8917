import { absoluteUrl } from "../../seo/absolute-url";
import { articlePath, caseStudyPath, cityPath, servicePath, technologyPath } from "../../shared/paths";
import type { LastChange } from "./git-dates";

/** A photograph as the page shows it, or the drawing itself. */
interface Picture {
  raster: { src: string } | null;
  src: { publicURL: string | null };
}

interface Entry {
  slug: string;
  /** Those of a case. */
  images?: Picture[];
  banner1?: Picture;
  banner2?: Picture | null;
  banner3?: Picture;
  seo: { canonical: string | null } | null;
}

/** What the data layer says of the pages, as far as the sitemap repeats it. */
export interface SitemapData {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allCity: { nodes: Entry[] };
  allService: { nodes: Entry[] };
  allTechnology: { nodes: Entry[] };
  allCaseStudy: { nodes: Entry[] };
  allLegalPage: { nodes: { slug: string }[] };
  allBlogPost: {
    nodes: {
      __typename: string;
      slug: string;
      createdAt: string;
      updatedAt: string | null;
      image: Picture | null;
    }[];
  };
}

/** What the sitemap says of a page. */
export interface SitemapPage {
  readonly path: string;
  readonly lastmod?: string | undefined;
  /** Addresses of its own pictures. */
  readonly images: readonly string[];
}

/** What is known of a page besides its path. */
type PageFacts = Omit<SitemapPage, "path"> & { readonly canonical?: string | null | undefined };

/**
 * Every page but those that name another address as the canonical one; with its own pictures, and the day of its
 * last change where that is known: the entry's in the project's history, the post's own for a post.
 */
export function sitemapPages(data: SitemapData, lastChange: LastChange): SitemapPage[] {
  const { siteUrl } = data.site.siteMetadata;
  const known = new Map<string, PageFacts>([
    ...entries(data.allCity, "cities", cityPath),
    ...entries(data.allService, "services", servicePath),
    ...entries(data.allTechnology, "technologies", technologyPath),
    ...entries(data.allCaseStudy, "case-studies", caseStudyPath),
    ...data.allLegalPage.nodes.map(
      ({ slug }) => [`/${slug}`, { lastmod: lastChange(`content/legal/${slug}.md`), images: [] }] as const,
    ),
    ...data.allBlogPost.nodes.map((post) => [articlePath(post.slug), ofPost(post)] as const),
  ]);

  return data.allSitePage.nodes.flatMap(({ path }) => {
    const { lastmod, images = [], canonical } = known.get(path) ?? {};
    const isElsewhere = canonical && absoluteUrl(siteUrl, canonical) !== absoluteUrl(siteUrl, path);
    return isElsewhere ? [] : [{ path, lastmod, images }];
  });

  function entries(list: { nodes: Entry[] }, folder: string, toPath: (slug: string) => string) {
    return list.nodes.map(({ slug, images = [], seo, ...own }): readonly [string, PageFacts] => [
      toPath(slug),
      {
        lastmod: lastChange(`content/${folder}/${slug}`),
        images: addresses(...images, own.banner1, own.banner2, own.banner3),
        canonical: seo?.canonical,
      },
    ]);
  }

  function ofPost(post: SitemapData["allBlogPost"]["nodes"][number]): PageFacts {
    const isMarkdown = post.__typename === "MarkdownPost";
    const written = isMarkdown ? lastChange(`content/blog/${post.slug}`) : post.createdAt;
    return { lastmod: post.updatedAt ?? written, images: addresses(post.image) };
  }

  function addresses(...pictures: readonly (Picture | null | undefined)[]): string[] {
    return pictures.flatMap((picture) => {
      const address = picture?.raster?.src ?? picture?.src.publicURL;
      return address ? [new URL(address, siteUrl).href] : [];
    });
  }
}
