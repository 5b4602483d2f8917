import { faultAt, faultInBody, type Finding } from "../at";
import { texts, type Document } from "../document";
import type { Fault } from "../fault";
import type { Content } from "../read/content";
import type { Routes } from "../core/routes";
import { linkFault } from "../core/link-fault";
import { markdownLinks } from "../text/markdown-links";
import { maskCode } from "../text/mask-code";
import { tagsOf } from "../text/restricted-html";
import { labelFault } from "./labels";

/** HTML that Markdown cannot say otherwise. */
const markdownTags = ["br", "kbd", "abbr", "sup", "sub"];

/** Links inside HTML and Markdown: where they lead, and what they are called. Raw HTML in Markdown. */
export function checkLinks(content: Content, routes: Routes): Fault[] {
  return content.documents.flatMap((document) => [
    ...[...texts(document.data)].flatMap(({ path, text }) =>
      htmlLinks(text).flatMap(({ href, label, index }) =>
        findings(document, href, label, routes).map((finding) =>
          faultAt(document, { path, index, ...finding }),
        ),
      ),
    ),
    ...bodyFaults(document, routes),
  ]);
}

function htmlLinks(html: string): { href: string; label: string; index: number }[] {
  return Array.from(html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/gi), ({ 0: whole, 1: label = "", index }) => ({
    href: tagsOf(whole)[0]?.attributes.get("href")?.value ?? "",
    label: label.replace(/<[^>]*>/g, ""),
    index,
  }));
}

function bodyFaults(document: Document, routes: Routes): Fault[] {
  const text = document.body?.text ?? "";
  const links = markdownLinks(text)
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
  return [...links, ...tags];
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
    remedy: "Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33….",
  };
}
