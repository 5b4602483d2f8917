import { articleData, faqData } from "../../../src/seo/json-ld";

// Every value of the published pages is compared with what they show (tests/e2e/seo-structured-data.spec.ts).
const siteUrl = "https://www.cembraie.example";
const site = { siteUrl, brand: "Cembraie" };
const post = {
  title: "Un titre",
  description: "<p>Une <em>phrase</em> &amp; une autre.</p>",
  path: "/article/un-titre",
  createdAt: "2026-01-10T08:00:00.000Z",
};

it.each([null, undefined, ""])(
  "an article has no picture, nor a change of its own, where they are %j",
  (value) => {
    const data = articleData(site, { ...post, image: value, updatedAt: value || null });
    expect(data).not.toHaveProperty("image");
    expect(data).toMatchObject({ dateModified: post.createdAt, description: "Une phrase & une autre." });
  },
);

it.each([
  ["/static/un.png", `${siteUrl}/static/un.png`],
  ["https://cdn.example/a.png", "https://cdn.example/a.png"],
])("an article's picture %s is told as %s", (image, told) => {
  expect(articleData(site, { ...post, image })).toMatchObject({ image: told });
});

it("gives each question its answer as the page shows it, without links", () => {
  const answer = '<p>En <strong>4</strong> semaines, <a href="/services">ici</a>.</p>';
  const acceptedAnswer = { text: "<p>En <strong>4</strong> semaines, ici.</p>" };
  expect(faqData([{ question: "Quand ?", answer }])).toMatchObject({
    mainEntity: [{ "@type": "Question", name: "Quand ?", acceptedAnswer }],
  });
});
