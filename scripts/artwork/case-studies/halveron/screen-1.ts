import { each, euros } from "../shell/format";
import { glyph, type GlyphName } from "../shell/glyphs";
import { badge, gauge } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { side, theme } from "./theme";

interface Tile {
  name: string;
  icon: GlyphName;
  tint: string;
  ink: string;
  figure: string;
  note: string;
  detail: string;
}

const month = `<div class="days">${each(
  Array.from({ length: 10 }, (_, i) => i),
  (i) => `<i class="${i === 3 || i === 4 ? "w" : i > 6 ? "on" : ""}"></i>`,
)}</div>`;

const TILES: readonly Tile[] = [
  { name: "Congés", icon: "calendar", tint: "#F6E3E6", ink: "#7A1F3D", figure: "14,5 j", note: "restent à poser", detail: month },
  { name: "Notes de frais", icon: "euro", tint: "#FBEBCD", ink: "#8A5A10", figure: euros(212), note: "à rembourser le 30", detail: `<p>4 reçus lus, 1 à compléter</p>` },
  { name: "Parc automobile", icon: "truck", tint: "#DFEAF4", ink: "#31618F", figure: "3 libres", note: "sur 9 au siège", detail: `<p>Votre réservation : jeudi, utilitaire 4</p>` },
  { name: "Achats", icon: "cart", tint: "#F6E3E6", ink: "#7A1F3D", figure: "5", note: "demandes en cours", detail: gauge(0.62) },
  { name: "Contrats", icon: "file", tint: "#E8EDD3", ink: "#4A5620", figure: "2", note: "préavis ce mois-ci", detail: `<p>Nettoyage, échéance le 30 juin</p>` },
  { name: "Annuaire", icon: "users", tint: "#EEE6F4", ink: "#5B3A78", figure: "1 264", note: "personnes, 12 filiales", detail: `<p>9 arrivées cette semaine</p>` },
]; // prettier-ignore

const PENDING = [
  ["Achats", "Compresseur à vis, 11 kW", "Travaux nord", "8 400 €", "wait", "2 j"],
  ["Congés", "16 au 20 juin, cariste", "Logistique", "5 j", "no", "1 j"],
  ["Frais", "Déplacement à Dijon", "Services", "184,20 €", "", "1 j"],
  ["Contrat", "Télésurveillance, 3 ans", "Siège", "6 120 €/an", "wait", "3 j"],
  ["Congés", "RTT du 30 juin, acheteur", "Siège", "1 j", "", "4 h"],
  ["Frais", "Repas de chantier", "Travaux sud", "97,50 €", "", "3 h"],
  ["Parc", "Utilitaire 7, du 11 au 13", "Services", "3 j", "", "2 h"],
] as const;

const NEWS = [
  ["Deux filiales rejoignent la suite", "Vague 4 : Espaces verts et Réseaux, lundi 16 juin"],
  ["Barème kilométrique à jour", "Appliqué aux notes déposées depuis le 1er juin"],
] as const;

export const screen1: Screen = {
  theme,
  typefaces: ["bricolage"],
  css: `
main{display:grid;grid-template-columns:1fr 356px;gap:20px;padding:20px 24px 20px;grid-template-rows:auto 1fr}
.head{grid-column:1/3;display:flex;align-items:center;gap:12px}.head .find{margin-left:auto;width:300px;border:1px solid #D9CCC5;border-radius:18px;height:36px;background:#fff;display:flex;gap:9px;align-items:center;padding:0 14px;color:var(--soft)}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:16px;grid-auto-rows:1fr}.tile{padding:15px 17px;display:grid;grid-template-columns:1fr auto;align-content:space-between}.tile .ic{width:40px;height:40px;border-radius:12px;display:grid;place-items:center;grid-row:1;grid-column:2}.tile h2{font-size:17px}.tile .fig{grid-column:1/3;display:flex;align-items:baseline;gap:9px}.tile .fig b{font-size:31px;font-weight:600;letter-spacing:-.03em;line-height:1}.tile .det{grid-column:1/3;color:#5A484C}.det p{border-top:1px solid #F1EAE5;padding-top:8px}.det .gauge{margin:10px 0 4px}
.days{display:flex;gap:4px;margin-bottom:3px}.days i{flex:1;height:15px;border-radius:4px;background:#F1EAE5}.days .w{background:#E0D5CE}.days .on{background:var(--wine)}
.right{display:flex;flex-direction:column;gap:14px}.right .card{padding:15px 17px}.ask{display:grid;grid-template-columns:1fr auto 62px;gap:1px 10px;padding:8.4px 0;border-top:1px solid #F1EAE5;align-items:center;line-height:1.3}.ask b{font-weight:600}.ask small{color:var(--soft);font-size:12.8px;grid-row:2}.ask .amt{font-weight:600;white-space:nowrap}.ask .age{grid-row:2;grid-column:2;text-align:right;font-size:12.8px;color:var(--soft)}.ask .age.no,.ask .age.wait{color:#9C1F2B;font-weight:600}.ask .yn{grid-column:3;grid-row:1/3;display:flex;gap:6px;justify-content:flex-end}.yn span{width:27px;height:27px;border-radius:50%;display:grid;place-items:center;border:1px solid #D9CCC5}.yn .y{background:var(--wine);border-color:var(--wine);color:#fff}
.news li{padding:8px 0 0;line-height:1.32}.news b{font-weight:600;display:block}.news span{color:var(--soft);font-size:13px}
`,
  body: `${side("Portail")}<main><header class="head"><h1>Bonjour, sept validations vous attendent</h1><span class="find">${glyph("search", 17)}Personne, dossier, contrat</span></header>
<section class="tiles">${each(TILES, ({ name, icon, tint, ink, figure, note, detail }) => `<article class="card tile"><h2>${name}</h2><span class="ic" style="background:${tint};color:${ink}">${glyph(icon, 21)}</span><div class="fig"><b class="num">${figure}</b><span class="soft">${note}</span></div><div class="det">${detail}</div></article>`)}</section>
<aside class="right"><section class="card"><div class="row between" style="margin-bottom:8px"><h2>À valider</h2>${badge("91 % rendues en 24 h", "ok")}</div>${each(PENDING, ([kind, what, who, amount, tone, age]) => `<div class="ask"><b class="cut">${what}</b><span class="amt num">${amount}</span><small>${kind}, ${who}</small><span class="age ${tone}">${age}</span><span class="yn"><span>${glyph("cross", 13, 2)}</span><span class="y">${glyph("check", 14, 2.6)}</span></span></div>`)}</section>
<section class="card news grow"><h2>Dans le groupe</h2><ul>${each(NEWS, ([title, text]) => `<li><b>${title}</b><span>${text}</span></li>`)}</ul></section></aside></main>`,
};
