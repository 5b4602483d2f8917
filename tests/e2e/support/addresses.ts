import { testPosts } from "../../agency-api/posts";

/** The late post of the stand-in: found by its slug, and not there when the site is built. */
export const latePost = testPosts.find(({ late }) => late)!;

/** A post of the API with code, which is there when the site is built. */
const apiPost = testPosts.find(({ content, late }) => !late && content.includes("<pre"))!;

/** One page of each template of the site of `tests/content`. */
export const at = {
  home: "/",
  quote: "/obtenir-un-devis",
  contact: "/contact",
  services: "/services",
  service: "/services/saas",
  technologies: "/technologies",
  technology: "/technologies/svelte",
  cities: "/villes",
  city: "/villes/lorient",
  caseStudies: "/realisations",
  caseStudy: "/realisations/criee-du-levant",
  blog: "/blog",
  article: "/article/ecrire-un-horaire",
  apiArticle: `/article/${apiPost.slug}`,
  quoteSent: "/confirmation-contact?type=devis",
  messageSent: "/confirmation-contact",
  contest: "/jeu-concours",
  terms: "/nos-conditions",
  legal: "/mentions-legales",
  siteMap: "/plan-du-site",
  unknown: "/cette-page-n-existe-pas",
} as const;
