import { each, euros, percent } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, gauge, table } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { side, theme } from "./theme";

const QUEUE = [
  ["DA-0917", "Compresseur à vis, 11 kW", "Travaux nord", 8400, "wait", "3 visas sur 4"],
  ["DA-0921", "Licences de bureautique, 40 postes", "Siège", 7920, "wait", "2 visas sur 3"],
  ["DA-0922", "Palettes Europe, 600 unités", "Logistique", 6480, "wait", "1 visa sur 3"],
  ["DA-0908", "Vêtements de travail, été", "Travaux sud", 3215, "ok", "Validée"],
  ["DA-0905", "Sièges ergonomiques, 12", "Siège", 4188, "ok", "Validée"],
  ["DA-0899", "Séminaire commercial", "Services", 9300, "no", "Refusée"],
  ["DA-0896", "Contrôle des rayonnages", "Logistique", 1860, "ok", "Validée"],
] as const;

const LINES: readonly (readonly [string, string, number, number])[] = [
  ["Compresseur et sécheur", "11 kW, cuve de 270 l", 1, 6950],
  ["Raccordement au réseau d’air", "Vanne et 12 m de tube", 1, 980],
  ["Mise en service, formation", "Deux opérateurs", 2, 235],
];

const STEPS = [
  ["done", "Chef d’atelier", "Demande déposée le 2 juin"],
  ["done", "Directeur de filiale", "Visa le 2 juin à 16\u00a0h\u00a040"],
  ["done", "Contrôle de gestion", "Visa le 3 juin à 9\u00a0h\u00a005"],
  ["done", "Achats groupe", "Visa le 3 juin à 11\u00a0h\u00a020"],
  ["now", "Direction financière", "Attendu avant le 6 juin"],
] as const;

const TALK = [
  ["CG", "#31618F", "Contrôle de gestion", "L’ancien compresseur est-il amorti ?"],
  ["AT", "#5E6B2B", "Chef d’atelier", "Oui, depuis mars. 11 jours d’arrêt cette année."],
  ["AG", "#7A1F3D", "Achats groupe", "Accord-cadre F-087 appliqué : 6 % de remise."],
] as const;

const total = LINES.reduce((sum, [, , quantity, price]) => sum + quantity * price, 0);

export const screen2: Screen = {
  theme,
  typefaces: ["bricolage"],
  css: `
main{display:grid;grid-template-columns:268px 1fr 246px;gap:18px;padding:20px 22px 18px}
.queue h1{margin-bottom:12px}.tabs{display:flex;gap:16px;border-bottom:1px solid var(--line);font-weight:600;color:var(--soft);margin-bottom:10px}.tabs span{padding-bottom:8px}.tabs .on{color:var(--wine);box-shadow:inset 0 -2px 0 var(--wine)}
.da{padding:10px 13px;border-radius:13px;border:1px solid transparent;display:grid;grid-template-columns:1fr auto;gap:1px 8px;margin-bottom:4px}.da.on{background:#fff;border-color:var(--wine);box-shadow:0 8px 22px rgba(122,31,61,.1)}.da b{font-weight:600;grid-column:1/3;line-height:1.25}.da small{color:var(--soft);font-size:12.5px}.da .end{font-weight:600}
.sheet{padding:18px 20px 16px}.sheet h1{font-size:22px;line-height:1.15}.sum{font-size:30px;font-weight:600;letter-spacing:-.02em}
th{color:var(--soft);font-size:12.5px;padding:0 0 6px;border-bottom:1px solid var(--line)}td{padding:8px 0;border-bottom:1px solid #F1EAE5}td small{display:block;color:var(--soft);font-size:12.5px}td.end,th.end{padding-left:10px;white-space:nowrap}
h3{font-size:14.5px;font-weight:600;margin:15px 0 8px}.files{display:flex;flex-wrap:wrap;gap:8px}.files span{display:flex;gap:7px;align-items:center;border:1px solid var(--line);border-radius:10px;padding:6px 10px;font-weight:500;font-size:13px}
.talk{display:flex;gap:11px;margin-bottom:9px;line-height:1.32}.talk i{flex:none;width:32px;height:32px;border-radius:10px;color:#fff;font-style:normal;font-weight:600;font-size:12px;display:grid;place-items:center}.talk b{font-weight:600;display:block}.write{border:1px solid #D9CCC5;border-radius:12px;padding:8px 13px;display:flex;justify-content:space-between;color:var(--soft);margin-top:11px}
.why{background:var(--rose);border-radius:12px;padding:11px 14px;line-height:1.4}
.right .card{padding:15px 16px;margin-bottom:14px}.steps{margin-top:10px}.steps li{position:relative;padding:0 0 15px 28px;line-height:1.25}.steps li::before{content:"";position:absolute;left:2px;top:2px;width:14px;height:14px;border-radius:50%;border:2px solid #D3C5BE;background:#fff;z-index:1}.steps li::after{content:"";position:absolute;left:8px;top:4px;bottom:-4px;width:2px;background:#E9E0DA}.steps li:last-child::after{display:none}.steps li:last-child{padding-bottom:0}.steps .done::before{background:var(--olive);border-color:var(--olive)}.steps .now::before{border:5px solid var(--wine)}.steps b{font-weight:600;display:block}.steps small{color:var(--soft);font-size:12.5px}.steps .next b{color:var(--soft)}
.act{display:grid;grid-template-columns:1fr 1fr;gap:9px}
`,
  body: `${side("Demandes")}<main><section class="queue"><h1>Demandes</h1><div class="tabs"><span>À traiter (5)</span><span class="on">Toutes</span><span>Suivies</span></div>${each(QUEUE, ([ref, what, who, amount, tone, state], i) => `<div class="da ${i === 0 ? "on" : ""}"><small class="num">${ref}, ${who}</small>${badge(state, tone)}<b>${what}</b><span class="num soft">${euros(amount)} HT</span></div>`)}</section>
<section class="card sheet"><div class="row between" style="align-items:flex-start"><div><span class="soft num">DA-0917, Travaux nord</span><h1>Compresseur à vis</h1></div><div class="end"><span class="sum num">${euros(total)}</span><br><span class="soft" style="white-space:nowrap">HT, investissement</span></div></div>
<p class="why" style="margin:13px 0 15px">Remplace le compresseur de l’atelier de Tarare (2009). Devis comparé à deux autres, accord-cadre respecté.</p>
${table(
    [{ label: "Article" }, { label: "Qté", kind: "num end" }, { label: "Prix HT", kind: "num end" }, { label: "Total HT", kind: "num end" }],
    LINES.map(([what, detail, quantity, price]) => [`${what}<small>${detail}</small>`, String(quantity), euros(price), euros(quantity * price)]),
  )}
<h3>Pièces jointes</h3><div class="files">${each(["Devis F-087.pdf", "Relevé des pannes.xlsx"], (name) => `<span>${glyph("file", 17)}${name}</span>`)}</div>
<h3>Échanges</h3>${each(TALK, ([letters, colour, who, text]) => `<div class="talk"><i style="background:${colour}">${letters}</i><p><b>${who}</b>${text}</p></div>`)}<div class="write">Écrire un commentaire<span style="color:var(--wine)">${glyph("forward", 18, 2)}</span></div></section>
<aside class="right"><section class="card"><div class="row between"><h2>Visas</h2>${badge("3 sur 4", "wait")}</div><ol class="steps">${each(STEPS, ([state, what, who]) => `<li class="${state}"><b>${what}</b><small>${who}</small></li>`)}</ol></section>
<section class="card"><h2>Budget de la filiale</h2><div class="row between" style="margin:9px 0 5px"><span class="soft">Engagé</span><b class="num" style="font-weight:600">${percent(48)}</b></div>${gauge(0.48)}<div class="row between" style="margin:10px 0 5px"><span class="soft">Avec cet achat</span><b class="num" style="font-weight:600">${percent(55)}</b></div>${gauge(0.55, "gold")}<p class="soft" style="margin-top:10px;font-size:13px">Reste ${euros(54000)} sur ${euros(120000)} d’ici décembre</p></section>
<div class="act"><span class="btn">Refuser</span><span class="btn go">Approuver</span></div></aside></main>`,
}; // prettier-ignore
