import { articleData, faqData } from "../../../src/seo/json-ld";

const siteUrl = "https://www.sylvene.example";
// Every value of the published pages is compared with what they show (tests/e2e/seo-structured-data.spec.ts).
const site = { siteUrl, brand: "Sylvène" };

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
