import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import { absoluteUrl } from "../../seo/absolute-url";
import { articlePath, paths } from "../../shared/paths";
import { readLastChanges } from "./git-dates";

/** A photograph as the page shows it, or the drawing itself. */
type Picture = Readonly<{
  raster: { gatsbyImageData: IGatsbyImageData } | null;
  drawing: { publicURL: string | null } | null;
}>;

const query = /* GraphQL */ `
  fragment Address on Picture {
    raster {
      gatsbyImageData(width: 1200)
    }
    drawing {
      publicURL
    }
  }
  {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    entryLists {
      folder
      entries {
        slug
        to
        canonical
        # As src/components/sky.tsx asks for it: other sizes would be made for this file alone.
        sky {
          raster {
            gatsbyImageData(width: 1600, breakpoints: [1600])
          }
          drawing {
            publicURL
          }
        }
        pictures {
          ...Address
        }
      }
    }
    allBlogPost {
      nodes {
        slug
        createdAt
        updatedAt
        image {
          ...Address
        }
      }
    }
  }
`;

/** Data of the pages that the sitemap lists. */
interface SitemapData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly entryLists: readonly {
    /** Of the content. */
    readonly folder: string;
    readonly entries: readonly (Readonly<Record<"slug" | "to", string>> & {
      readonly canonical: string | null;
      readonly sky: Picture | null;
      readonly pictures: readonly Picture[];
    })[];
  }[];
  readonly allBlogPost: {
    readonly nodes: readonly {
      readonly slug: string;
      /** ISO 8601, as `updatedAt`. */
      readonly createdAt: string;
      readonly updatedAt: string | null;
      readonly image: Picture | null;
    }[];
  };
}

interface SitemapPage {
  readonly path: string;
  /** Another address that the page names as the one to list. */
  readonly canonical?: string | null;
  /** Those of its entry. */
  readonly pictures?: readonly Picture[];
  /** Day or time of its last change, where that is known: a post's own, or the entry's in the project's history. */
  readonly lastmod?: string | undefined;
}

/** Every page but those that name another address as the canonical one. */
async function sitemapPages(data: SitemapData): Promise<SitemapPage[]> {
  const lastChanges = await readLastChanges("content");
  const changeOf = (folder: string, slug: string) => lastChanges.get(`content/${folder}/${slug}`);
  const { siteUrl } = data.site.siteMetadata;
  const entries = data.entryLists.flatMap(({ folder, entries }) =>
    entries.map(({ slug, to, sky, pictures, canonical }) => ({
      ...{ path: to, canonical, lastmod: changeOf(folder, slug) },
      pictures: sky ? [sky, ...pictures] : pictures,
    })),
  );
  const articles = data.allBlogPost.nodes.map(({ slug, createdAt, updatedAt, image }) => ({
    path: articlePath(slug),
    lastmod: updatedAt ?? changeOf("blog", slug) ?? createdAt,
    pictures: image ? [image] : [],
  }));
  const pages: readonly SitemapPage[] = [...data.allSitePage.nodes, ...entries, ...articles];
  return [...new Map(pages.map((page) => [page.path, page])).values()].filter(
    ({ path, canonical }) => absoluteUrl(siteUrl, canonical ?? path) === absoluteUrl(siteUrl, path),
  );
}

/** Options of gatsby-plugin-sitemap: every page that search engines may list. */
export const sitemapOptions = {
  query,
  // robots.txt names it.
  createLinkInHead: false,
  // The pages of unknown addresses are left out by the plugin itself.
  excludes: [paths.success],
  resolvePages: sitemapPages,
  // Neither a frequency nor a priority: search engines ignore both.
  serialize: ({ path: url, lastmod, pictures }: SitemapPage) => ({
    url,
    lastmod,
    img: pictures?.flatMap(({ raster, drawing }) => {
      const address = (raster && getSrc(raster)) ?? drawing?.publicURL;
      return address ? { url: address } : [];
    }),
  }),
};
