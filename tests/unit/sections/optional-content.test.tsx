/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import React, { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Article, type ArticleData } from "../../../src/blog/article";
import { PostCard } from "../../../src/blog/post-card";
import { Footer } from "../../../src/layout/footer";
import { CaseCard } from "../../../src/sections/cases/case-card";
import { CaseEnding } from "../../../src/sections/cases/case-ending";
import { CaseFacts } from "../../../src/sections/cases/case-facts";
import { CaseProof } from "../../../src/sections/cases/case-proof";
import { CaseResults } from "../../../src/sections/cases/case-results";
import { FormHero } from "../../../src/sections/heroes/form-hero";
import { HeroCase } from "../../../src/sections/heroes/hero-case";
import { HeroOffer } from "../../../src/sections/heroes/hero-offer";
import { HeroReasons } from "../../../src/sections/heroes/hero-reasons";
import { PageHero } from "../../../src/sections/heroes/page-hero";
import { Booking } from "../../../src/sections/method/booking";
import { Faq } from "../../../src/sections/method/faq";
import { Terms, TermsFigures } from "../../../src/sections/method/terms";
import { ServiceTerms } from "../../../src/sections/offer/service-terms";
import { Founder } from "../../../src/sections/proof/founder";
import { PartnerBanner } from "../../../src/sections/proof/partner-banner";
import { PartnerGrid } from "../../../src/sections/proof/partner-grid";
import { Reviews } from "../../../src/sections/proof/reviews";
import { Seo } from "../../../src/seo/seo";

const picture = {
  alt: "Un écran",
  raster: null,
  phone: null,
  drawing: { publicURL: "/a.svg", svgSize: null },
};
const trail = [{ label: "Ici", to: "/ici" }];
const bareArticle: ArticleData = {
  ...{ slug: "un-article", title: "Un article", description: "Une phrase.", html: "<p>Un texte.</p>" },
  ...{ createdAt: "2026-01-15", readingMinutes: 3, tags: [], tableOfContents: [], previousPosts: [] },
};
const undated = { ...bareArticle, createdAt: undefined, readingMinutes: undefined, description: "" };
const texts = { more: "Plus", offer: { title: "Une offre", points: ["Gratuite"], button: "Mon devis" } };
const facts = { sector: "Commerce", weeks: null, team: null, budget: null, results: null };
const study: Queries.CaseFactsFragment & Queries.CaseProofFragment & Queries.CaseCardFragment = {
  ...{ ...facts, slug: "un-cas", clientName: "Un client", category: "SaaS", title: "Un cas" },
  ...{ clientLogo: picture, images: [picture], summary: "Livré.", description: "<p>Ce que c’est.</p>" },
  ...{ size: null, city: null, deliveredOn: "2026-03-09", services: [{ slug: "saas", name: "SaaS" }] },
  budgetCovers: "le premier module",
};
const figure = {
  ...{ value: "12 %", label: "de moins", before: null, after: null },
  ...{ measuredOn: "2026-03-09", method: "relevé" },
};
const reasons = {
  ...{ argument1: "Rapide", argumentDescription1: "En un jour." },
  ...{ argument2: null, argument3: null, argumentDescription2: null, argumentDescription3: null },
};
const answer = { id: "reglement", label: "Règlement", question: "Quand ?", answer: "<p>Après.</p>" };
const terms = {
  shortcuts: [{ anchor: answer.id }],
  groups: [{ title: "Prix", answers: [{ ...answer, figure: null }] }],
  ending: "<p>Fin.</p>",
};
const offer = { duration: { value: "4\u00a0semaines" }, priceFrom: null, team: null, caseStudy: null };

/** Boxes that hold nothing a visitor could see, and that would leave a gap. */
const emptyBoxes = (container: HTMLElement): string[] =>
  [...container.querySelectorAll("div, p, ul, ol, dl, figure, section, aside, nav, span, a, h1, h2, h3")]
    .filter((box) => !box.textContent?.trim() && !box.matches("[aria-hidden=true], [hidden]"))
    .filter((box) => !box.querySelector("img, svg, video, input, [aria-hidden=true]"))
    .map((box) => box.outerHTML);

const bare: Readonly<Record<string, ReactElement>> = {
  "a hero with its title alone": <PageHero trail={trail} title="Un titre" />,
  "a form's hero with nothing else": <FormHero trail={trail} title="T" lead="L" form={<i>F</i>} />,
  "a post without date, time, theme, text or picture": <PostCard post={undated} />,
  "an article without all that is optional": <Article post={bareArticle} texts={texts} />,
  "a case without a screen": <CaseProof caseStudy={{ ...study, images: [] }} />,
  "a case without figures": <CaseResults caseStudy={{ results: null }} />,
  "a figure without a before": <CaseResults caseStudy={{ results: [figure] }} />,
  "a page with one reason": <HeroReasons entry={reasons} />,
  "a service with its time alone": <HeroOffer service={offer} />,
  "a case in a hero, without figures": <HeroCase caseStudy={study} />,
  "the only case": <CaseEnding caseStudy={{ slug: "un-cas", deliveredOn: "2026-03-09", next: null }} />,
  "a page without reviews": <Reviews reviews={null} proof={<CaseProof caseStudy={study} />} />,
  "a page without reviews and case": <Reviews reviews={null} />,
  "a case whose client keeps all to itself": <CaseFacts caseStudy={study} />,
  "a case with one picture and no figures": <CaseCard caseStudy={study} />,
  "an answer without a figure": <Terms terms={terms} />,
  "terms without figures": <TermsFigures terms={terms} />,
};

it.each(Object.entries(bare))("%s leaves no empty box", (_name, element) => {
  expect(emptyBoxes(render(element).container)).toEqual([]);
});

it.each<[Partial<Queries.CaseFactsFragment>, string[]]>([
  [{ size: "34 salariés", weeks: 11, team: 3, budget: 99000 }, ["11 semaines", "3 personnes", "99 000 € HT"]],
  [{ weeks: 1, team: 1, budget: 900 }, ["1 semaine", "1 personne", "900 € HT"]],
  // What a budget covers is told beside it alone.
  [{ weeks: 2, team: 2 }, ["2 semaines", "2 personnes"]],
  [{}, []],
])("of what a case took, its page and its card say what is known: %j", (known, expected) => {
  const plain = ({ textContent }: Element) => (textContent ?? "").replace(/\s/g, " ");
  const { container } = render(<CaseFacts caseStudy={{ ...study, ...known }} />);
  const told = Array.from(container.querySelectorAll("dd"), plain);
  expect(told[0]).toBe(known.size ? `Commerce, ${known.size}` : "Commerce");
  expect(told.slice(2, -1)).toEqual(known.budget ? [...expected, study.budgetCovers] : expected);
  const card = render(<CaseCard caseStudy={{ ...study, ...known }} />).container;
  expect(plain(card)).toContain(expected.join(" "));
});

describe("a site that does without", () => {
  const query = jest.mocked(useStaticQuery);
  const site = query({} as never) as { siteSettings: object; brandSettings: object };
  afterEach(() => query.mockReturnValue(site));

  it("booking, blog, partners, founder: nothing is left behind", () => {
    query.mockReturnValue({
      ...{ ...site, mainPages: [], navigationSettings: null },
      siteSettings: { ...site.siteSettings, booking: null },
      brandSettings: { ...site.brandSettings, blocks: [] },
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
  });

  it("reviews: a page keeps its case, and says nothing of a rating", () => {
    const { container } = render(bare["a page without reviews"]);
    expect(screen.getByRole("region", { name: "Un projet que nous avons livré" })).toContainElement(
      screen.getByRole("link", { name: "Lire le cas Un client" }),
    );
    expect(container).not.toHaveTextContent("note moyenne");
  });

  it("terms: no link leads to them", () => {
    const service: Queries.ServiceTermsFragment = {
      ...{ deliverables: ["Le site"], duration: { value: "2 semaines", label: "pour cinq pages" } },
      ...{ pricing: "<p>Au forfait.</p>", priceFrom: null, prices: null, training: null },
    };
    const linksToTerms = () => {
      const faq = <Faq faq={{ title: "Questions", items: [] }} />;
      const { container } = render([<ServiceTerms key="" service={service} />, <i key="f">{faq}</i>]);
      const links = container.querySelectorAll("[href^='/nos-conditions']");
      return Array.from(links, (link) => link.getAttribute("href"));
    };
    expect(linksToTerms()).toEqual(["#reglement", "#recette", ""].map((part) => `/nos-conditions${part}`));
    query.mockReturnValue({ ...site, termsSettings: null });
    expect(linksToTerms()).toEqual([]);
  });
});
