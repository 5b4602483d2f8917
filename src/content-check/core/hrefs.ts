import { existsSync } from "node:fs";
import path from "node:path";
import { faultAt } from "../at";
import { texts, textAt, valueAt, type Document } from "../document";
import type { Fault } from "../fault";
import { settingOf, type Content } from "../read/content";
import { fullAddressFault, linkFault } from "./link-fault";
import type { Routes } from "./routes";

/** Addresses in fields of their own: cards, buttons, redirects, canonical addresses, the files of the video. */
export function checkHrefs(content: Content, routes: Routes): Fault[] {
  return [
    ...content.documents.flatMap((document) => hrefFields(document, routes)),
    ...redirectFaults(content, routes),
    ...videoFiles(content),
  ];
}

function hrefFields(document: Document, routes: Routes): Fault[] {
  return [...texts(document.data)].flatMap(({ path: at, text }) => {
    const field = String(at.at(-1));
    if (field !== "href" && field !== "canonical") return [];
    const own = field === "href" ? routes.ownPath(text) : undefined;
    const fault = own === undefined ? pathFault(text, routes) : fullAddressFault(text, own, routes);
    return fault ? faultAt(document, { path: at, ...fault }) : [];
  });
}

const pathFault = (text: string, routes: Routes) =>
  text.startsWith("/") ? linkFault(text, routes) : undefined;

function redirectFaults(content: Content, routes: Routes): Fault[] {
  const document = settingOf(content, "redirects");
  const items = valueAt(document?.data, ["items"]);
  if (!document || !Array.isArray(items)) return [];
  const seen = new Set<string>();
  return items.flatMap((_, index) => {
    const from = textAt(document, "items", index, "from") ?? "";
    const to = textAt(document, "items", index, "to") ?? "";
    const faults: Fault[] = [];
    const say = (field: "from" | "to", problem: string, remedy: string) =>
      faults.push(faultAt(document, { path: ["items", index, field], problem, remedy }));
    if (seen.has(from))
      say("from", `« ${from} » est redirigée deux fois.`, "Gardez une seule des deux lignes.");
    if (routes.has(from) || routes.comingDate(from) !== undefined)
      say(
        "from",
        `« ${from} » est une page du site : elle ne peut pas être redirigée.`,
        "Retirez cette redirection, ou la page.",
      );
    seen.add(from);
    const [target = ""] = to.split("#");
    const onward = routes.redirect(target);
    if (target === from)
      say("to", "Cette redirection mène à elle-même.", "Écrivez l’adresse d’une page du site.");
    else if (onward !== undefined)
      say("to", `« ${to} » est elle-même redirigée.`, `Écrivez directement « ${onward} ».`);
    else {
      const fault = linkFault(to, routes);
      if (fault) faults.push(faultAt(document, { ...fault, path: ["items", index, "to"] }));
    }
    return faults;
  });
}

function videoFiles(content: Content): Fault[] {
  const site = settingOf(content, "site");
  if (!site) return [];
  return (["mp4", "webm", "poster"] as const).flatMap((format) => {
    const file = textAt(site, "heroVideo", format);
    if (file === undefined || existsSync(path.join(content.staticRoot, file))) return [];
    const remedy = `Déposez le fichier static${file}, ou corrigez l’adresse.`;
    return faultAt(site, {
      path: ["heroVideo", format],
      problem: `Le fichier static${file} n’existe pas.`,
      remedy,
    });
  });
}
