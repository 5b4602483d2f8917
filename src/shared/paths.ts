/** Fixed routes, without trailing slash; the only place where they are spelled. */
export const paths = {
  home: "/",
  quote: "/obtenir-un-devis",
  contest: "/jeu-concours",
  contact: "/contact",
  terms: "/nos-conditions",
  services: "/services",
  caseStudies: "/realisations",
  blog: "/blog",
  cities: "/villes",
  technologies: "/technologies",
  success: "/confirmation-contact",
  login: "/connexion",
  notFound: "/404",
  legalNotice: "/mentions-legales",
  privacy: "/politique-de-confidentialite",
  accessibility: "/accessibilite",
  credits: "/credits",
  salesTerms: "/conditions-generales",
  siteMap: "/plan-du-site",
  feed: "/blog/flux.xml",
  llms: "/llms.txt",
  licences: "/licences.txt",
} as const;

/**
 * Characters of a slug at most. File systems take names of 255 bytes, and builds add to that of a page: `.html.br`, and
 * the path of its folder while Gatsby's own document waits for the next build.
 */
export const maxSlugLength = 200;

/** Path of a city page. @param slug folder name of the city, e.g. `"saint-elivet"`. */
export const cityPath = (slug: string): string => `${paths.cities}/${slug}`;

/** Path of a service page. @param slug folder name of the service, e.g. `"exemple-de-service"`. */
export const servicePath = (slug: string): string => `${paths.services}/${slug}`;

/** Path of a technology page. @param slug folder name of the technology, e.g. `"nodejs"`. */
export const technologyPath = (slug: string): string => `${paths.technologies}/${slug}`;

/** Path of a case's page. @param slug folder name of the case, e.g. `"ateliers-corvel"`. */
export const caseStudyPath = (slug: string): string => `${paths.caseStudies}/${slug}`;

/** The quote form, whose project then begins with a sentence that names a case. @param slug folder name of the case */
export const quotePathFor = (slug: string): string => `${paths.quote}?cas=${slug}`;

/** Articles are below it; their list is the blog. */
export const articlesPath = "/article";

/** Path of an article, whatever its source. */
export const articlePath = (slug: string): string => `${articlesPath}/${slug}`;

/** Path of one page of a list; page 1 is the list itself. @param list path of the list, e.g. `"/blog"` */
export const listPagePath = (list: string, page: number): string =>
  page <= 1 ? list : `${list}/page/${page}`;

/** Path of a page's copy in Markdown (`src/gatsby/markdown-copies`). @param page path of an entry, of a list or of the terms */
export const markdownPath = (page: string): string => `${page}.md`;
