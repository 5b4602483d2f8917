import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { MORNING, scene, skier, skiTracks } from "./scenes";
import { header, theme } from "./theme";

type Slot = readonly [hours: string, state: "free" | "few" | "full" | "on", note: string];

const DAYS: readonly (readonly [name: string, date: string, slots: readonly Slot[]])[] = [
  ["Dim.", "16", [["9 h 00", "full", "Complet"], ["10 h 45", "full", "Complet"], ["14 h 00", "few", "1 libre"], ["15 h 45", "free", "Libre"]]],
  ["Lun.", "17", [["9 h 00", "full", "Complet"], ["10 h 45", "few", "1 libre"], ["14 h 00", "free", "Libre"], ["15 h 45", "free", "Libre"]]],
  ["Mar.", "18", [["9 h 00", "free", "Libre"], ["10 h 45", "on", "Choisi"], ["14 h 00", "free", "Libre"], ["15 h 45", "full", "Complet"]]],
  ["Mer.", "19", [["9 h 00", "few", "1 libre"], ["10 h 45", "free", "Libre"], ["14 h 00", "full", "Complet"], ["15 h 45", "free", "Libre"]]],
  ["Jeu.", "20", [["9 h 00", "free", "Libre"], ["10 h 45", "free", "Libre"], ["14 h 00", "free", "Libre"], ["15 h 45", "few", "1 libre"]]],
  ["Ven.", "21", [["9 h 00", "full", "Complet"], ["10 h 45", "free", "Libre"], ["14 h 00", "free", "Libre"], ["15 h 45", "free", "Libre"]]],
]; // prettier-ignore

const LEVELS = ["Débutant", "Classe 1", "Classe 2", "Classe 3", "Compétition"];

const LINES: readonly (readonly [string, string, number])[] = [
  ["Cours particulier, 1 h 30", "3 personnes", 96],
  ["Film de la séance", "Envoyé le soir même", 12],
  ["Casques enfants", "2 prêts", 0],
  ["Assurance neige", "3 personnes, 1 jour", 10.5],
];

const counter = (label: string, note: string, value: number): string =>
  `<div class="who"><span class="grow"><b>${label}</b><small>${note}</small></span><i>${glyph("minus", 16, 2.2)}</i><b class="num">${value}</b><i>${glyph("plus", 16, 2.2)}</i></div>`;

export const screen2: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{display:flex;flex-direction:column;background:var(--snow)}
.bar{background:#fff;border-bottom:1.5px solid var(--line)}
.steps{display:flex;gap:38px;padding:14px 36px 0;font-weight:500;color:var(--soft)}.steps span{display:flex;gap:9px;align-items:center}.steps i{width:26px;height:26px;border-radius:50%;border:1.8px solid #A9C3CE;display:grid;place-items:center;font-style:normal;font-size:14px}.steps .on{color:var(--petrol)}.steps .on i{background:var(--petrol);border-color:var(--petrol);color:#fff}.steps .done i{background:#2E8F73;border-color:#2E8F73;color:#fff}
.page{display:grid;grid-template-columns:1fr 350px;gap:24px;padding:14px 36px 0}
.box{background:#fff;border-radius:20px;padding:20px 24px}
h1{font-size:27px;font-weight:600;letter-spacing:-.01em}h2{font-size:19px;font-weight:600}
.days{display:grid;grid-template-columns:repeat(6,1fr);gap:10px;margin-top:12px}.day{text-align:center}.day>small{color:var(--soft);display:block;font-size:14px}.day>b{font-size:22px;font-weight:600;display:block;margin-bottom:8px;line-height:1.2}
.slot{border:1.6px solid var(--line);border-radius:12px;padding:6px 0 7px;margin-bottom:8px;font-weight:600;line-height:1.2}.slot small{display:block;font-weight:400;font-size:13px;color:var(--soft)}
.slot.few small{color:var(--coral);font-weight:500}.slot.full{background:#F3F6F8;border-color:#F3F6F8;color:#A3B6BE;}.slot.full small{color:#A3B6BE}.slot.on{background:var(--petrol);border-color:var(--petrol);color:#fff}.slot.on small{color:#BFE0EA}
.who{display:flex;align-items:center;gap:12px;padding:11px 0;border-top:1.5px solid var(--line)}.who small{display:block;color:var(--soft);font-size:14px}.who b{font-weight:600;min-width:14px}.who i{width:32px;height:32px;border-radius:50%;border:1.6px solid #A9C3CE;display:grid;place-items:center}
.levels{display:flex;gap:8px;margin-top:10px;flex-wrap:wrap}
.sum{padding:0;overflow:hidden;display:flex;flex-direction:column}.sum .pic{height:120px}.sum .in{padding:14px 22px 18px}
.line{display:flex;justify-content:space-between;padding:4px 0}.line small{display:block;color:var(--soft);font-size:13.5px;line-height:1.2}
.total{display:flex;justify-content:space-between;align-items:baseline;border-top:1.5px solid var(--line);margin-top:6px;padding-top:10px;font-weight:600;font-size:18px}.total b{font-size:27px;font-weight:600}
.ok{display:flex;gap:9px;color:#1F6F59;font-size:14.5px;margin-top:12px;line-height:1.3}
`,
  body: `${header("Cours de ski")}<div class="steps"><span class="done"><i>${glyph("check", 14, 3)}</i>Activité</span><span class="on"><i>2</i>Créneau et participants</span><span><i>3</i>Coordonnées</span><span><i>4</i>Paiement</span></div>
<div class="page"><main class="col" style="gap:16px"><section class="box" style="padding-bottom:22px"><div class="row between"><h1>Choisissez votre créneau</h1><span class="row"><span class="pill">${glyph("left", 16, 2)}</span><span class="pill on">16 au 21 février</span><span class="pill">${glyph("right", 16, 2)}</span></span></div>
<div class="days">${each(DAYS, ([name, date, slots]) => `<div class="day"><small>${name}</small><b class="num">${date}</b>${each(slots, ([hours, state, note]) => `<div class="slot ${state} num">${hours}<small>${note}</small></div>`)}</div>`)}</div></section>
<div class="row" style="gap:16px;align-items:stretch"><section class="box grow"><h2 style="margin-bottom:8px">Participants</h2>${counter("Adultes", "13 ans et plus", 1)}${counter("Enfants", "4 à 12 ans", 2)}</section>
<section class="box grow"><h2>Niveau du groupe</h2><div class="levels">${each(LEVELS, (level, i) => `<span class="pill ${i === 1 ? "on" : ""}">${level}</span>`)}</div><p class="soft" style="margin-top:12px">Un doute ? Le moniteur ajuste sur place, sans supplément.</p></section></div></main>
<aside class="box sum"><div class="pic">${scene("private", MORNING, `${skiTracks("#C4DCE8")}${skier(150, 124, "#F2542D", 1.4)}`, { summits: [104, 236] })}</div><div class="in"><h2>Cours particulier</h2><p class="soft">Val Sorbière, pied du télésiège des Arêtes</p><p style="font-weight:600;margin:8px 0 10px">Mardi 18 février, 10 h 45 – 12 h 15</p>
${each(LINES, ([label, note, price]) => `<div class="line"><span>${label}<small>${note}</small></span><span class="num">${price ? euros(price, 2) : "Offert"}</span></div>`)}
<div class="total"><span>Total</span><b class="num">${euros(118.5, 2)}</b></div><p class="soft num" style="margin:2px 0 14px">Acompte à payer : ${euros(35.55, 2)}</p><span class="cta" style="width:100%">Continuer${glyph("forward", 19, 2.2)}</span>
<p class="ok">${glyph("check", 18, 2.4)}Annulation gratuite jusqu’au 15 février, remboursement si les pistes ferment.</p></div></aside></div>`,
};
