import { absoluteUrl } from "../../seo/absolute-url";
import { articlePath, caseStudyPath, cityPath, paths, servicePath, technologyPath } from "../../shared/paths";
import { readLastChanges } from "./git-dates";

/** A photograph as the page shows it, or the drawing itself. */
type Picture = Readonly<{ raster: { src: string } | null; src: { publicURL: string | null } }> | null;

/** An entry that has a page. */
interface Entry extends Readonly<Partial<Record<"banner1" | "banner2" | "banner3" | "image", Picture>>> {
  readonly slug: string;
  readonly images?: readonly Picture[];
  readonly seo?: { readonly canonical: string | null } | null;
  /** Of a post, ISO 8601, as `updatedAt`. */
  readonly createdAt?: string;
  readonly updatedAt?: string | null;
}

/** Where the entries of a list stand in the repository and on the site. */
const lists = {
  allCity: ["cities", cityPath],
  allService: ["services", servicePath],
  allTechnology: ["technologies", technologyPath],
  allCaseStudy: ["case-studies", caseStudyPath],
  allLegalPage: ["legal", (slug: string) => `/${slug}`],
  allBlogPost: ["blog", articlePath],
} as const;

const query = /* GraphQL */ `
  fragment Address on Picture { raster { src } src { publicURL } }
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allCity { nodes { slug banner1 { ...Address } banner2 { ...Address } seo { canonical } } }
    allService { nodes { slug banner1 { ...Address } banner2 { ...Address } banner3 { ...Address } seo { canonical } } }
    allTechnology { nodes { slug banner1 { ...Address } banner2 { ...Address } banner3 { ...Address } seo { canonical } } }
    allCaseStudy { nodes { slug images { ...Address } seo { canonical } } }
    allLegalPage { nodes { slug } }
    allBlogPost { nodes { slug createdAt updatedAt image { ...Address } } }
  }
`; // prettier-ignore

/** What the data layer says of the pages, as far as the sitemap repeats it. */
interface SitemapData extends Readonly<Record<keyof typeof lists, { readonly nodes: readonly Entry[] }>> {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

/** A page, and its entry if it has one. */
interface SitemapPage {
  readonly path: string;
  readonly entry?: Entry | undefined;
  /** Day or time of its last change, where that is known: a post's own, or the entry's in the project's history. */
  readonly lastmod?: string | undefined;
}

/** Every page but those that name another address as the canonical one. */
async function sitemapPages(data: SitemapData): Promise<SitemapPage[]> {
  const lastChanges = await readLastChanges("content");
  const { siteUrl } = data.site.siteMetadata;
  const pages = new Map<string, SitemapPage>(data.allSitePage.nodes.map((page) => [page.path, page]));
  for (const [list, [folder, toPath]] of Object.entries(lists))
    for (const entry of data[list as keyof typeof lists].nodes) {
      const lastmod =
        entry.updatedAt ?? lastChanges.get(`content/${folder}/${entry.slug}`) ?? entry.createdAt;
      pages.set(toPath(entry.slug), { path: toPath(entry.slug), entry, lastmod });
    }
  return [...pages.values()].filter(
    ({ path, entry }) => absoluteUrl(siteUrl, entry?.seo?.canonical ?? path) === absoluteUrl(siteUrl, path),
  );
}

/** Addresses of the pictures that are an entry's own. */
function picturesOf({ images = [], banner1, banner2, banner3, image }: Entry): string[] {
  return [...images, banner1, banner2, banner3, image].flatMap(
    (picture) => picture?.raster?.src ?? picture?.src.publicURL ?? [],
  );
}

/** Options of gatsby-plugin-sitemap: every page that search engines may list. */
export const sitemapOptions = {
  query,
  // The pages of unknown addresses are left out by the plugin itself.
  excludes: [paths.success],
  resolvePages: sitemapPages,
  // Neither a frequency nor a priority: search engines ignore both.
  serialize: ({ path: url, lastmod, entry }: SitemapPage) => ({
    ...{ url, lastmod },
    img: entry && picturesOf(entry).map((picture) => ({ url: picture })),
  }),
};
