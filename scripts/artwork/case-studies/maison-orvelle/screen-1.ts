import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { bed, CLOTHS, cushion, MORE_SHADES, pile, weave } from "./linen";
import { shopHeader, theme } from "./theme";

const [clay, chalk, sage] = CLOTHS as unknown as (typeof CLOTHS)[number][];

const THUMBS = [
  bed,
  pile(
    [clay, chalk, clay, sage].filter((cloth) => cloth !== undefined),
    "#EFE6DA",
  ),
  weave(clay ?? CLOTHS[0]!),
  cushion(clay ?? CLOTHS[0]!),
];

const SIZES = ["140 × 200", "200 × 200", "240 × 220", "260 × 240"];

const PROMISES = [
  ["truck", "Livré jeudi 22 mai", "En point relais ou à domicile"],
  ["undo", "30 nuits pour changer d’avis", "Retour offert, même lavé"],
  ["leaf", "Lin de Normandie", "Filé et tissé à moins de 600 km"],
] as const;

export const screen1: Screen = {
  theme,
  typefaces: ["fraunces", "jost"],
  css: `
.news{background:var(--clay);color:#FFF3EA;text-align:center;padding:5px;font-size:14px}
.shop{height:74px;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;padding:0 40px;border-bottom:1px solid var(--line)}.shop nav{gap:28px;font-weight:500}.shop .end{justify-content:flex-end}.shop .on{border-bottom:2px solid var(--clay)}.logo{color:var(--ink)}
.page{display:grid;grid-template-columns:84px 530px 1fr;gap:16px;padding:20px 40px 0}
.thumbs{display:flex;flex-direction:column;gap:12px}.thumbs span{height:84px;border-radius:4px;overflow:hidden;display:block}.thumbs span:first-child{outline:2px solid var(--ink);outline-offset:3px}
.main{height:612px;border-radius:6px;overflow:hidden;position:relative}.main b{position:absolute;left:18px;top:18px;background:#FFFCF8;padding:4px 12px;font-weight:500;border-radius:3px}
.buy{padding:0 0 0 24px}.buy h1{font-size:34px;line-height:1.1;margin:4px 0 8px}.price{font-size:26px;font-weight:500}.stars{color:var(--clay);letter-spacing:2px}
.swatches{display:grid;grid-template-columns:repeat(12,1fr);gap:9px;margin:10px 0 18px}.swatches i{aspect-ratio:1;border-radius:50%;box-shadow:inset 0 0 0 1px rgba(58,44,37,.14)}.swatches i.on{outline:2px solid var(--ink);outline-offset:3px}
.sizes{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:7px 0 14px}.sizes span{border:1.5px solid var(--line);border-radius:4px;text-align:center;padding:7px 0;font-weight:500;font-size:15px}.sizes .on{border-color:var(--ink);background:var(--ink);color:#fff}.sizes .out{color:#BFB0A2;text-decoration:line-through}
.cart{background:var(--clay);color:#fff;border-radius:4px;height:52px;display:flex;align-items:center;justify-content:center;gap:12px;font-weight:600;font-size:17px;flex:1}.love{width:52px;height:52px;border:1.5px solid var(--line);border-radius:4px;display:grid;place-items:center}
.pay{display:flex;gap:12px;align-items:center;background:#F7F1E8;border-radius:4px;padding:10px 14px;margin-top:10px}.pay b{font-weight:600}.pay svg{color:var(--clay)}.facts{margin-top:14px;border-top:1px solid var(--line)}.facts li{display:flex;gap:14px;padding:8px 0;border-bottom:1px solid var(--line);align-items:center;line-height:1.25}.facts small{display:block;color:var(--soft);font-size:14px}.facts svg{color:var(--clay)}
`,
  body: `${shopHeader}<div class="page"><div class="thumbs">${each(THUMBS, (picture) => `<span>${picture}</span>`)}</div><div class="main">${bed}<b>Fabriqué à la commande</b></div>
<section class="buy"><span class="soft">Chambre / Parures</span><h1>Parure en lin lavé</h1><div class="row between"><span class="price num">${euros(189)}</span><span><span class="stars">★★★★★</span> <span class="soft">218 avis</span></span></div>
<p class="soft" style="margin:8px 0 14px">Housse de couette et deux taies. Un lin lourd, 170 g/m², lavé à l’eau pour tomber souple dès la première nuit.</p>
<div class="row between"><b style="font-weight:500">Coloris : ${CLOTHS[0]!.name}</b><span class="soft">12 teintes</span></div><div class="swatches">${each([...CLOTHS.map(({ plain }) => plain), ...MORE_SHADES], (shade, i) => `<i class="${i === 0 ? "on" : ""}" style="background:${shade}"></i>`)}</div>
<div class="row between"><b style="font-weight:500">Taille, en cm</b><span class="soft" style="text-decoration:underline">Guide des tailles</span></div><div class="sizes num">${each(SIZES, (size, i) => `<span class="${i === 2 ? "on" : i === 3 ? "out" : ""}">${size}</span>`)}</div>
<div class="row" style="gap:10px"><span class="cart">${glyph("bag", 20, 2)}Ajouter au panier</span><span class="love">${glyph("heart", 22)}</span></div>
<p class="pay">${glyph("euro", 19)}<span>ou trois fois <b>${euros(63)}</b>, sans frais, par carte</span></p><ul class="facts">${each(PROMISES, ([icon, what, note]) => `<li>${glyph(icon, 22)}<span>${what}<small>${note}</small></span></li>`)}</ul></section></div>`,
};
