/** @jest-environment jsdom */
import { mendAddress } from "../../../src/browser/mend-address";
import { meaningfulAddress } from "../../../src/publish/start-script";
import { destinationOf } from "../../../src/shared/unknown-address";

const pages = [
  ..."/ /contact /services /villes /blog /blog/page/2 /blog/tag/seo /mentions-legales /404 /404.html".split(
    " ",
  ),
  ..."/villes/le-havre /villes/saint-etienne /villes/lyon /services/saas /technologies/nodejs".split(" "),
  ..."/article/un-slug /article/Ma.note_2 /realisations/ateliers-corvel".split(" "),
];
const atOnce = new RegExp(meaningfulAddress);
const nothing = { kind: "nothing" };
const redirect = (to: string) => ({ kind: "redirect", to });
const article = (slug: string) => ({ kind: "article", slug });

it.each([
  ["/villes/Le%20Havre", redirect("/villes/le-havre")],
  ["/villes/atlantide", redirect("/")],
  ["/villes/%zz", redirect("/")],
  ["/villes/lyon", nothing],
  ["/article/un-autre-slug", article("un-autre-slug")],
  ["/article/d%C3%A9but", article("début")],
  ["/article/%zz", article("%zz")],
  ["/villes/lyon/centre", nothing],
  ["/villes-du-monde/lyon", nothing],
  ["", nothing],
  ["/connexion", nothing],
  ["/page-inconnue", nothing],
  ["/\\evil.example", nothing],
  ["/...", nothing],
  ["/!!!", nothing],
  ["/_", nothing],
])("%s leads to %j", (pathname, expected) => {
  expect(destinationOf(pathname, pages)).toEqual(expected);
  if (expected !== nothing) expect(pathname).toMatch(atOnce);
});

it.each(["/page-inconnue?A=%20#É", "/villes-du-monde/lyon", "/villes/lyon/centre", "/?a/"])(
  "needs no scripts to know that %s is nothing",
  (address) => expect(address).not.toMatch(atOnce),
);

// What mail clients, chats, old feeds and people make of an address, and what follows it.
it.each([
  ["/VILLES/LE-HAVRE", "/villes/le-havre"],
  ["/Villes/Saint-Etienne.", "/villes/saint-etienne"],
  ["/villes/le+havre/", "/villes/le-havre"],
  ["/villes/saint_etienne.html", "/villes/saint-etienne"],
  ["/villes//lyon//", "/villes/lyon"],
  ["/villes%2Flyon", "/villes/lyon"],
  ["/technologies%2fnodejs%20", "/technologies/nodejs"],
  ["/services/saa%73/index.html", "/services/saas"],
  ["/blog/tag/seo%C2%A0»", "/blog/tag/seo"],
  ["/blog/page/2)>", "/blog/page/2"],
  ["/mentions-legales’%00", "/mentions-legales"],
  ["/contact%0A%", "/contact"],
  ["/villes/lyon%C3%25#100%", "/villes/lyon#100%25"],
  ["/contact!?a=b&amp;c=d#faq", "/contact?a=b&amp;c=d#faq"],
  ["/contact%3Fa=b%23faq", "/contact?a=b#faq"],
  ["/services&amp;a=b", "/services?a=b"],
  ["/article/MA.note_2…&a=b?c=d#faq", "/article/Ma.note_2?a=b&c=d#faq"],
])("%s leads to %s, with query and fragment", (address, meant) => {
  const parts = mendAddress(new URL(`https://www.agence.example${address}`));
  expect(mendAddress(parts)).toEqual(parts);
  expect(address).toMatch(atOnce);
  const { pathname, search, hash } = parts;
  const destination = destinationOf(pathname, pages);
  const path = destination.kind === "redirect" ? destination.to : pathname;
  expect(path + search + hash).toBe(meant);
});
