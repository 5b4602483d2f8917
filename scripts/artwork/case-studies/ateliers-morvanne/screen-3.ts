import { line, plot, rules } from "../shell/charts";
import { each, euros, figure } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { menu, theme } from "./theme";

const PROFILES: readonly (readonly [
  shape: string,
  name: string,
  metres: number,
  least: number,
  on?: boolean,
])[] = [
  ["tube", "Tube carré 40 × 40 × 2", 38.4, 60, true],
  ["tube", "Tube carré 50 × 50 × 3", 96, 48],
  ["pipe", "Tube rond Ø 42,4 × 2,6", 71.5, 60],
  ["flat", "Plat 40 × 6", 132, 90],
  ["rod", "Rond plein 12", 214, 150],
  ["angle", "Cornière 40 × 40 × 4", 54, 48],
  ["beam", "UPN 120", 24, 24],
  ["beam", "UPN 160", 18, 12],
];

const SHAPES: Record<string, string> = {
  tube: '<path d="M3 3h18v18H3ZM7 7v10h10V7Z" fill-rule="evenodd"/>',
  pipe: '<path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z" fill-rule="evenodd"/>',
  flat: '<path d="M2 9h20v6H2Z"/>',
  rod: '<circle cx="12" cy="12" r="6"/>',
  angle: '<path d="M4 3h4v13h13v4H4Z"/>',
  beam: '<path d="M5 3h13v4H9v10h9v4H5Z"/>',
};

/** Full bars and reusable offcuts of the profile on screen: place in the rack, length, order that holds it. */
const STOCK: readonly (readonly [code: string, place: string, length: number, hold?: string])[] = [
  ["Barre", "A-03", 6000, "OF-3197"],
  ["Barre", "A-03", 6000, "OF-3197"],
  ["Barre", "A-03", 6000],
  ["Barre", "A-03", 6000],
  ["C-221", "B-11", 4340],
  ["C-118", "B-11", 3120, "DEV-1042"],
  ["C-204", "B-12", 2080, "DEV-1042"],
  ["C-231", "B-12", 1870],
  ["C-198", "B-12", 1460],
  ["C-240", "B-13", 940],
  ["C-243", "B-13", 590],
];

const total = STOCK.reduce((sum, [, , length]) => sum + length, 0);
const held = STOCK.reduce((sum, [, , length, hold]) => sum + (hold ? length : 0), 0);
const LEVEL = [96, 84, 78, 66, 120, 108, 96, 90, 72, 66, 54, 48, 38.4];
const frame = { width: 258, height: 96, from: 0, to: 130 };

export const screen3: Screen = {
  theme,
  typefaces: ["barlow"],
  css: `
.cols{display:grid;grid-template-columns:268px 1fr 330px;gap:14px;padding:0 20px}.box{background:#fff;border:1px solid var(--line)}.box>h2{font-size:15px;font-weight:600;padding:9px 14px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between;align-items:center}
.prof{display:grid;grid-template-columns:30px 1fr;gap:0 10px;padding:9.5px 14px;border-bottom:1px solid #E4E8EB;align-items:center;line-height:1.3}.prof svg{grid-row:1/3;fill:#68727A}.prof b{font-weight:600}.prof.on{background:#FFF3E6;box-shadow:inset 4px 0 0 var(--orange)}.prof.on svg{fill:#B44E02}.prof small{color:var(--soft);font-size:13.5px}.prof small.low{color:var(--red);font-weight:600}
.row3{display:grid;grid-template-columns:repeat(3,1fr);border-bottom:1px solid var(--line)}.row3 div{padding:9px 14px;border-right:1px solid var(--line)}.row3 div:last-child{border:0}.row3 b{display:block;font-size:25px;font-weight:600;line-height:1.15}
.it{display:grid;grid-template-columns:54px 46px 1fr 80px;gap:10px;align-items:center;padding:5.5px 14px}.it .w{position:relative;height:28px;background:linear-gradient(90deg,#EEF1F3,#EEF1F3)}.it .w i{display:grid;align-items:center;padding-left:5px;height:28px;background:linear-gradient(#B9C4CC,#D6DEE3 40%,#9AA7B0);font-style:normal;font-weight:600;font-size:13.5px;white-space:nowrap}.it.off .w i{background:linear-gradient(#F2B27A,#F8CBA3 40%,#E29A59)}.it .badge{justify-self:start}
.cap{display:flex;justify-content:space-between;padding:9px 14px 3px;color:var(--soft)}
.lv{padding:12px 14px}.lv b.n{font-size:30px;font-weight:600;line-height:1;color:var(--red)}.need{position:relative;height:12px;background:#DEE3E6;margin:12px 0 5px}.need i{position:absolute;inset:0 auto 0 0;background:var(--red)}.need u{position:absolute;top:-5px;bottom:-5px;width:2px;background:var(--ink)}.plot{font:12.5px "Barlow";fill:var(--soft)}
.ord{padding:0 14px 14px}.ord dl{display:grid;grid-template-columns:auto 1fr;gap:6px 14px;padding:11px 0 12px}.ord dt{color:var(--soft)}.ord dd{margin:0;text-align:right;font-weight:600}.ord .tool{width:100%;justify-content:center;height:40px;font-size:15.5px}
`,
  body: `${menu("Stock")}<div class="crumb"><h1>Profilés</h1><span class="soft grow">Acier S235, 41 sections suivies</span><span class="tool">${glyph("search", 16)}Section, casier, chute</span><span class="tool">Inventaire</span><span class="tool go">${glyph("plus", 16, 2.4)}Entrée de stock</span></div>
<div class="cols"><section class="box"><h2>Sections</h2>${each(PROFILES, ([shape, name, metres, least, on]) => `<div class="prof ${on ? "on" : ""}"><svg viewBox="0 0 24 24" width="28" height="28">${SHAPES[shape]}</svg><b>${name}</b><small class="num ${metres < least ? "low" : ""}">${figure(metres, metres % 1 ? 1 : 0)} m, seuil ${figure(least)} m</small></div>`)}</section>
<section class="box"><h2>Tube carré 40 × 40 × 2 ${badge("Sous le seuil", "late")}</h2><div class="row3 num"><div><span class="soft">En casier</span><b>${figure(total / 1000, 1)} m</b></div><div><span class="soft">Réservé</span><b>${figure(held / 1000, 1)} m</b></div><div><span class="soft">Libre</span><b>${figure((total - held) / 1000, 1)} m</b></div></div>
<div class="cap"><span>Barres entières</span><span>longueurs en mm</span></div>${each(STOCK, ([code, place, length, hold], i) => `${i === 4 ? '<div class="cap"><span>Chutes réutilisables</span><span>au-dessus de 500 mm</span></div>' : ""}<div class="it ${code === "Barre" ? "" : "off"}"><b style="font-weight:600">${code}</b><span class="soft">${place}</span><span class="w"><i class="num" style="width:${((length / 6000) * 100).toFixed(1)}%">${figure(length)}</i></span>${hold ? badge(hold, "go") : '<span class="soft">libre</span>'}</div>`)}</section>
<div class="col" style="gap:14px"><section class="box"><h2>Niveau</h2><div class="lv"><div class="row between" style="align-items:flex-end"><b class="n num">${figure(total / 1000, 1)} m</b><span class="soft">seuil d’alerte : 60 m</span></div><div class="need"><i style="width:${((total / 1000 / 120) * 100).toFixed(0)}%"></i><u style="left:50%"></u></div>${plot(frame, `${rules([[0, "0"], [60, "60"], [120, "120"]], frame, "#E4E8EB")}<path d="M0 ${(96 - (60 / 130) * 96).toFixed(1)}H258" stroke="#C62F2F" stroke-dasharray="5 4"/>${line(LEVEL, frame, { colour: "#2B6CB0", width: 2.4, smooth: false })}<text x="0" y="114">février</text><text x="258" y="114" text-anchor="end">mai</text>`, { left: 32, right: 8, bottom: 24 })}</div></section>
<section class="box"><h2>Commande proposée ${badge("À valider", "wait")}</h2><div class="ord"><dl class="num"><dt>Fournisseur</dt><dd>F-014 Aciers</dd><dt>Quantité</dt><dd>12 barres de 6 m</dd><dt>Prix</dt><dd>${euros(446.4, 2)} HT</dd><dt>Livraison</dt><dd>mardi 20 mai</dd><dt>Couvre</dt><dd>5 OF et 1 devis</dd></dl><span class="tool go">Commander</span><p class="soft" style="margin-top:9px;line-height:1.35">Chutes déjà déduites : trois barres de moins que le besoin brut.</p></div></section></div></div>`,
}; // prettier-ignore
