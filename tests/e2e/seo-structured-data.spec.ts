import { expect, test } from "playwright/test";
import { formatTime, minutesOf } from "../../src/shared/calendar/opening-hours";
import { formatDate, formatMonth } from "../../src/shared/calendar/dates";
import { formatCount } from "../../src/shared/format-text";
import { socialCardPath } from "../../src/seo/social-card";
import { htmlToText } from "../../src/shared/html";
import { builtAddresses, builtPage, folded, isPublished, siteUrl, visibleText } from "./support/built-pages";
import { addressOf, templates } from "./support/site";

/*
 * Structured data says nothing that its page does not show: each value of each JSON-LD block is looked for in the
 * page itself.
 */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Block = { [key: string]: Json };

function blocksOf(document: Document): Block[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? "") as Block,
  );
}

/** What only machines need: vocabulary, identity, order, codes. */
const vocabulary = new Set(
  (
    "@context @type @id inLanguage position addressCountry priceCurrency valueAddedTaxIncluded " +
    "dayOfWeek latitude longitude"
  ).split(" "),
);

function valuesOf(json: Json, name = ""): [string, string][] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesOf(item, name));
  if (json !== null && typeof json === "object") {
    return Object.entries(json).flatMap(([key, value]) => (vocabulary.has(key) ? [] : valuesOf(value, key)));
  }
  return [[name, String(json)]];
}

function isShown(name: string, value: string, document: Document, text: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  if (name.startsWith("date"))
    return [formatDate, formatMonth].some((format) => text.includes(format(value)));
  if (name === "minPrice")
    return text.includes(value === "0" ? "offert" : folded(formatCount(Number(value))));
  if (name === "telephone") return links.some((link) => link.getAttribute("href") === `tel:${value}`);
  // The sign stands on the page as a drawing; its file, and the site's card, are for those who want a picture of it.
  if (name === "logo" || value === siteUrl + socialCardPath("/")) return isPublished(new URL(value).pathname);
  if (name === "opens" || name === "closes") return text.includes(folded(formatTime(minutesOf(value))));
  if (name === "image" && document.querySelector(`meta[property="og:image"][content="${value}"]`))
    return true;
  if (name === "image") {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("img[src]")];
    const isPicture = pictures.some(
      (picture) => picture.src === value || picture.srcset.includes(new URL(value).pathname),
    );
    return isPicture || links.some((link) => link.href === value);
  }
  if (/^https?:/.test(value)) {
    return value === document.baseURI || links.some((link) => link.href === value);
  }
  return text.includes(folded(value));
}

const typesOf = (address: string): string[] =>
  blocksOf(builtPage(address).document).map((block) => String(block["@type"]));

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();

test("every value in structured data is whole, and on its page", () => {
  const faults = addresses.flatMap((address) => {
    const { document } = builtPage(address);
    const text = visibleText(document);
    return blocksOf(document).flatMap((block) => {
      const reasons = valuesOf(block).flatMap(([name, value]) => {
        if (["", "undefined", "null"].includes(value)) return [`${name} has no value`];
        if (name === "image" && value.endsWith(".svg")) return [`${name} is a drawing`];
        // An answer carries its markup.
        return isShown(name, name === "text" ? htmlToText(value) : value, document, text)
          ? []
          : [`${name} « ${value} » is not on the page`];
      });
      if (block["@context"] !== "https://schema.org") reasons.push("another vocabulary");
      // Reviews of one's own are no structured data.
      if (/AggregateRating|"Review"|ratingValue/.test(JSON.stringify(block))) reasons.push("a review");
      return reasons.map((reason) => `${address}, ${String(block["@type"])}: ${reason}`);
    });
  });
  expect(faults).toEqual([]);
});

test("the agency has its hours and a picture, and its articles are by it", () => {
  const any = (type: StringConstructor | ArrayConstructor): unknown => expect.any(type);
  const agency = { "@id": `${siteUrl}/#agence`, logo: any(String) };
  for (const address of ["/", "/contact"])
    expect(blocksOf(builtPage(address).document)[0], address).toMatchObject({
      ...{ ...agency, image: any(String), openingHoursSpecification: any(Array) },
    });
  for (const address of addresses.filter((path) => path.startsWith("/article/"))) {
    const { document } = builtPage(address);
    const [article] = blocksOf(document);
    expect(article, address).toMatchObject({ image: any(String), author: agency, publisher: agency });
    const published = document.querySelector('meta[property="article:published_time"]');
    expect(published?.getAttribute("content"), address).toBe(article?.datePublished);
  }
});

test("each kind of page carries the data that is its own", () => {
  const expected = {
    accueil: ["ProfessionalService", "WebSite", "FAQPage"],
    contact: ["ProfessionalService", "BreadcrumbList"],
    ville: ["Service", "BreadcrumbList"],
    service: ["Service", "BreadcrumbList"],
    realisations: ["BreadcrumbList", "ItemList"],
    realisation: ["CreativeWork", "BreadcrumbList"],
    article: ["BlogPosting", "BreadcrumbList"],
    "article-api": ["BlogPosting", "BreadcrumbList"],
  };
  for (const [name, types] of Object.entries(expected))
    if (name in templates) expect([name, typesOf(addressOf(name))]).toEqual([name, types]);
  expect(typesOf("/404")).toEqual([]);
  const withQuestions = addresses.filter((address) => typesOf(address).includes("FAQPage"));
  expect(withQuestions).toEqual(["/"]);
});
