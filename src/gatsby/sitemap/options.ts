import path from "node:path";
import { paths } from "../../shared/paths";
import { readLastChanges } from "./git-dates";
import { sitemapPages, type SitemapData, type SitemapPage } from "./pages";

/** Pages that ask search engines not to list them. */
const unlisted: readonly string[] = [paths.success, paths.notFound, "/404.html"];

const query = /* GraphQL */ `
  fragment Address on Picture { raster { src } src { publicURL } }
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allCity {
      nodes { slug banner1 { ...Address } banner2 { ...Address } seo { canonical } }
    }
    allService {
      nodes { slug banner1 { ...Address } banner2 { ...Address } banner3 { ...Address } seo { canonical } }
    }
    allTechnology {
      nodes { slug banner1 { ...Address } banner2 { ...Address } banner3 { ...Address } seo { canonical } }
    }
    allCaseStudy { nodes { slug images { ...Address } seo { canonical } } }
    allLegalPage { nodes { slug } }
    allBlogPost { nodes { __typename slug createdAt updatedAt image { ...Address } } }
  }
`; // prettier-ignore

/** Options of gatsby-plugin-sitemap: every page that search engines may list. */
export const sitemapOptions = {
  query,
  excludes: unlisted,
  resolvePages: async (data: SitemapData): Promise<SitemapPage[]> =>
    sitemapPages(data, await readLastChanges(path.resolve("."), "content")),
  resolvePagePath: (page: SitemapPage): string => page.path,
  // Neither a frequency nor a priority: search engines ignore both.
  serialize: ({ path: url, lastmod, images }: SitemapPage) => ({
    url,
    ...(lastmod ? { lastmod } : {}),
    ...(images.length ? { img: images.map((image) => ({ url: image })) } : {}),
  }),
};
