import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  articlePath,
  cityPath,
  listPagePath,
  paths,
  servicePath,
  technologyPath,
} from "../../../src/shared/paths";
import { blogTag } from "../../../src/shared/blog-tag";
import { toSlug } from "../../../src/shared/slug";

describe("toSlug", () => {
  it.each([
    ["Le Havre", "le-havre"],
    ["Saint-Étienne", "saint-etienne"],
    ["Aix-en-Provence", "aix-en-provence"],
    ["Nîmes", "nimes"],
    ["Node.js", "nodejs"],
    ["Postman & Newman", "postman-and-newman"],
    ["Augmentation d’effectif tech", "augmentation-deffectif-tech"],
    ["Augmentation d'effectif tech", "augmentation-deffectif-tech"],
    ["Marketing web (SEO et SEA)", "marketing-web-seo-et-sea"],
    ["  Lyon  ", "lyon"],
    ["Cœur de métier", "coeur-de-metier"],
    ["日本", ""],
    ["", ""],
  ])("%s → %s", (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  // Whatever spelling of a name a visitor types, its slug finds the page.
  it.each(["cities", "services", "technologies"])(
    "gives every entry of content/%s the name of its folder",
    (kind) => {
      const folder = path.join("content", kind);
      const slugs = readdirSync(folder);
      const names = slugs.map((slug) => {
        const file = path.join(folder, slug, "index.json");
        const { city, name } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
        return city ?? name ?? "";
      });
      expect(names.map(toSlug)).toEqual(slugs);
    },
  );
});

describe("paths", () => {
  it("have no final slash and nothing to encode", () => {
    for (const fixed of Object.values(paths)) expect(encodeURI(fixed)).toBe(fixed);
    expect(Object.values(paths).filter((fixed) => fixed !== "/" && fixed.endsWith("/"))).toEqual([]);
    expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length);
  });

  it.each([
    [cityPath("le-havre"), "/villes/le-havre"],
    [servicePath("site-vitrine"), "/services/site-vitrine"],
    [technologyPath("nodejs"), "/technologies/nodejs"],
    [articlePath("mvp-en-30-jours"), "/article/mvp-en-30-jours"],
    [listPagePath("/blog", 1), "/blog"],
    [listPagePath("/blog", 0), "/blog"],
    [listPagePath("/blog/tag/seo", 2), "/blog/tag/seo/page/2"],
    [blogTag("Cybersécurité").path, "/blog/tag/cybersecurite"],
  ])("%s", (made, expected) => {
    expect(made).toBe(expected);
  });
});
