import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { escapeHtml } from "../../shared/html";
import { articlePath, cityPath, paths, servicePath, technologyPath } from "../../shared/paths";
import { serviceTexts } from "../../shared/service-texts";
import type { Card } from "./card";

/** What the data layer says of the pages, as far as their cards show it. */
interface CardData {
  allCity: { nodes: { slug: string; city: string; headline: string; banner1: Picture }[] };
  allService: { nodes: { slug: string; name: string; heroTitle: string | null; banner1: Picture }[] };
  allTechnology: { nodes: { slug: string; name: string; banner1: Picture }[] };
  allBlogPost: { nodes: { slug: string; title: string; image: Picture | null }[] };
  allLegalPage: { nodes: { slug: string; title: string; description: string }[] };
  siteSettings: { tagline: string };
  homeSettings: { hero: { title: string } };
  servicesPageSettings: { hero: { title: string; subtitle: string } };
  contestSettings: Text;
  pagesSettings: Record<"quote" | "caseStudies" | "blog" | "cities" | "technologies", Text> & {
    contact: { headline: string; lead: string };
  };
}

interface Picture {
  src: { absolutePath: string };
}
interface Text {
  title: string;
  lead: string;
}

const query = /* GraphQL */ `
  {
    allCity { nodes { slug city headline banner1 { src { absolutePath } } } }
    allService { nodes { slug name heroTitle banner1 { src { absolutePath } } } }
    allTechnology { nodes { slug name banner1 { src { absolutePath } } } }
    allBlogPost { nodes { slug title image { src { absolutePath } } } }
    allLegalPage { nodes { slug title description } }
    siteSettings { tagline }
    homeSettings { hero { title } }
    servicesPageSettings { hero { title subtitle } }
    contestSettings { title lead }
    pagesSettings {
      quote { title lead }
      contact { headline lead }
      caseStudies { title lead }
      blog { title lead }
      cities { title lead }
      technologies { title lead }
    }
  }
`; // prettier-ignore

/** Contour lines of the home page: the picture of the pages that have none of their own. */
const contours = path.resolve("src/components/contours.svg");

/** One card per service, technology, city, article and fixed page. @throws Error when the data cannot be queried */
export async function readCards(graphql: CreatePagesArgs["graphql"]): Promise<Card[]> {
  const { data, errors } = await graphql<CardData>(query);
  if (!data || errors)
    throw new Error(`Requête des images de partage impossible : ${JSON.stringify(errors)}`);
  return [
    ...data.allCity.nodes.map(({ slug, city, headline, banner1 }) =>
      withBackdrop(cityPath(slug), city, headline, banner1),
    ),
    ...data.allService.nodes.map(({ slug, name, heroTitle, banner1 }) =>
      withBackdrop(servicePath(slug), name, serviceTexts({ name, heroTitle }).heroTitle, banner1),
    ),
    ...data.allTechnology.nodes.map(({ slug, name, banner1 }) =>
      withBackdrop(technologyPath(slug), "Technologies", escapeHtml(name), banner1),
    ),
    ...data.allBlogPost.nodes.map(articleCard),
    ...data.allLegalPage.nodes.map(({ slug, title, description }) =>
      inWords(`/${slug}`, escapeHtml(title), description),
    ),
    ...fixedCards(data),
  ];
}

function fixedCards({ pagesSettings: pages, ...data }: CardData): Card[] {
  const { homeSettings, servicesPageSettings, contestSettings } = data;
  const ofPage = (page: string, { title, lead }: Text): Card => inWords(page, escapeHtml(title), lead);
  return [
    inWords(paths.home, homeSettings.hero.title, data.siteSettings.tagline),
    inWords(paths.services, servicesPageSettings.hero.title, servicesPageSettings.hero.subtitle),
    ofPage(paths.contact, { title: pages.contact.headline, lead: pages.contact.lead }),
    ofPage(paths.contest, contestSettings),
    ofPage(paths.quote, pages.quote),
    ofPage(paths.caseStudies, pages.caseStudies),
    ofPage(paths.blog, pages.blog),
    ofPage(paths.cities, pages.cities),
    ofPage(paths.technologies, pages.technologies),
  ];
}

const withBackdrop = (page: string, kicker: string, title: string, picture: Picture): Card => ({
  page,
  kicker,
  title,
  art: { file: picture.src.absolutePath, place: "backdrop" },
});

const inWords = (page: string, title: string, lead: string): Card => ({
  page,
  title,
  lead,
  art: { file: contours, place: "backdrop" },
});

function articleCard({ slug, title, image }: CardData["allBlogPost"]["nodes"][number]): Card {
  const card = { page: articlePath(slug), kicker: "Le blog", title: escapeHtml(title) };
  return image
    ? { ...card, art: { file: image.src.absolutePath, place: "panel" } }
    : { ...card, art: { file: contours, place: "backdrop" } };
}
