/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import React, { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Article, type ArticleData } from "../../../src/blog/article";
import { CaseEnding } from "../../../src/sections/cases/case-ending";
import { CaseFacts } from "../../../src/sections/cases/case-facts";
import { CaseProof } from "../../../src/sections/cases/case-proof";
import { CaseResults } from "../../../src/sections/cases/case-results";
import { CaseCard } from "../../../src/sections/cases/case-card";
import { FormHero } from "../../../src/sections/heroes/form-hero";
import { HeroCase } from "../../../src/sections/heroes/hero-case";
import { HeroOffer } from "../../../src/sections/heroes/hero-offer";
import { HeroReasons } from "../../../src/sections/heroes/hero-reasons";
import { PageHero } from "../../../src/sections/heroes/page-hero";
import { PostCard } from "../../../src/blog/post-card";
import { Faq } from "../../../src/sections/method/faq";
import { Terms, TermsFigures } from "../../../src/sections/method/terms";
import { ServiceTerms } from "../../../src/sections/offer/service-terms";
import { Founder } from "../../../src/sections/proof/founder";
import { Footer } from "../../../src/layout/footer";
import { Booking } from "../../../src/sections/method/booking";
import { PartnerBanner } from "../../../src/sections/proof/partner-banner";
import { PartnerGrid } from "../../../src/sections/proof/partner-grid";
import { Seo } from "../../../src/seo/seo";
import { Reviews } from "../../../src/sections/proof/reviews";

const drawing = (alt: string) => ({
  alt,
  raster: null,
  phone: null,
  src: { publicURL: `/${alt}.svg`, svgSize: null },
});

const picture = drawing("Un écran");
const trail = [{ label: "Ici", to: "/ici" }];
const bareArticle: ArticleData = {
  slug: "un-article",
  title: "Un article",
  description: "Une phrase.",
  createdAt: "2026-01-15",
  readingMinutes: 3,
  tags: [],
  html: "<p>Un texte.</p>",
  tableOfContents: [],
  previousPosts: [],
};
const texts: Queries.BlogTextsFragment = {
  more: "Voir plus d’articles",
  offer: { title: "Une offre", points: ["Gratuite"], button: "Obtenir mon devis" },
};
const known = {
  slug: "un-cas",
  clientName: "Un client",
  category: "SaaS",
  clientLogo: picture,
  images: [picture],
};
const proof: Queries.CaseProofFragment = { ...known, summary: "Ce qui a été livré." };
const study: Queries.CaseCardFragment = {
  ...known,
  title: "Un cas",
  description: "<p>Ce que c’est.</p>",
  sector: "Commerce",
  weeks: null,
  team: null,
  budget: null,
  results: null,
  services: [{ slug: "saas", name: "SaaS" }],
};

const bareFacts: Queries.CaseFactsFragment = {
  ...study,
  size: null,
  city: null,
  deliveredOn: "2026-03-09",
  budgetCovers: null,
};
const secret = { ...bareFacts, budgetCovers: "le premier module" };

const dated = { measuredOn: "2026-03-09", method: "relevé" };
const figure = { value: "12 %", label: "de moins", before: null, after: null, ...dated };
const none = { argument2: null, argument3: null, argumentDescription2: null, argumentDescription3: null };
const reasons = { argument1: "Rapide", argumentDescription1: "En un jour.", ...none };
const answer = { id: "reglement", label: "Règlement", question: "Quand ?", answer: "<p>Après.</p>" };
const terms = {
  shortcuts: [{ anchor: answer.id }],
  groups: [{ title: "Prix", answers: [{ ...answer, figure: null }] }],
  ending: "<p>Fin.</p>",
};

/** Boxes that hold nothing a visitor could see, and that would leave a gap. */
const emptyBoxes = (container: HTMLElement): string[] =>
  [...container.querySelectorAll("div, p, ul, ol, dl, figure, section, aside, nav, span, a, h1, h2, h3")]
    .filter((box) => !box.textContent?.trim() && !box.matches("[aria-hidden=true], [hidden]"))
    .filter((box) => !box.querySelector("img, svg, video, input, [aria-hidden=true]"))
    .map((box) => box.outerHTML);

const offer = { duration: { value: "4\u00a0semaines" }, priceFrom: null, team: null, caseStudy: null };

const undated = { ...bareArticle, createdAt: undefined, readingMinutes: undefined, description: "" };

it.each<[string, ReactElement]>([
  ["a hero with its title alone", <PageHero key="" trail={trail} title="Un titre" />],
  ["a form's hero with nothing else", <FormHero key="" trail={trail} title="T" lead="L" form={<i>F</i>} />],
  ["a post without date, time, theme, text or picture", <PostCard key="" post={undated} />],
  ["an article without all that is optional", <Article key="" post={bareArticle} texts={texts} />],
  ["a case without a screen", <CaseProof key="" caseStudy={{ ...proof, images: [] }} />],
  ["a case without figures", <CaseResults key="" caseStudy={{ results: null }} />],
  ["a figure without a before", <CaseResults key="" caseStudy={{ results: [figure] }} />],
  ["a page with one reason", <HeroReasons key="" entry={reasons} />],
  ["a service with its time alone", <HeroOffer key="" service={offer} />],
  [
    "a case without picture and figures",
    <HeroCase key="" caseStudy={{ ...known, images: [], results: null }} />,
  ],
  ["the only case", <CaseEnding key="" caseStudy={{ slug: "un-cas", next: null }} />],
  ["a site without reviews", <Reviews key="" reviews={null} proof={<CaseProof caseStudy={proof} />} />],
  ["a site without reviews and a page without a case", <Reviews key="" reviews={null} />],
  ["a case whose client keeps all to itself", <CaseFacts key="" caseStudy={bareFacts} />],
  ["a case with a note on a budget that is not told", <CaseFacts key="" caseStudy={secret} />],
  ["a case with one picture and no figures", <CaseCard key="" caseStudy={study} />],
  ["an answer without a figure", <Terms key="" terms={terms} />],
  ["terms without figures", <TermsFigures key="" terms={terms} />],
])("%s leaves no empty box", (_name, element) => {
  const { container } = render(element);
  expect(emptyBoxes(container)).toEqual([]);
});

it.each<[string, Partial<typeof bareFacts>, string[]]>([
  [
    "all",
    { size: "34 salariés", weeks: 11, team: 3, budget: 99000, budgetCovers: "deux lots" },
    ["11 semaines", "3 personnes", "99 000 € HT", "deux lots"],
  ],
  ["one of each", { weeks: 1, team: 1, budget: 900 }, ["1 semaine", "1 personne", "900 € HT"]],
  ["no budget", { weeks: 2, team: 2, budgetCovers: "deux lots" }, ["2 semaines", "2 personnes"]],
  ["nothing", {}, []],
])("of what a case took, its page and its card say what is known: %s", (_name, known, expected) => {
  const { container } = render(<CaseFacts caseStudy={{ ...bareFacts, ...known }} />);
  const facts = Array.from(container.querySelectorAll("dd"), (fact) => fact.textContent.replace(/\s/g, " "));
  expect(facts[0]).toBe(known.size ? `Commerce, ${known.size}` : "Commerce");
  expect(facts.slice(2, -1)).toEqual(expected);
  const card = render(<CaseCard caseStudy={{ ...study, ...known }} />).container.textContent.replace(
    /\s/g,
    " ",
  );
  expect(card.includes(expected.filter((fact) => fact !== "deux lots").join(" "))).toBe(true);
});

it("a page without reviews keeps its case, and says nothing of a rating", () => {
  const { container } = render(<Reviews reviews={null} proof={<CaseProof caseStudy={proof} />} />);
  expect(screen.getByRole("region", { name: "Un projet que nous avons livré" })).toContainElement(
    screen.getByRole("link", { name: "Lire le cas Un client" }),
  );
  expect(container).not.toHaveTextContent("note moyenne");
});

it("what a site does without leaves nothing behind", () => {
  const query = jest.mocked(useStaticQuery);
  const site = query({} as never) as { siteSettings: object; brandSettings: object };
  query.mockReturnValue({
    ...site,
    siteSettings: { ...site.siteSettings, booking: null },
    brandSettings: { ...site.brandSettings, blocks: [] },
    mainPages: [],
    navigationSettings: null,
  });
  const { container } = render(
    <>
      <Booking booking={null} />
      <Founder founder={null} />
      <Founder founder={{ name: "Prénom Nom", title: null, message: null, photo: null }} />
      <PartnerBanner partners={null} withButton />
      <PartnerGrid partners={null} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  render(<Footer />);
  expect(screen.queryByRole("link", { name: /Réserver/ })).not.toBeInTheDocument();
  const head = { title: "Un titre", description: "Une phrase.", keywords: [] };
  expect(renderToStaticMarkup(<Seo head={head} pathname="/" />)).not.toContain("atom+xml");
  query.mockReturnValue(site);
});

const service: Queries.ServiceTermsFragment = {
  deliverables: ["Le site"],
  duration: { value: "2 semaines", label: "pour cinq pages" },
  pricing: "<p>Au forfait.</p>",
  priceFrom: null,
  prices: null,
  training: null,
};

it("a service and the questions lead to the terms, where the site has them", () => {
  const linksToTerms = () => {
    const { container } = render(
      <>
        <ServiceTerms service={service} />
        <Faq faq={{ title: "Questions", items: [] }} />
      </>,
    );
    const links = within(container).queryAllByRole("link");
    return links.map((link) => link.getAttribute("href")).filter((to) => to?.startsWith("/nos-conditions"));
  };
  expect(linksToTerms()).toEqual(["/nos-conditions#reglement", "/nos-conditions#recette", "/nos-conditions"]);
  const query = jest.mocked(useStaticQuery);
  const site = query({} as never) as object;
  query.mockReturnValue({ ...site, termsSettings: null });
  expect(linksToTerms()).toEqual([]);
  query.mockReturnValue(site);
});
