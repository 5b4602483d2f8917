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
