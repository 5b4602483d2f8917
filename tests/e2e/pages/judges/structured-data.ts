import { socialCardPath } from "../../../../src/seo/social-card";
import { formatDate, formatMonth } from "../../../../src/shared/calendar/dates";
import { formatTime, minutesOf } from "../../../../src/shared/calendar/opening-hours";
import { formatCount } from "../../../../src/shared/text/number";
import { htmlToText } from "../../../../src/shared/html";
import { ownSite, siteUrl, type BuiltPage } from "../../support/built-site";
import { failing, unlike } from "./judge";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What only machines need: vocabulary, identity, order, codes. */
const vocabulary = new Set(
  (
    "@context @type @id inLanguage position addressCountry priceCurrency valueAddedTaxIncluded " +
    "dayOfWeek latitude longitude"
  ).split(" "),
);

function valuesOf(json: Json, name = ""): [string, string][] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesOf(item, name));
  if (json === null || typeof json !== "object") return [[name, String(json)]];
  return Object.entries(json).flatMap(([key, value]) => (vocabulary.has(key) ? [] : valuesOf(value, key)));
}

/** Folds white space, with none before a closing sign. */
const folded = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([.,)])/g, "$1")
    .trim();

function textOf(node: Node): string {
  if (/^(?:#comment|script|style|noscript|template)$/i.test(node.nodeName)) return "";
  // Blocks that touch in the source do not touch on screen.
  return node.nodeValue ?? `${Array.from(node.childNodes, textOf).join("")} `;
}

function isShown(name: string, value: string, document: Document, text: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const isLink = links.some((link) => link.href === value);
  if (name.startsWith("date"))
    return [formatDate, formatMonth].some((format) => text.includes(format(value)));
  if (name === "minPrice" || name === "price")
    return text.includes(value === "0" ? "offert" : folded(formatCount(Number(value))));
  if (name === "telephone") return links.some((link) => link.getAttribute("href") === `tel:${value}`);
  // The sign stands on the page as a drawing; its file, and the site's card, are for those who want a picture of it.
  if (name === "logo" || value === siteUrl + socialCardPath("/")) return ownSite.has(new URL(value).pathname);
  if (name === "opens" || name === "closes") return text.includes(folded(formatTime(minutesOf(value))));
  if (name === "image") {
    const isPicture = ({ src, srcset }: HTMLImageElement) =>
      src === value || srcset.includes(new URL(value).pathname);
    return (
      isLink ||
      document.querySelector(`meta[property="og:image"][content="${value}"]`) !== null ||
      [...document.querySelectorAll<HTMLImageElement>("img[src]")].some(isPicture)
    );
  }
  if (/^https?:/.test(value)) return isLink || value === document.baseURI;
  // An answer carries its markup.
  return text.includes(folded(name === "text" ? htmlToText(value) : value));
}

/** The data of each kind of page, by the beginning of its address. */
const kinds: readonly (readonly [pattern: RegExp, types: string])[] = [
  [/^\/$/, "ProfessionalService WebSite FAQPage"],
  [/^\/contact$/, "ProfessionalService BreadcrumbList"],
  [/^\/(?:villes|services)\/./, "Service BreadcrumbList"],
  [/^\/realisations$/, "BreadcrumbList ItemList"],
  [/^\/realisations\/./, "CreativeWork BreadcrumbList"],
  [/^\/article\//, "BlogPosting BreadcrumbList"],
  [/^\/404$/, ""],
];

/** An article's picture comes first, where it has one; then, for who takes no drawing, the card that others share. */
function isItsPicture(images: Json | undefined, document: Document): boolean {
  const [own, ...others] = [images ?? []].flat();
  const picture = document.querySelector<HTMLImageElement>("main header + img, main header + picture > img");
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
  const isOwn = picture
    ? picture.src === own || picture.srcset.includes(new URL(String(own)).pathname)
    : own === card;
  return isOwn && [own, ...others].includes(card ?? "");
}

/** Structured data has what is its page's own, and says nothing that the page does not show. */
export function dataFaults({ address, document }: BuiltPage): string[] {
  const blocks = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent) as { [key: string]: Json },
  );
  const text = folded(textOf(document.body));
  const types = blocks.map((block) => String(block["@type"]));
  const expected = kinds.find(([pattern]) => pattern.test(address))?.[1];
  const [first = {}] = blocks;
  const all = JSON.stringify(blocks);
  const agency = `"@id":"${siteUrl}/#agence"`;
  const published = document
    .querySelector('meta[property="article:published_time"]')
    ?.getAttribute("content");
  return [
    ...(expected === undefined ? [] : unlike(address, types.join(" "), expected)),
    ...failing({
      "one vocabulary": blocks.every((block) => block["@context"] === "https://schema.org"),
      "no reviews of one's own": !/AggregateRating|"Review"|ratingValue/.test(all),
      "questions on the home page alone": address === "/" || !types.includes("FAQPage"),
      "the agency with its hours and pictures":
        types[0] !== "ProfessionalService" ||
        [agency, '"logo":"', '"image":"', '"openingHoursSpecification":['].every((part) =>
          all.includes(part),
        ),
      "an article of the agency, with its picture and date":
        types[0] !== "BlogPosting" ||
        ([first.author, first.publisher].every(
          (by) => /"@id".*"logo":"/.test(JSON.stringify(by)) && JSON.stringify(by).includes(agency),
        ) &&
          isItsPicture(first.image, document) &&
          first.datePublished === published),
    }),
    ...valuesOf(blocks)
      .filter(
        ([name, value]) =>
          ["", "undefined", "null"].includes(value) ||
          (name === "image" && value.endsWith(".svg") && types[0] !== "BlogPosting") ||
          !isShown(name, value, document, text),
      )
      .map(([name, value]) => `${name} « ${value} » is not on ${address}`),
  ];
}
