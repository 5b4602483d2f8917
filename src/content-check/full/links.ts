import { faultAt, faultInBody, type Finding } from "../at";
import { texts, type Document } from "../document";
import type { Fault } from "../fault";
import type { Content } from "../read/content";
import { comingDate } from "../core/dates";
import { routesOf, type Routes } from "../core/routes";
import { fullAddressFault, linkFault } from "../core/link-fault";
import { markdownLinks } from "../text/markdown-links";
import { addressRemedy, addressStart } from "../text/address";
import { maskCode } from "../text/mask-code";
import { tagsOf } from "../text/restricted-html";
import { labelFault } from "./labels";

/** HTML that Markdown cannot say otherwise. */
const markdownTags = ["br", "kbd", "abbr", "sup", "sub"];

/**
 * Links inside HTML and Markdown: where they lead, and what they are called. Raw HTML in Markdown. An article that
 * waits for its day may link to whatever is published by then. @param today year-month-day
 */
export function checkLinks(content: Content, today: string): Fault[] {
  const days = new Map<string, Routes>();
  const routesOn = (day: string): Routes => {
    const routes = days.get(day) ?? routesOf(content, day);
    days.set(day, routes);
    return routes;
  };
  return content.documents.flatMap((document) =>
    linkFaults(document, routesOn(comingDate(document, today) ?? today)),
  );
}

function linkFaults(document: Document, routes: Routes): Fault[] {
  const inFields = [...texts(document.data)].flatMap(({ path, text }) =>
    htmlLinks(text).flatMap(({ href, label, index }) =>
      findings(document, href, label, routes).map((finding) =>
        faultAt(document, { path, index, ...finding }),
      ),
    ),
  );
  return [...inFields, ...bodyFaults(document, routes)];
}

function htmlLinks(html: string): { href: string; label: string; index: number }[] {
  const links = Array.from(
    html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/gi),
    ({ 0: whole, 1: label = "", index }) => ({
      href: tagsOf(whole)[0]?.attributes.get("href")?.value ?? "",
      label: label.replace(/<[^>]*>/g, ""),
      index,
    }),
  );
  // What begins otherwise is no restricted HTML: the schema has said so.
  return links.filter(({ href }) => addressStart.test(href));
}

function bodyFaults(document: Document, routes: Routes): Fault[] {
  const text = document.body?.text ?? "";
  const all = markdownLinks(text);
  const borrowed = all
    .filter(({ image, href }) => image && /^(?:[a-z]+:|\/\/)/i.test(href))
    .map(({ href, index }) =>
      faultInBody(document, index, {
        problem: `L’image ${href} est celle d’un autre site.`,
        remedy: "Déposez-la à côté de l’article, puis écrivez ![Ce qu’elle montre](./son-nom.png).",
      }),
    );
  const comments = Array.from(maskCode(text).matchAll(/<!--/g), ({ index }) =>
    faultInBody(document, index, {
      problem: "Ce commentaire serait publié dans le code de la page.",
      remedy: "Supprimez-le, de <!-- à -->.",
    }),
  );
  const links = all
    .filter((link) => !link.image)
    .flatMap(({ href, label, index }) =>
      findings(document, href, label, routes).map((finding) => faultInBody(document, index, finding)),
    );
  const tags = tagsOf(maskCode(text))
    .filter(({ name }) => !markdownTags.includes(name) && !/^(?:https?|mailto|tel)$/.test(name))
    .map(({ index, text: tag }) =>
      faultInBody(document, index, {
        problem: `La balise ${tag.length > 40 ? `${tag.slice(0, 39)}…` : tag} n’est pas permise dans un article.`,
        remedy: "Écrivez en Markdown ; pour montrer du code, entourez-le d’accents graves `…`.",
      }),
    );
  return [...borrowed, ...comments, ...links, ...tags];
}

function findings(
  document: Document,
  href: string,
  label: string,
  routes: Routes,
): Omit<Finding, "path" | "index">[] {
  const address = addressFault(document, href, routes);
  const vague = labelFault(label);
  return [...(address ? [address] : []), ...(vague ? [vague] : [])];
}

function addressFault(
  document: Document,
  href: string,
  routes: Routes,
): Omit<Finding, "path" | "index"> | undefined {
  if (href.startsWith("/")) return linkFault(href, routes);
  if (href.startsWith("#")) {
    const own = document.kind === "blog-post" ? `/article/${document.slug}` : `/${document.slug}`;
    return linkFault(`${own}${href}`, routes);
  }
  const own = routes.ownPath(href);
  if (own !== undefined) return fullAddressFault(href, own, routes);
  if (href.startsWith("http://")) {
    return {
      severity: "warning",
      problem: `« ${href} » n’est pas une adresse sûre.`,
      remedy: `Écrivez « https://${href.slice(7)} ».`,
    };
  }
  if (/^https:\/\/[^\s/]+\.[^\s/]+/.test(href) || /^tel:\+\d{8,15}$/.test(href)) return undefined;
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)) return undefined;
  return {
    problem: href === "" ? "Ce lien n’a pas d’adresse." : `« ${href} » n’est pas une adresse complète.`,
    remedy: addressRemedy(href),
  };
}
