import { articleData, faqData, organizationData, serviceData, webSiteData } from "../../../src/seo/json-ld";

const siteUrl = "https://www.sylvene.example";
const site = { siteUrl, brand: "Sylvène" };
const schema = { "@context": "https://schema.org" };

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
    ...schema,
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#agence`,
    name: "Sylvène",
    description: "Des logiciels.",
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
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
  const expected = {
    ...schema,
    "@type": "WebSite",
    name: "Sylvène",
    url: `${siteUrl}/`,
    inLanguage: "fr-FR",
  };
  expect(webSiteData(site)).toEqual(expected);
});

it("describes a service and where it is given, and points at the agency", () => {
  const service = {
    name: "SaaS",
    description: "Un abonnement.",
    path: "/services/saas",
    areas: ["Lyon", "Savoie"],
  };
  expect(serviceData(site, service)).toEqual({
    ...schema,
    "@type": "Service",
    name: "SaaS",
    description: "Un abonnement.",
    url: `${siteUrl}/services/saas`,
    provider: { "@type": "Organization", "@id": `${siteUrl}/#agence`, name: "Sylvène" },
    areaServed: [
      { "@type": "Place", name: "Lyon" },
      { "@type": "Place", name: "Savoie" },
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
    const whole = { ...post, updatedAt: "2026-02-01T08:00:00.000Z", image: "/static/un.png" };
    expect(articleData(site, whole)).toMatchObject({
      "@type": "BlogPosting",
      headline: "Un titre",
      description: "Une phrase & une autre.",
      image: `${siteUrl}/static/un.png`,
      datePublished: "2026-01-10T08:00:00.000Z",
      dateModified: "2026-02-01T08:00:00.000Z",
      mainEntityOfPage: `${siteUrl}/article/un-titre`,
      author: { "@type": "Organization", name: "Sylvène" },
    });
  });

  it.each([null, undefined, ""])("has neither picture nor change of its own where they are %j", (value) => {
    const data = articleData(site, { ...post, image: value, updatedAt: value || null });
    expect(data).not.toHaveProperty("image");
    expect(data).toMatchObject({ dateModified: post.createdAt });
  });

  it("takes a picture of another site as it is", () => {
    const image = "https://cdn.example/a.png";
    expect(articleData(site, { ...post, image })).toMatchObject({ image });
  });
});

it("gives each question its answer as the page shows it, without links", () => {
  const answer = '<p>En <strong>4</strong> semaines, <a href="/services">ici</a>.</p>';
  expect(faqData([{ question: "Quand ?", answer }])).toMatchObject({
    mainEntity: [
      {
        "@type": "Question",
        name: "Quand ?",
        acceptedAnswer: { text: "<p>En <strong>4</strong> semaines, ici.</p>" },
      },
    ],
  });
});
