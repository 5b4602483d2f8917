import type { Finding } from "../../fault";
import { nearest } from "../../text/nearest";
import { never } from "../../../shared/calendar/coming-date";
import type { Routes } from "../pages/routes";

/** A further page of a list of articles: how many there are depends on the articles of the API. */
export const laterPage = /^\/blog(?:\/tag\/[^/]+)?\/page\/(?:[2-9]|[1-9]\d+)$/;

/** What is wrong with an address of the site, if anything; its fragment `src/check-pages` judges. @param href starts with `/`; may carry ?query and #fragment */
export function linkFault(href: string, routes: Routes): Finding | undefined {
  const [path = ""] = href.split(/[?#]/);
  if (path.length > 1 && path.endsWith("/")) {
    const problem = `« ${href} » se termine par une barre, les adresses du site n’en ont pas.`;
    return { detail: "trailing-slash", problem, remedy: `Écrivez « ${path.slice(0, -1)} ».` };
  }
  const onward = routes.redirect(path);
  if (onward !== undefined) {
    const remedy = `Écrivez directement « ${onward} ».`;
    return {
      severity: "warning",
      detail: "old-address",
      problem: `« ${path} » est une ancienne adresse.`,
      remedy,
    };
  }
  const coming = routes.comingDate(path);
  if (coming === never) {
    const problem = `« ${path} » n’est pas en ligne : cet article est un brouillon.`;
    return { detail: "draft", problem, remedy: "Publiez-le avec ce lien, ou retirez le lien." };
  }
  if (coming !== undefined) {
    const problem = `« ${path} » n’est pas encore en ligne : cet article attend le ${coming}.`;
    return {
      detail: "coming",
      problem,
      remedy: "Ajoutez ce lien ce jour-là, ou avancez la date de l’article.",
    };
  }
  const absence = routes.absence(path);
  if (absence !== undefined) {
    const problem = `« ${path} » n’est pas publiée : ${absence}.`;
    return { detail: "absent-page", problem, remedy: "Retirez ce lien, ou menez-le à une page qui existe." };
  }
  if (laterPage.test(path)) return undefined;
  return routes.has(path) ? undefined : unknownPage(path, routes);
}

/** Articles and themes of the API come only at build: one that the repository does not have may well exist. */
const fromApi = [
  { start: "/article/", one: "un article" },
  { start: "/blog/tag/", one: "un thème" },
] as const;

function unknownPage(path: string, routes: Routes): Finding {
  const meant = nearest(path, routes.all);
  const outside = fromApi.find(({ start }) => path.startsWith(start));
  if (outside) {
    const question = meant ? `Vouliez-vous dire « ${meant} » ? Sinon, vérifiez` : "Vérifiez";
    const remedy = `${question} dans l’outil de publication que cette page existe.`;
    return {
      severity: "warning",
      detail: "unknown-article",
      problem: `« ${path} » n’est pas ${outside.one} du dépôt.`,
      remedy,
    };
  }
  const none = "Écrivez l’adresse d’une page qui existe, par exemple « /contact ».";
  const remedy = meant ? `Écrivez « ${meant} ».` : none;
  return { detail: "unknown-page", problem: `« ${path} » n’est pas une page du site.`, remedy };
}

/**
 * What is wrong with an address written in full that leads to this site: what its path has wrong, or else that it
 * would not follow the site to another domain. @param path what stands after the domain
 */
export function fullAddressFault(href: string, path: string, routes: Routes): Finding {
  const problem = `« ${href} » est une page de ce site, écrite en entier.`;
  const remedy = `Écrivez « ${path} ».`;
  return linkFault(path, routes) ?? { severity: "warning", detail: "full-address", problem, remedy };
}
