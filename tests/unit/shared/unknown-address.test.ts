import { destinationOf, meaningfulAddress } from "../../../src/shared/unknown-address";

const known = {
  cities: ["le-havre", "saint-etienne", "lyon"],
  services: ["saas", "site-vitrine"],
  technologies: ["nodejs", "entra-id"],
  caseStudies: ["fluxandre"],
};
const nothing = { kind: "nothing" };
const redirect = (to: string) => ({ kind: "redirect", to });
const article = (slug: string) => ({ kind: "article", slug });

it.each([
  ["another spelling of a city", "/villes/Le%20Havre", redirect("/villes/le-havre")],
  ["accents", "/villes/Saint-%C3%89tienne", redirect("/villes/saint-etienne")],
  ["accents that nobody encoded", "/villes/Saint-Étienne", redirect("/villes/saint-etienne")],
  ["capitals", "/services/SaaS", redirect("/services/saas")],
  ["a dot", "/technologies/Node.js", redirect("/technologies/nodejs")],
  ["a final slash", "/villes/LYON/", redirect("/villes/lyon")],
  ["an unknown city", "/villes/atlantide", redirect("/")],
  ["an unknown service", "/services/teletravail", redirect("/")],
  ["an unknown technology", "/technologies/cobol", redirect("/")],
  ["another spelling of a case", "/realisations/Fluxandre", redirect("/realisations/fluxandre")],
  ["signs alone", "/villes/%F0%9F%98%80", redirect("/")],
  ["a broken escape", "/villes/%zz", redirect("/")],
  ["a known page that the host did not find", "/villes/lyon", nothing],
  ["an article", "/article/un-slug", article("un-slug")],
  ["an article with a final slash", "/article/un-slug/", article("un-slug")],
  ["an article with an encoded slug", "/article/d%C3%A9but", article("début")],
  ["an article whose slug is a broken escape", "/article/%zz", article("%zz")],
  ["no article", "/article", nothing],
  ["an article too deep", "/article/un/deux", nothing],
  ["a city too deep", "/villes/lyon/centre", nothing],
  ["a section that only begins alike", "/villes-du-monde/lyon", nothing],
  ["home", "/", nothing],
  ["nothing at all", "", nothing],
  ["anything else", "/connexion", nothing],
  ["anything else, deeper", "/a/b", nothing],
])("%s: %s", (_name, pathname, expected) => {
  expect(destinationOf(pathname, known)).toEqual(expected);
  if (expected !== nothing) expect(pathname).toMatch(new RegExp(meaningfulAddress));
});

it.each([
  ["/connexion", true],
  ["/connexion/", true],
  ["/connexion/deux", false],
  ["/page-inconnue", false],
  ["/article", false],
  ["/article/un/deux", false],
  ["/villes-du-monde/lyon", false],
  ["/", false],
])("means something to the 404 document: %s, %s", (pathname, means) => {
  expect(new RegExp(meaningfulAddress).test(pathname)).toBe(means);
});
