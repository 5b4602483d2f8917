import { articleData } from "../../../src/seo/json-ld";

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
