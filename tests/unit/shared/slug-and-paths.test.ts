import { readdirSync, readFileSync } from "node:fs";
import { blogTag } from "../../../src/shared/blog-tag";
import * as addresses from "../../../src/shared/paths";
import { toSlug } from "../../../src/shared/slug";

it.each([
  ["Le Havre", "le-havre"],
  ["Saint-Étienne", "saint-etienne"],
  ["Node.js", "nodejs"],
  ["Postman & Newman", "postman-and-newman"],
  ["Augmentation d’effectif tech", "augmentation-deffectif-tech"],
  ["Augmentation d'effectif tech", "augmentation-deffectif-tech"],
  ["Marketing web (SEO et SEA)", "marketing-web-seo-et-sea"],
  ["  Lyon  ", "lyon"],
  ["Cœur de métier", "coeur-de-metier"],
  ["日本", ""],
  ["", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

// Whatever spelling of a name a visitor types, its slug finds the page.
it.each(["cities", "services", "technologies"])(
  "every entry of content/%s is in the folder of its slug",
  (kind) => {
    const slugs = readdirSync(`content/${kind}`);
    const names = slugs.map((slug) => {
      const file = readFileSync(`content/${kind}/${slug}/index.json`, "utf8");
      const { city, name } = JSON.parse(file) as Record<string, string>;
      return city ?? name ?? "";
    });
    expect(names.map(toSlug)).toEqual(slugs);
  },
);

it("paths have no final slash and nothing to encode, and are all different", () => {
  const paths = Object.values(addresses.paths);
  for (const path of paths) expect(path).toMatch(/^\/$|^(?:\/[a-z0-9.-]+)+$/);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each([
  [addresses.cityPath("le-havre"), "/villes/le-havre"],
  [addresses.servicePath("site-vitrine"), "/services/site-vitrine"],
  [addresses.technologyPath("nodejs"), "/technologies/nodejs"],
  [addresses.articlePath("mvp-en-30-jours"), "/article/mvp-en-30-jours"],
  [addresses.listPagePath("/blog", 1), "/blog"],
  [addresses.listPagePath("/blog/tag/seo", 2), "/blog/tag/seo/page/2"],
  [blogTag("Cybersécurité").path, "/blog/tag/cybersecurite"],
])("%s", (made, expected) => {
  expect(made).toBe(expected);
});
