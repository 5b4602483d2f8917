import { texts, type Document } from "../../document";
import { faultsAt, type Fault } from "../../fault";
import type { Content } from "../../read/content";
import { fullAddressFault, linkFault } from "./link-fault";
import type { Routes } from "../pages/routes";

/** Addresses in fields of their own: cards, buttons, canonical addresses. */
export function checkHrefs(content: Content, routes: Routes): Fault[] {
  return content.documents.flatMap((document) => hrefFields(document, routes));
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
