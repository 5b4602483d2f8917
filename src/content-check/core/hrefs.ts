import { itemsAt, texts, textAt, type Document } from "../document";
import { faultsAt, type Fault, type Finding } from "../fault";
import { settingOf, type Content } from "../read/content";
import { fullAddressFault, linkFault } from "./link-fault";
import type { Routes } from "./routes";

/** Addresses in fields of their own: cards, buttons, redirects, canonical addresses. */
export function checkHrefs(content: Content, routes: Routes): Fault[] {
  const redirects = settingOf(content, "redirects");
  return [
    ...content.documents.flatMap((document) => hrefFields(document, routes)),
    ...(redirects ? redirectFaults(redirects, routes) : []),
  ];
}

function hrefFields(document: Document, routes: Routes): Fault[] {
  return [...texts(document.data)].flatMap(({ path, text }) => {
    const field = String(path.at(-1));
    if (field !== "href" && field !== "canonical") return [];
    const own = field === "href" ? routes.ownPath(text) : undefined;
    const onSite = text.startsWith("/") ? linkFault(text, routes) : undefined;
    const fault = own === undefined ? onSite : fullAddressFault(text, own, routes);
    return faultsAt(document, [fault && { path, ...fault }]);
  });
}

function redirectFaults(document: Document, routes: Routes): Fault[] {
  const seen = new Set<string>();
  return itemsAt(document.data, ["items"]).flatMap((_, index) => {
    const [from = "", to = ""] = ["from", "to"].map((field) => textAt(document, "items", index, field));
    const sources = sourceFaults(from, seen.has(from), routes);
    const target = targetFault(from, to, routes);
    seen.add(from);
    return faultsAt(document, [
      ...sources.map((fault) => ({ path: ["items", index, "from"], ...fault })),
      target && { ...target, path: ["items", index, "to"] },
    ]);
  });
}

function sourceFaults(from: string, isTwice: boolean, routes: Routes): Finding[] {
  const problem = `« ${from} » est redirigée deux fois.`;
  const twice = { problem, remedy: "Gardez une seule des deux lignes." };
  const page = {
    problem: `« ${from} » est une page du site : elle ne peut pas être redirigée.`,
    remedy: "Retirez cette redirection, ou la page.",
  };
  const isPage = routes.has(from) || routes.comingDate(from) !== undefined;
  return [...(isTwice ? [twice] : []), ...(isPage ? [page] : [])];
}

function targetFault(from: string, to: string, routes: Routes): Finding | undefined {
  const [target = ""] = to.split("#");
  const itself = "Cette redirection mène à elle-même.";
  if (target === from) return { problem: itself, remedy: "Écrivez l’adresse d’une page du site." };
  const onward = routes.redirect(target);
  if (onward === undefined) return linkFault(to, routes);
  return { problem: `« ${to} » est elle-même redirigée.`, remedy: `Écrivez directement « ${onward} ».` };
}
