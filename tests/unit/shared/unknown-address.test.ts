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
  ["/article/ma.note-2", redirect("/article/Ma.note_2")],
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
])("%s leads to %j", (pathname, expected) => {
  expect(destinationOf(pathname, pages)).toEqual(expected);
  if (expected !== nothing) expect(pathname).toMatch(atOnce);
});

it.each(["/page-inconnue?A=%20#É", "/villes-du-monde/lyon", "/villes/lyon/centre", "/?a/"])(
  "needs no scripts to know that %s is nothing",
  (address) => expect(address).not.toMatch(atOnce),
);

/** Where an address leads: first mended, then looked up unless a page is there. */
function leadsTo(address: string): string {
  const parts = mendAddress(new URL(`https://www.agence.example${address}`));
  expect(mendAddress(parts)).toEqual(parts);
  const destination = destinationOf(parts.pathname, pages);
  if (!pages.includes(address.replace(/[?#].*/, ""))) expect(address).toMatch(atOnce);
  const path = pages.includes(parts.pathname)
    ? parts.pathname
    : destination.kind === "redirect" && destination.to;
  return path + parts.search + parts.hash;
}

/* What mail clients, chats, old feeds and people make of an address; each list is one kind. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replace(/(?<=\/)\p{L}/gu, (letter) => letter.toUpperCase()),
  (path) => path.replace(/(?<!%.)\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ...["//", "%2F", "%252f"].map((slash) => (path: string) => path.replace(/(?<=.)\//g, slash)),
  ...["+", "_", "%20"].map((hyphen) => (path: string) => path.replaceAll("-", hyphen)),
];
const endings = ["", "", "/", ".html", "/index.html", "//"];
const punctuation = ", , . ) > ; » ! … ’ ' \" * | & % %20 %C2%A0 %C3 %2E %5F %29. %00 %0A"
  .split(" ")
  .concat("", "");
/** What is written after the path, and what it means. */
const marks = [
  ["", ""],
  ["?a=b&amp;c=d#faq", "?a=b&amp;c=d#faq"],
  ["%3Fa=b%23faq", "?a=b#faq"],
  ["&amp;a=b", "?a=b"],
  ["&a=b?c=d#faq", "?a=b&c=d#faq"],
] as const;

it("leads 300 spellings of its addresses to their pages, with query and fragment", () => {
  // Lehmer's generator (Park and Miller, 1988): the same spellings in every run.
  let seed = 20_261_126;
  const pick = <Item>(items: readonly Item[]): Item => {
    seed = (seed * 48_271) % 2_147_483_647;
    return items[seed % items.length] as Item;
  };
  const addresses = pages.filter((page) => !/^\/(?:404|$)/.test(page));
  const lost = Array.from({ length: 300 }, () => {
    const [page, [written, meant]] = [pick(addresses), pick(marks)];
    const typed = pick(spellings)(pick(spellings)(page)) + pick(endings) + pick(punctuation) + written;
    return { typed, reached: leadsTo(typed), meant: page + meant };
  }).filter(({ reached, meant }) => reached !== meant);
  expect(lost).toEqual([]);
});
