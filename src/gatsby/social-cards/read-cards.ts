import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { escapeHtml } from "../../shared/html";
import { articlePath, cityPath, paths, servicePath, technologyPath } from "../../shared/paths";
import { serviceTexts } from "../../shared/service-texts";
import type { Art, Card } from "./card";

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
  pagesSettings: Record<"quote" | "caseStudies" | "blog" | "cities" | "technologies" | "siteMap", Text> & {
    contact: { headline: string; lead: string };
  };
}

interface Picture {
  src: { absolutePath: string; internal: { contentDigest: string } };
}
interface Text {
  title: string;
  lead: string;
}

const query = /* GraphQL */ `
  {
    allCity { nodes { slug city headline banner1 { src { absolutePath internal { contentDigest } } } } }
    allService { nodes { slug name heroTitle banner1 { src { absolutePath internal { contentDigest } } } } }
    allTechnology { nodes { slug name banner1 { src { absolutePath internal { contentDigest } } } } }
    allBlogPost { nodes { slug title image { src { absolutePath internal { contentDigest } } } } }
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
      siteMap { title lead }
    }
  }
`; // prettier-ignore

/** Contour lines of the home page: the picture of the pages that have none of their own. */
const contours = path.resolve("src/components/contours.svg");
const contoursDigest = (): string => createHash("sha1").update(readFileSync(contours)).digest("base64");

/** One card per service, technology, city, article and fixed page. @throws Error when the data cannot be queried */
export async function readCards(graphql: CreatePagesArgs["graphql"]): Promise<Card[]> {
  const { data, errors } = await graphql<CardData>(query);
  if (!data || errors)
    throw new Error(`Requête des images de partage impossible : ${JSON.stringify(errors)}`);
  const plain: Art = { file: contours, digest: contoursDigest(), place: "backdrop" };
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
    ...data.allBlogPost.nodes.map((post) => articleCard(post, plain)),
    ...data.allLegalPage.nodes.map(({ slug, title, description }) =>
      inWords(`/${slug}`, { title: escapeHtml(title), lead: description }, plain),
    ),
    ...fixedCards(data, plain),
  ];
}

function fixedCards({ pagesSettings: pages, ...data }: CardData, plain: Art): Card[] {
  const { homeSettings, servicesPageSettings, contestSettings } = data;
  const ofPage = (page: string, { title, lead }: Text): Card =>
    inWords(page, { title: escapeHtml(title), lead }, plain);
  return [
    inWords(paths.home, { title: homeSettings.hero.title, lead: data.siteSettings.tagline }, plain),
    inWords(
      paths.services,
      { title: servicesPageSettings.hero.title, lead: servicesPageSettings.hero.subtitle },
      plain,
    ),
    ofPage(paths.contact, { title: pages.contact.headline, lead: pages.contact.lead }),
    ofPage(paths.contest, contestSettings),
    ofPage(paths.quote, pages.quote),
    ofPage(paths.caseStudies, pages.caseStudies),
    ofPage(paths.blog, pages.blog),
    ofPage(paths.cities, pages.cities),
    ofPage(paths.technologies, pages.technologies),
    ofPage(paths.siteMap, pages.siteMap),
  ];
}

const artOf = ({ src }: Picture, place: Art["place"]): Art => ({
  file: src.absolutePath,
  digest: src.internal.contentDigest,
  place,
});

const withBackdrop = (page: string, kicker: string, title: string, picture: Picture): Card => ({
  page,
  kicker,
  title,
  art: artOf(picture, "backdrop"),
});

const inWords = (page: string, { title, lead }: Text, art: Art): Card => ({ page, title, lead, art });

const articleCard = ({ slug, title, image }: CardData["allBlogPost"]["nodes"][number], plain: Art): Card => ({
  page: articlePath(slug),
  kicker: "Le blog",
  title: escapeHtml(title),
  art: image ? artOf(image, "panel") : plain,
});
