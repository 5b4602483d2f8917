import { meaningfulAddress } from "../../../src/publish/start-script";
import { destinationOf } from "../../../src/shared/unknown-address";

const listOf = (path: string, ...slugs: string[]) => ({ path, entries: slugs.map((slug) => ({ slug })) });
const known = [listOf("/villes", "le-havre", "saint-etienne", "lyon"), listOf("/services", "saas")];
const nothing = { kind: "nothing" };
const redirect = (to: string) => ({ kind: "redirect", to });
const article = (slug: string) => ({ kind: "article", slug });

it.each([
  ["another spelling of a city", "/villes/Le%20Havre", redirect("/villes/le-havre")],
  ["accents", "/villes/Saint-%C3%89tienne", redirect("/villes/saint-etienne")],
  ["capitals", "/services/SaaS", redirect("/services/saas")],
  ["an unknown city", "/villes/atlantide", redirect("/")],
  ["a broken escape", "/villes/%zz", redirect("/")],
  ["a known page that the host did not find", "/villes/lyon", nothing],
  ["an article", "/article/un-slug", article("un-slug")],
  ["an article with an encoded slug", "/article/d%C3%A9but", article("début")],
  ["an article whose slug is a broken escape", "/article/%zz", article("%zz")],
  ["a city too deep", "/villes/lyon/centre", nothing],
  ["a section that only begins alike", "/villes-du-monde/lyon", nothing],
  ["home", "/", nothing],
  ["an address without header and footer", "/connexion", nothing],
  ["anything else", "/page-inconnue", nothing],
])("knows what to do with %s: %s", (_name, pathname, expected) => {
  expect(destinationOf(pathname, known)).toEqual(expected);
  const hasMeaning = expected !== nothing || /^\/(?:villes\/lyon|connexion\/?)$/.test(pathname);
  expect(new RegExp(meaningfulAddress).test(pathname)).toBe(hasMeaning);
});
