import type { Finding } from "../at";
import { nearest } from "../schema/suggest";
import type { Routes } from "./routes";

/** What is wrong with an address of the site, if anything. @param href starts with `/`; may carry ?query and #fragment */
export function linkFault(href: string, routes: Routes): Omit<Finding, "path"> | undefined {
  const [beforeFragment = "", fragment] = href.split("#");
  const [path = ""] = beforeFragment.split("?");
  if (path.length > 1 && path.endsWith("/")) {
    return {
      problem: `« ${href} » se termine par une barre, les adresses du site n’en ont pas.`,
      remedy: `Écrivez « ${path.slice(0, -1)} ».`,
    };
  }
  const onward = routes.redirect(path);
  if (onward !== undefined) {
    return {
      severity: "warning",
      problem: `« ${path} » est une ancienne adresse.`,
      remedy: `Écrivez directement « ${onward} ».`,
    };
  }
  if (/^\/blog\/page\/[2-9]\d*$/.test(path)) return undefined;
  const coming = routes.comingDate(path);
  if (coming !== undefined) {
    return {
      problem: `« ${path} » n’est pas encore en ligne : cet article attend le ${coming}.`,
      remedy: "Ajoutez ce lien ce jour-là, ou avancez la date de l’article.",
    };
  }
  if (!routes.has(path)) return unknownPage(path, routes);
  if (fragment !== undefined && !routes.hasFragment(path, fragment)) {
    return {
      problem: `La page ${path} n’a pas de repère « #${fragment} ».`,
      remedy: `Écrivez « ${path} », ou un repère qui existe dans cette page.`,
    };
  }
  return undefined;
}

function unknownPage(path: string, routes: Routes): Omit<Finding, "path"> {
  const meant = nearest(path, routes.all);
  if (path.startsWith("/article/") && !meant) {
    return {
      severity: "warning",
      problem: `« ${path} » n’est pas un article du dépôt.`,
      remedy: "Vérifiez qu’il est bien publié par l’outil de publication, sinon corrigez l’adresse.",
    };
  }
  return {
    problem: `« ${path} » n’est pas une page du site.`,
    remedy: meant
      ? `Écrivez « ${meant} ».`
      : "Écrivez l’adresse d’une page qui existe, par exemple « /contact ».",
  };
}
