import { articleData } from "../../../src/seo/json-ld";

const siteUrl = "https://www.cembraie.example";
const site = { siteUrl, brand: "Cembraie" };
const post = {
  title: "Un titre",
  description: "<p>Une <em>phrase</em> &amp; une autre.</p>",
  path: "/article/un-titre",
  createdAt: "2026-01-10T08:00:00.000Z",
};

it.each([null, undefined])("an article has no change of its own where it is %j", (updatedAt) => {
  const data = articleData(site, { ...post, images: [], updatedAt });
  expect(data).not.toHaveProperty("image");
  expect(data).toMatchObject({ dateModified: post.createdAt, description: "Une phrase & une autre." });
});

it("an article has its pictures in their order", () => {
  const { image } = articleData(site, {
    ...post,
    images: ["/static/une.svg", "https://api.example/deux.jpg"],
  });
  expect(image).toEqual([`${siteUrl}/static/une.svg`, "https://api.example/deux.jpg"]);
});
