import { each } from "../shell/format";
import { glyph, type GlyphName } from "../shell/glyphs";
import { wordmark } from "../shell/screen";

/** Groupe Halvéron: burgundy on warm paper, soft corners, Bricolage throughout. */
export const theme = `
:root{--ink:#2B1A20;--soft:#7F6D70;--line:#E9E0DA;--paper:#FAF6F2;--wine:#7A1F3D;--rose:#F6E3E6;--olive:#5E6B2B;--gold:#B7791F;--blue:#31618F}
body{font-family:"Bricolage",sans-serif;color:var(--ink);background:var(--paper);font-size:14px;display:flex}
.side{width:204px;flex:none;background:#fff;border-right:1px solid var(--line);padding:22px 14px;display:flex;flex-direction:column}
.side .brand{color:var(--wine);padding:0 8px 22px}.side h4{font-size:12px;font-weight:500;color:var(--soft);padding:14px 10px 5px}
.nav-item{display:flex;gap:10px;align-items:center;padding:8px 10px;border-radius:10px;font-weight:500;color:#5A484C}.nav-item.on{background:var(--rose);color:var(--wine);font-weight:600}.nav-item .count{background:var(--wine);color:#fff;font-size:11.5px;padding:0 7px;border-radius:9px;font-weight:600}
main{flex:1;min-width:0;padding:20px 26px 0}
h1{font-size:25px;font-weight:600;letter-spacing:-.02em}h2{font-size:16px;font-weight:600}
.soft{color:var(--soft)}
.btn{display:inline-flex;gap:7px;align-items:center;justify-content:center;height:36px;padding:0 15px;border-radius:18px;border:1px solid #D9CCC5;background:#fff;font-weight:600}.btn.go{background:var(--wine);border-color:var(--wine);color:#fff}
.card{background:#fff;border:1px solid var(--line);border-radius:16px}
.badge{display:inline-block;border-radius:9px;padding:1px 9px;font-size:12.5px;font-weight:600;background:#F1EBE6;color:#6B5A55;white-space:nowrap}.badge.ok{background:#E8EDD3;color:#4A5620}.badge.wait{background:#FBEBCD;color:#8A5A10}.badge.no{background:#F9DADA;color:#9C1F2B}
.gauge{display:block;height:8px;border-radius:4px;background:#EFE7E1;overflow:hidden}.gauge i{display:block;height:100%;background:var(--wine);border-radius:4px}.gauge.gold i{background:var(--gold)}.gauge.olive i{background:var(--olive)}.gauge.blue i{background:var(--blue)}
`;

const GROUPS: readonly (readonly [string, readonly (readonly [GlyphName, string, string?])[]])[] = [
  ["Groupe", [["home", "Portail"], ["check", "À valider", "7"], ["bell", "Fil d’activité"]]],
  ["Outils", [["calendar", "Congés"], ["euro", "Notes de frais"], ["truck", "Parc automobile"], ["cart", "Achats"], ["file", "Contrats"], ["users", "Annuaire"]]],
]; // prettier-ignore

/** The side navigation, one entry lit. */
export const side = (current: string): string =>
  `<aside class="side"><div class="brand">${wordmark("halveron", 40)}</div>${each(
    GROUPS,
    ([title, items]) =>
      `<h4>${title}</h4>${each(items, ([icon, label, count]) => `<a class="nav-item${label === current ? " on" : ""}">${glyph(icon, 18)}<span class="grow">${label}</span>${count ? `<b class="count num">${count}</b>` : ""}</a>`)}`,
  )}<span class="grow"></span><a class="nav-item">${glyph("user", 18)}Siège, achats</a></aside>`;
