import { isRedirectable, isReserved, plainAddress, withOriginal } from "../../../shared/old-address";
import { itemPaths, repeated, textAt, type Path } from "../../document";
import type { Finding } from "../../fault";
import type { ContentFile } from "../../read/content";
import { inEach, type Rule } from "../../rule";
import { laterPage, type Routes } from "./routes";

/** Old addresses: what is published at them, what hosts would not understand, and where they lead. */
export const redirectRule: Rule = {
  name: "redirect",
  everyBuild: true,
  check: inEach("redirects", (document, { content, routes }) => {
    const items = itemPaths(document.data, ["items"]);
    const text = (item: Path, field: string) => textAt(document, ...item, field) ?? "";
    return [
      ...items.flatMap((item) => {
        const [from, to] = [text(item, "from"), text(item, "to")];
        const source = sourceFault(from, content.staticFiles, routes);
        const target = targetFault(from, to, routes);
        return [
          source && { ...source, path: [...item, "from"] },
          target && { ...target, path: [...item, "to"] },
        ];
      }),
      ...repeated(items, (item) => plainAddress(text(item, "from"))).map(({ item }) => ({
        path: [...item, "from"],
        detail: "repeated",
        problem: `« ${text(item, "from")} » est redirigée deux fois.`,
        remedy: "Gardez une seule des deux lignes.",
      })),
    ];
  }),
};

/** A redirect never goes over what is published; of the articles of the API only `src/publish` knows. */
function sourceFault(from: string, files: readonly ContentFile[], routes: Routes): Finding | undefined {
  const address = plainAddress(from);
  const taken = withOriginal(address);
  const isPage = (path: string): boolean =>
    routes.has(path) || routes.comingDate(path) !== undefined || laterPage.test(path);
  const page = taken.find(isPage);
  if (page !== undefined)
    return {
      detail: "page",
      problem:
        page === from
          ? `« ${from} » est une page du site : elle ne peut pas être redirigée.`
          : `« ${from} » est l’adresse de la page ${page} : elle ne peut pas être redirigée.`,
      remedy: "Retirez cette redirection, ou la page.",
    };
  if (isReserved(address))
    return {
      detail: "reserved",
      problem: `« ${from} » est une adresse que le site se réserve : elle ne peut pas être redirigée.`,
      remedy: "Retirez cette redirection.",
    };
  const file = files.find(({ path, symlink }) => !symlink && taken.includes(plainAddress(`/${path}`)));
  if (file !== undefined)
    return {
      detail: "file",
      problem: `« ${from} » est l’adresse du fichier static/${file.path} : elle ne peut pas être redirigée.`,
      remedy: "Retirez cette redirection, ou le fichier.",
    };
  // These the schema has told already.
  if (isRedirectable(address) || /[?#*:]/.test(from)) return undefined;
  return {
    detail: "form",
    problem: `« ${from} » ne peut pas être redirigée : les hébergeurs ne liraient pas tous cette adresse ainsi.`,
    remedy:
      "Écrivez-la comme le navigateur la montre : lettres, chiffres, espaces et - _ . ~ ! ' ( ) + , ; = @ & $.",
  };
}

/** Where it leads is judged on the built site. */
function targetFault(from: string, to: string, routes: Routes): Finding | undefined {
  const [target = ""] = to.split("#");
  if (target === plainAddress(from)) {
    const problem = "Cette redirection mène à elle-même.";
    return { detail: "itself", problem, remedy: "Écrivez l’adresse d’une page du site." };
  }
  const onward = routes.redirect(target);
  if (onward === undefined) return undefined;
  return {
    detail: "chain",
    problem: `« ${to} » est elle-même redirigée.`,
    remedy: `Écrivez directement « ${onward} ».`,
  };
}
