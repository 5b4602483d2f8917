import { unlike } from "./judge";
import { ownSite, siteUrl, type BuiltPage } from "../../support/built-site";
import { kindOf } from "../../support/templates";

/** The links of the header that a section of the site marks; in a dropdown, the link to the very page is marked as well. */
const marked = "header nav > ul > li > a[aria-current], header nav summary[aria-current]";
const sections: Readonly<Record<string, string>> = {
  services: "Nos services",
  technologies: "Technologies",
  realisations: "Réalisations",
};

/** RGAA 9.2 and 12.6. */
export function partFaults({ address, document }: BuiltPage): string[] {
  const nameOf = (part: Element) =>
    part.getAttribute("aria-label") ??
    document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent.trim() ??
    "";
  const marks = Array.from(document.querySelectorAll(marked), ({ textContent }) => textContent);
  const section = sections[address.split("/")[1] ?? ""];
  return [
    ...unlike("marked in the header", marks, section ? [section] : []),
    ...["nav", "section", "aside"].flatMap((kind) => {
      const names = Array.from(document.querySelectorAll(`${kind}:not([hidden])`), nameOf);
      return unlike(
        kind,
        names,
        [...new Set(names)].filter((name) => name !== ""),
      );
    }),
  ];
}

/** A link to another site or to a picture's file opens in a new tab, and says so; no other does. */
export function linkFaults({ address, document }: BuiltPage): string[] {
  // What authors write has plain links.
  const texts = /^(?:texte-legal|accessibilite)$/.test(kindOf(address)) ? "main" : "[data-article-text]";
  const isRight = (link: HTMLAnchorElement) => {
    const name = link.getAttribute("aria-label") ?? link.textContent;
    const isMarked = link.target === "_blank" && link.rel === "noopener" && name.endsWith(" (nouvel onglet)");
    // A picture's file has no way back either.
    const isElsewhere = /^https?:|^\/static\//.test(link.getAttribute("href") ?? "");
    return isElsewhere ? isMarked : !link.hasAttribute("target");
  };
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .filter((link) => !link.closest(texts) && !isRight(link))
    .map(({ outerHTML }) => outerHTML);
}

export const sourceFaults = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll("[src], [poster], link[href]:not([rel=canonical])")]
    .flatMap((element) => ["src", "poster", "href"].map((name) => element.getAttribute(name) ?? ""))
    .filter((url) => /^(?:\w+:)?\/\//.test(url) && !url.startsWith(siteUrl));

export function pictureFaults({ document }: BuiltPage): string[] {
  const isRight = (picture: Element) => {
    const of = (name: string): string => picture.getAttribute(name) ?? "";
    const hasSize = [of("width"), of("height")].every((side) => Number(side) > 0);
    // The copy of a picture for phones.
    if (picture.localName === "source") return hasSize && of("media") === "(max-width: 40em)";
    const isFirst = of("fetchpriority") === "high";
    const isLoaded = picture.hasAttribute("alt") && of("loading") === (isFirst ? "" : "lazy");
    const isFitting = of("srcset")
      ? /^auto, /.test(of("sizes")) !== isFirst
      : !/^\/static\/.+\.(?:avif|jpe?g|png|webp)$/.test(of("src"));
    return hasSize && isLoaded && isFitting;
  };
  // What authors write into articles has attributes of its own.
  return [...document.querySelectorAll("main :is(img, source[srcset])")]
    .filter((picture) => !picture.closest("[data-article-text]") && !isRight(picture))
    .map(({ outerHTML }) => outerHTML);
}

/** Type and autocomplete of each field for a lead (WCAG 1.3.5), by its name. */
const fields: Readonly<Record<string, string>> = {
  name: "text name",
  lastName: "text family-name",
  firstName: "text given-name",
  email: "email email",
  phone: "tel tel",
  message: "textarea ",
  project: "textarea ",
  project_description: "textarea ",
};

const honeypot = "champ-annexe";

export const fieldFaults = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll<HTMLInputElement>("form[id^=formulaire] :is(input, textarea)")]
    .filter(({ name, type }) => type !== "checkbox" && name !== honeypot)
    .filter(({ name, type, autocomplete }) => fields[name] !== `${type} ${autocomplete}`)
    .map(({ outerHTML }) => outerHTML);

/** Criteria of RGAA that the grid on the statement's page calls « sans objet ». */
const withoutObject = (): readonly string[] => {
  const rows = ownSite.has("/accessibilite.html")
    ? ownSite.page("/accessibilite").document.querySelectorAll("tbody tr")
    : [];
  return Array.from(rows)
    .filter((row) => row.querySelector("td")?.textContent === "Sans objet")
    .map((row) => row.querySelector("th")?.textContent?.split(" ")[0] ?? "");
};

/** What a page may hold, and the criteria of RGAA that it gives an object. */
const objects: Readonly<Record<string, readonly string[]>> = {
  iframe: ["2.1", "2.2"],
  video: ["4.11"],
  "caption, table[aria-label], table[aria-labelledby]": ["5.4", "5.5"],
  "table th": ["5.6", "5.7"],
  "body [lang]": ["8.8"],
  "form input, form textarea, form select": ["11.1", "11.2", "11.9", "11.10"],
  "fieldset, [role=radiogroup]": ["11.5", "11.6", "11.7"],
  optgroup: ["11.8"],
  "a[target=_blank]": ["13.2"],
};

/** Criteria that the audit's grid calls « sans objet » though something of theirs is there. */
export const auditFaults = ({ document }: { readonly document: Document }): string[] =>
  Object.entries(objects)
    .filter(([selector]) => document.querySelector(selector))
    .flatMap(([selector, criteria]) =>
      criteria.filter((number) => withoutObject().includes(number)).map((number) => `${number}: ${selector}`),
    );

// What stands between two inline elements, and between them alone: elsewhere an author joins parts of a word.
const [end, start] = [
  "</(?:a|b|button|i|label|small|span|time)>",
  "<(?:a|b|button|i|input|label|small|span|time)\\b[^>]*>",
];
const joined = new RegExp(
  `[\\p{L}\\p{N}\\p{So}.»!?](?:${end})(?:${end}|${start})*${start}[\\p{L}\\p{N}+].{0,20}`,
  "gu",
);

export const joinFaults = ({ document }: BuiltPage): string[] =>
  document.body.innerHTML.replace(/<(pre|svg|picture)\b.*?<\/\1>/gs, "").match(joined) ?? [];

/** RGAA 8.9: a text that is read stands in a paragraph or in what says what it is. */
export const straightFaults = ({ document }: BuiltPage): string[] =>
  [
    ...document.querySelectorAll(
      "body :is(div, section, article, aside, blockquote):not([aria-hidden] *, svg *)",
    ),
  ]
    .filter((box) => !box.hasAttribute("aria-hidden"))
    .flatMap((box) => [...box.childNodes].filter(({ nodeName }) => nodeName === "#text"))
    .map(({ textContent }) => textContent?.trim() ?? "")
    .filter((text) => text !== "");

/** Parts of a page that can be met one by one have each a name: a heading, or a label. */
export const namelessArticles = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll("article:not([aria-label], [data-article-text])")]
    .filter((article) => !article.querySelector("h2, h3, h4"))
    .map(({ textContent }) => textContent?.trim().slice(0, 80) ?? "");
