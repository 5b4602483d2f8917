import { readdirSync, readFileSync } from "node:fs";
import { toSlug } from "../../../src/shared/slug";

it.each([
  ["Saint-Étienne", "saint-etienne"],
  ["Node.js", "nodejs"],
  ["Postman & Newman", "postman-and-newman"],
  ["Augmentation d’effectif tech", "augmentation-deffectif-tech"],
  ["Marketing web (SEO et SEA)", "marketing-web-seo-et-sea"],
  ["Cœur de métier", "coeur-de-metier"],
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
