import { texts, type Document } from "../../document";
import type { Finding } from "../../fault";
import { inEveryDocument, type Rule } from "../../rule";
import { comingDate } from "../../../shared/calendar/coming-date";
import { routesOf, type Routes } from "../pages/routes";
import { fullAddressFault, linkFault } from "./link-fault";
import { markdownLinks, maskCode } from "../../text/markdown";
import { tagsOf } from "../../text/html";
import { addressRemedy, addressStart, shortTag } from "../../text/restricted-html";

/** HTML that Markdown has no syntax for. */
const markdownTags = ["br", "kbd", "abbr", "sup", "sub"];

/** Labels that say nothing when a screen reader lists the links of a page, or a search engine reads them. */
const vague = (
  "ici|là|lien|ce lien|cette page|page|plus|suite|détails|voir|lire|cliquer|cliquez|cliquez ici|cliquer ici|" +
  "clique ici|voir ici|par ici|lire la suite|la suite|en savoir plus|savoir plus|en lire plus|lire plus|voir plus|" +
  "plus d’infos|plus d’informations|suivez ce lien|suivre ce lien|sur ce lien|découvrir"
).split("|");

/**
 * Links inside HTML and Markdown: where they lead, and what they are called. Raw HTML in Markdown. An article that
 * waits for its day may link to whatever is published by then.
 */
export const linkRule: Rule = {
  name: "link",
  everyBuild: false,
  check: inEveryDocument((document, { content, routes, today }) => {
    const day = comingDate(document.data, today);
    const then = day === undefined ? routes : routesOf(content, day);
    return [...fieldLinks(document, then), ...bodyLinks(document, then), ...bodyMarkup(document)];
  }),
};

/** Addresses in fields of their own: cards, buttons, canonical addresses. */
export const hrefRule: Rule = {
  name: "href",
  everyBuild: true,
  check: inEveryDocument(({ data }, { routes }) =>
    texts(data).map(({ path, text }) => {
      const field = path.at(-1);
      if (field !== "href" && field !== "canonical") return undefined;
      const own = field === "href" ? routes.ownPath(text) : undefined;
      const onSite = text.startsWith("/") ? linkFault(text, routes) : undefined;
      const fault = own === undefined ? onSite : fullAddressFault(text, own, routes);
      return fault && { path, ...fault };
    }),
  ),
};

function fieldLinks(document: Document, routes: Routes): Finding[] {
  return texts(document.data).flatMap(({ path, text }) =>
    Array.from(text.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/gi)).flatMap(({ 0: link, 1: html = "", index }) => {
      const href = tagsOf(link)[0]?.attributes.get("href")?.value ?? "";
      // What begins otherwise is no restricted HTML: the schema check has reported it.
      if (!addressStart.test(href)) return [];
      const faults = [addressFault(document, href, routes), labelFault(html.replace(/<[^>]*>/g, ""))];
      return faults.flatMap((fault) => (fault ? { ...fault, path, index } : []));
    }),
  );
}

function bodyLinks(document: Document, routes: Routes): Finding[] {
  return markdownLinks(document.body?.text ?? "").flatMap(({ image, href, label, index }) => {
    const faults = image ? [foreignPicture(href)] : [addressFault(document, href, routes), labelFault(label)];
    return faults.flatMap((fault) => (fault ? { ...fault, index } : []));
  });
}

function foreignPicture(href: string): Finding | undefined {
  if (!/^(?:[a-z]+:|\/\/)/i.test(href)) return undefined;
  return {
    detail: "foreign-picture",
    problem: `L’image ${href} est celle d’un autre site.`,
    remedy: "Déposez-la à côté de l’article, puis écrivez ![Ce qu’elle montre](./son-nom.png).",
  };
}

function bodyMarkup({ body }: Document): Finding[] {
  const visible = maskCode(body?.text ?? "");
  const comments = Array.from(visible.matchAll(/<!--/g), ({ index }) => ({
    index,
    detail: "comment",
    problem: "Ce commentaire serait publié dans le code de la page.",
    remedy: "Supprimez-le, de <!-- à -->.",
  }));
  const tags = tagsOf(visible)
    .filter(({ name }) => !markdownTags.includes(name) && !/^(?:https?|mailto|tel):/.test(name))
    .map(({ index, text }) => ({
      index,
      detail: "tag",
      problem: `La balise ${shortTag(text)} n’est pas permise dans un article.`,
      remedy: "Écrivez en Markdown ; pour montrer du code, entourez-le d’accents graves `…`.",
    }));
  return [...comments, ...tags];
}

function addressFault(document: Document, href: string, routes: Routes): Finding | undefined {
  if (href.startsWith("/")) return linkFault(href, routes);
  if (href.startsWith("#")) {
    const own = document.kind === "blog-post" ? `/article/${document.slug}` : `/${document.slug}`;
    return linkFault(`${own}${href}`, routes);
  }
  const own = routes.ownPath(href);
  if (own !== undefined) return fullAddressFault(href, own, routes);
  if (href.startsWith("http://")) {
    const remedy = `Écrivez « https://${href.slice(7)} ».`;
    return {
      severity: "warning",
      detail: "insecure",
      problem: `« ${href} » n’est pas une adresse sûre.`,
      remedy,
    };
  }
  if (/^(?:https:\/\/[^\s/]+\.[^\s/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s]+\.[^@\s]+$)/.test(href))
    return undefined;
  return {
    detail: "address",
    problem: href === "" ? "Ce lien n’a pas d’adresse." : `« ${href} » n’est pas une adresse complète.`,
    remedy: addressRemedy(href),
  };
}

function labelFault(label: string): Finding | undefined {
  const words = label
    .toLocaleLowerCase("fr")
    .replace(/'/g, "’")
    .replace(/[^\p{L}\p{N}’]+/gu, " ")
    .trim();
  if (words === "") {
    const remedy = "Écrivez entre crochets, ou entre <a> et </a>, le nom de la page liée.";
    return { detail: "label", problem: "Ce lien n’a pas de libellé.", remedy };
  }
  if (!vague.includes(words)) return undefined;
  const remedy = "Nommez la page liée : « notre page sur les sites vitrines », « la grille des délais ».";
  return {
    detail: "vague-label",
    problem: `Le libellé « ${label.trim()} » ne dit pas où mène le lien.`,
    remedy,
  };
}
