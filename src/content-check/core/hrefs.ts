import { itemPaths, repeated, texts, textAt, type Document, type Path } from "../document";
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
  const items = itemPaths(document.data, ["items"]);
  const text = (item: Path, field: string) => textAt(document, ...item, field) ?? "";
  const isPage = (from: string) => routes.has(from) || routes.comingDate(from) !== undefined;
  return faultsAt(document, [
    ...items.flatMap((item) => {
      const [from, to] = [text(item, "from"), text(item, "to")];
      const target = targetFault(from, to, routes);
      const problem = `« ${from} » est une page du site : elle ne peut pas être redirigée.`;
      const page = { problem, remedy: "Retirez cette redirection, ou la page." };
      return [
        isPage(from) ? { path: [...item, "from"], ...page } : undefined,
        target && { ...target, path: [...item, "to"] },
      ];
    }),
    ...repeated(items, (item) => text(item, "from")).map(({ item }) => ({
      path: [...item, "from"],
      problem: `« ${text(item, "from")} » est redirigée deux fois.`,
      remedy: "Gardez une seule des deux lignes.",
    })),
  ]);
}

function targetFault(from: string, to: string, routes: Routes): Finding | undefined {
  const [target = ""] = to.split("#");
  const itself = "Cette redirection mène à elle-même.";
  if (target === from) return { problem: itself, remedy: "Écrivez l’adresse d’une page du site." };
  const onward = routes.redirect(target);
  if (onward === undefined) return linkFault(to, routes);
  return { problem: `« ${to} » est elle-même redirigée.`, remedy: `Écrivez directement « ${onward} ».` };
}
