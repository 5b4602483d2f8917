import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { DUSK, GREY, MORNING, NOON, scene, skier, skiTracks, snowshoeTracks } from "./scenes";
import { header, theme } from "./theme";

const sun = (colour: string): string => `<circle cx="160" cy="30" r="14" fill="${colour}"/>`;

interface Offer {
  picture: string;
  tag: string;
  name: string;
  detail: string;
  places: string;
  few?: boolean;
  price: number;
  per: string;
}

const OFFERS: readonly Offer[] = [
  { picture: scene("kids", NOON, `${skiTracks("#B8D5E4")}${skier(150, 122, "#F2542D", 1.1)}${skier(196, 112, "#F6B73C", 0.9)}${skier(108, 128, "#2E8FA3", 1)}`), tag: "Enfants, 6 à 12 ans", name: "Cours collectif de ski", detail: "6 matinées de 2 h 30, par niveau", places: "4 places", few: true, price: 198, per: "la semaine" },
  { picture: scene("private", MORNING, `${skiTracks("#C4DCE8")}${skier(150, 124, "#2E8FA3", 1.4)}`, { sky: sun("#FFF6D8"), summits: [104, 236] }), tag: "Tous niveaux", name: "Cours particulier", detail: "1 h 30, de 1 à 4 personnes", places: "11 créneaux", price: 96, per: "la séance" },
  { picture: scene("lake", GREY, snowshoeTracks("#C3D0D5")), tag: "Facile", name: "Raquettes au lac gelé", detail: "3 h, matériel prêté", places: "7 places", price: 32, per: "par adulte" },
  { picture: scene("touring", DUSK, `${skiTracks("#C9A9C2")}${skier(206, 116, "#F2542D", 1.05)}`, { sky: sun("#FFD9A8"), summits: [90] }), tag: "Bon skieur", name: "Initiation à la randonnée", detail: "Une journée, sécurité comprise", places: "2 places", few: true, price: 85, per: "par adulte" },
  { picture: scene("powder", NOON, skiTracks("#B8D5E4"), { sky: sun("#FFF3C9"), summits: [206] }), tag: "Confirmé", name: "Hors-piste encadré", detail: "6 h, groupe de 6 au plus", places: "5 places", price: 110, per: "par adulte" },
  { picture: scene("board", MORNING, `${skiTracks("#C4DCE8")}${skier(176, 120, "#7A4FB5", 1.25)}`), tag: "Débutant", name: "Premiers pas en surf", detail: "3 séances de 2 h", places: "6 places", price: 124, per: "les trois" },
]; // prettier-ignore

const FIELDS = [
  ["pin", "Station", "Val Sorbière"],
  ["calendar", "Dates", "15 au 21 février"],
  ["users", "Participants", "2 adultes, 2 enfants"],
] as const;

const GROUPS: readonly (readonly [string, readonly (readonly [string, string, boolean])[]])[] = [
  ["Activité", [["Ski alpin", "18", true], ["Surf", "6", true], ["Randonnée à skis", "5", true], ["Raquettes", "9", true], ["Ski de fond", "4", false]]],
  ["Niveau", [["Débutant", "12", false], ["Intermédiaire", "17", false], ["Confirmé", "9", false]]],
  ["Moment", [["Matin", "21", false], ["Après-midi", "14", false], ["Nocturne", "3", false]]],
]; // prettier-ignore

export const screen1: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{display:flex;flex-direction:column}
.hero{position:relative;height:136px;margin:0 20px;border-radius:22px;overflow:hidden;flex:none}.hero .scene{position:absolute;inset:0}
.hero h1{position:absolute;left:28px;top:22px;font-size:30px;font-weight:600;letter-spacing:-.01em;color:var(--petrol)}
.search{position:relative;margin:-44px 56px 0;background:#fff;border-radius:40px;box-shadow:0 12px 34px rgba(13,59,76,.18);display:flex;align-items:center;padding:9px 10px 9px 28px;flex:none}
.search div{flex:1;display:flex;gap:12px;align-items:center;border-right:1.5px solid var(--line);margin-right:22px}.search div:nth-of-type(3){border:0}.search small{display:block;color:var(--soft);font-size:13px}.search b{font-weight:600;font-size:16.5px}
.page{display:flex;gap:30px;padding:18px 36px 0}
.filters{width:190px;flex:none}.filters h3{font-size:15.5px;font-weight:600;margin:0 0 7px}.filters ul{margin-bottom:15px}.filters li{display:flex;align-items:center;gap:9px;padding:3.2px 0}.filters i{width:18px;height:18px;border-radius:5px;border:1.8px solid #A9C3CE;display:grid;place-items:center;color:#fff}.filters .on i{background:var(--coral);border-color:var(--coral)}.filters span.n{color:var(--soft);font-size:14px}
.offers{display:grid;grid-template-columns:repeat(3,1fr);gap:18px 20px;flex:1}
.offer .pic{position:relative;height:116px;border-radius:16px;overflow:hidden}.offer .pic .tag{position:absolute;left:10px;top:10px;background:#fff;border-radius:12px;padding:2px 10px;font-size:13px;font-weight:500}
.offer .love{position:absolute;right:10px;top:9px;width:30px;height:30px;border-radius:50%;background:#fff;display:grid;place-items:center}
.offer h2{font-size:18px;font-weight:600;margin:8px 0 1px;letter-spacing:-.005em}.offer p{color:var(--soft);font-size:14.5px}.offer .row{margin-top:5px}.offer .price{font-size:20px;font-weight:600}.few{color:var(--coral);font-weight:600}
.sort{justify-content:space-between;margin-bottom:12px}
`,
  body: `${header("Cours de ski")}<div class="hero">${scene("hero", MORNING, "", { width: 1160, summits: [640, 860, 1040] })}<h1>Quel est votre prochain virage ?</h1></div>
<div class="search">${each(FIELDS, ([icon, label, value]) => `<div><span style="color:var(--coral)">${glyph(icon, 22)}</span><span><small>${label}</small><b>${value}</b></span></div>`)}<span class="cta">${glyph("search", 19, 2.2)}Rechercher</span></div>
<div class="page"><aside class="filters">${each(GROUPS, ([title, items]) => `<h3>${title}</h3><ul>${each(items, ([label, count, on]) => `<li class="${on ? "on" : ""}"><i>${on ? glyph("check", 13, 3.2) : ""}</i><span class="grow">${label}</span><span class="n num">${count}</span></li>`)}</ul>`)}</aside>
<main class="grow"><div class="sort row"><b style="font-weight:600;font-size:18px">38 activités du 15 au 21 février</b><span class="row"><span class="pill on">Pertinence</span><span class="pill">Prix</span><span class="pill">${glyph("map", 17)}Carte</span></span></div>
<div class="offers">${each(OFFERS, ({ picture, tag, name, detail, places, few, price, per }, i) => `<article class="offer"><div class="pic">${picture}<span class="tag">${tag}</span><span class="love"${i === 1 ? ' style="color:var(--coral)"' : ""}>${glyph("heart", 17)}</span></div><h2>${name}</h2><p>${detail}</p><div class="row between"><span><span class="price num">${euros(price)}</span> <span class="soft" style="font-size:14px">${per}</span></span><span class="${few ? "few" : "soft"}" style="font-size:14px">${places}</span></div></article>`)}</div></main></div>`,
};
