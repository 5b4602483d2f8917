import {
  articleData,
  breadcrumbData,
  caseStudiesData,
  faqData,
  organizationData,
  serviceData,
  webSiteData,
} from "../../../src/seo/json-ld";

const siteUrl = "https://www.sylvene.example";
const site = { siteUrl, brand: "Sylvène" };

it("describes the agency by what the home page shows", () => {
  const data = organizationData({
    ...site,
    tagline: "Des logiciels.",
    phone: { href: "+33465710000" },
    mailboxes: { general: "contact@sylvene.example" },
    linkedin: "https://www.linkedin.com/company/sylvene",
    address: { street: "12 rue de l’Exemple", postalCode: "73000", city: "Chambéry" },
  });
  expect(data).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": "https://www.sylvene.example/#agence",
    name: "Sylvène",
    description: "Des logiciels.",
    url: "https://www.sylvene.example/",
    logo: "https://www.sylvene.example/icon-512.png",
    telephone: "+33465710000",
    email: "contact@sylvene.example",
    sameAs: ["https://www.linkedin.com/company/sylvene"],
    address: {
      "@type": "PostalAddress",
      streetAddress: "12 rue de l’Exemple",
      postalCode: "73000",
      addressLocality: "Chambéry",
      addressCountry: "FR",
    },
  });
});

it("describes the site", () => {
  expect(webSiteData(site)).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Sylvène",
    url: "https://www.sylvene.example/",
    inLanguage: "fr-FR",
  });
});

it("describes a service and where it is given, and points at the agency", () => {
  const service = {
    name: "SaaS",
    description: "Un abonnement.",
    path: "/services/saas",
    areas: ["Lyon", "Savoie"],
  };
  expect(serviceData(site, service)).toEqual({
    "@context": "https://schema.org",
    "@type": "Service",
    name: "SaaS",
    description: "Un abonnement.",
    url: "https://www.sylvene.example/services/saas",
    provider: {
      "@type": "Organization",
      "@id": "https://www.sylvene.example/#agence",
      name: "Sylvène",
    },
    areaServed: [
      { "@type": "Place", name: "Lyon" },
      { "@type": "Place", name: "Savoie" },
    ],
  });
});

it("numbers the trail from 1 and gives whole addresses", () => {
  const trail = [
    { label: "Accueil", to: "/" },
    { label: "Lyon", to: "/villes/lyon" },
  ];
  expect(breadcrumbData(siteUrl, trail)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Accueil", item: "https://www.sylvene.example/" },
      { position: 2, name: "Lyon", item: "https://www.sylvene.example/villes/lyon" },
    ],
  });
});

describe("an article", () => {
  const post = {
    title: "Un titre",
    description: "<p>Une <em>phrase</em> &amp; une autre.</p>",
    path: "/article/un-titre",
    createdAt: "2026-01-10T08:00:00.000Z",
  };

  it("carries title, text, dates and address", () => {
    expect(
      articleData(site, { ...post, updatedAt: "2026-02-01T08:00:00.000Z", image: "/static/un.png" }),
    ).toMatchObject({
      "@type": "BlogPosting",
      headline: "Un titre",
      description: "Une phrase & une autre.",
      image: "https://www.sylvene.example/static/un.png",
      datePublished: "2026-01-10T08:00:00.000Z",
      dateModified: "2026-02-01T08:00:00.000Z",
      mainEntityOfPage: "https://www.sylvene.example/article/un-titre",
      author: { "@type": "Organization", name: "Sylvène" },
    });
  });

  it.each([null, undefined])(
    "was last changed when it appeared where nothing else is known (%s)",
    (updatedAt) => {
      expect(articleData(site, { ...post, updatedAt })).toMatchObject({ dateModified: post.createdAt });
    },
  );

  it.each([null, undefined, ""])("has no picture rather than an empty one (%j)", (image) => {
    expect(articleData(site, { ...post, image })).not.toHaveProperty("image");
  });

  it("takes a picture of another site as it is", () => {
    expect(articleData(site, { ...post, image: "https://cdn.example/a.png" })).toMatchObject({
      image: "https://cdn.example/a.png",
    });
  });
});

it("gives each question its answer as text", () => {
  expect(
    faqData([{ question: "Quand ?", answer: "<p>En <strong>4</strong> semaines.</p><ul><li>Oui</li></ul>" }]),
  ).toMatchObject({
    mainEntity: [{ "@type": "Question", name: "Quand ?", acceptedAnswer: { text: "En 4 semaines. Oui" } }],
  });
});

it("numbers the case studies in the order of the page", () => {
  expect(caseStudiesData(["B", "A"])).toMatchObject({
    itemListElement: [
      { position: 1, name: "B" },
      { position: 2, name: "A" },
    ],
  });
});
