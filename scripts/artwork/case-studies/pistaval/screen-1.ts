import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { DUSK, GREY, MORNING, NOON, scene, skier, skiTracks } from "./scenes";
import { header, theme } from "./theme";

/** February 2025 begins on a Saturday: five blank cells before it. */
const BLANKS = 5;
const LAST = 28;
const WEEK = [17, 21] as const;
const FULL = [9, 10, 11, 12, 13, 14];
const FEW = [2, 8, 16, 22, 23];

interface Course {
  level: string;
  aim: string;
  ages: string;
  picture: string;
  hours: string;
  price: number;
  left: number;
  taken?: number;
}

const COURSES: readonly Course[] = [
  { level: "Piou-piou", aim: "Jardin des neiges", ages: "4 et 5 ans", hours: "9 h 30 – 11 h 30", price: 165, left: 5, picture: scene("garden", MORNING, `${skier(120, 122, "#F6B73C", 0.9)}${skier(180, 126, "#F2542D", 0.9)}<path d="M214 128v-22l16 5-16 6" fill="#F2542D" stroke="#0D3B4C" stroke-width="1.6"/>`, { summits: [236] }) },
  { level: "Ourson et Flocon", aim: "Premiers virages", ages: "6 à 10 ans", hours: "9 h – 11 h 30", price: 198, left: 2, taken: 2, picture: scene("kids", NOON, `${skiTracks("#B8D5E4")}${skier(150, 122, "#F2542D", 1.1)}${skier(196, 112, "#F6B73C", 0.9)}${skier(108, 128, "#2E8FA3", 1)}`, { summits: [90, 230] }) },
  { level: "1re et 2e étoile", aim: "Virages parallèles", ages: "7 à 12 ans", hours: "9 h – 11 h 30", price: 198, left: 0, picture: scene("stars", GREY, `${skiTracks("#C3D0D5")}${skier(152, 122, "#7A4FB5", 1.2)}`, { summits: [120] }) },
  { level: "Adultes, classe 1", aim: "Reprendre en confiance", ages: "13 ans et plus", hours: "14 h – 16 h 30", price: 212, left: 4, taken: 1, picture: scene("adults", DUSK, `${skiTracks("#C9A9C2")}${skier(206, 118, "#F2542D", 1.25)}`, { summits: [96], sky: '<circle cx="180" cy="30" r="14" fill="#FFD9A8"/>' }) },
]; // prettier-ignore

const BASKET: readonly (readonly [who: string, what: string, price: number])[] = [
  ["Enfant 1, 8 ans", "Ourson et Flocon", 198],
  ["Enfant 2, 9 ans", "Ourson et Flocon", 198],
  ["Adulte", "Adultes, classe 1", 212],
];

const total = BASKET.reduce((sum, [, , price]) => sum + price, 0);

const day = (n: number): string => {
  const kind = n >= WEEK[0] && n <= WEEK[1] ? "on" : FULL.includes(n) ? "full" : FEW.includes(n) ? "few" : "";
  return `<span class="${kind} ${n === WEEK[0] ? "first" : ""} ${n === WEEK[1] ? "last" : ""}">${n}</span>`;
};

const state = ({ left, taken }: Course): string => {
  if (taken) return `<span class="in">${glyph("check", 15, 2.8)}${taken} au panier</span>`;
  return left === 0 ? `<span class="no">Complet</span>` : `<span class="add">Ajouter</span>`;
};

export const screen1: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{display:flex;flex-direction:column;background:var(--snow)}
.hero{position:relative;height:158px;overflow:hidden;flex:none}.hero .scene{position:absolute;inset:0}.hero h1{position:absolute;left:36px;top:26px;font-size:36px;font-weight:600;letter-spacing:-.015em;line-height:1.1}.hero p{position:absolute;left:36px;top:72px;font-size:18px}
.page{display:grid;grid-template-columns:262px 1fr 290px;gap:18px;padding:0 36px;margin-top:-30px;position:relative}
.box{background:#fff;border-radius:18px;padding:16px 18px}h2{font-size:19px;font-weight:600}
.month{display:grid;grid-template-columns:repeat(7,1fr);row-gap:5px;margin-top:10px;text-align:center}.month small{color:var(--soft);font-size:13px}.month span{height:31px;display:grid;place-items:center;font-weight:500}.month .full{color:#A9BCC5}.month .few{color:var(--coral);font-weight:600}.month .on{background:#D3E9F0}.month .first,.month .last{background:var(--petrol);color:#fff}.month .first{border-radius:16px 0 0 16px}.month .last{border-radius:0 16px 16px 0}
.legend{display:flex;gap:16px;margin-top:11px;font-size:13.5px;color:var(--soft)}.legend i{display:inline-block;width:9px;height:9px;border-radius:50%;margin-right:6px}
.opt{margin-top:14px;border-top:1.5px solid var(--line);padding-top:12px}.opt .pill{margin:7px 6px 0 0;height:32px;padding:0 12px;font-size:14.5px}.opt b{font-weight:600;font-size:15px}
.course{display:grid;grid-template-columns:132px 1fr auto;gap:2px 16px;align-items:center;padding:10px 0;border-bottom:1.5px solid var(--line)}.course:last-child{border:0}.course .pic{height:96px;border-radius:13px;overflow:hidden}.course h3{font-size:19px;font-weight:600;letter-spacing:-.005em;line-height:1.2}.course p{line-height:1.32;white-space:nowrap}.course .right{text-align:right}.course .right b{font-size:20px;font-weight:600;display:block}.left{font-weight:600}.left.few{color:var(--coral)}.left.none{color:#8FA5AF}
.add,.in,.no{display:inline-flex;gap:7px;align-items:center;margin-top:7px;border-radius:18px;padding:5px 15px;font-weight:600;border:1.6px solid var(--petrol)}.in{background:#DDF0E9;border-color:#DDF0E9;color:#1F6F59}.no{border-color:#D6E4EA;color:#8FA5AF}
.basket li{padding:9px 0;border-bottom:1.5px solid var(--line);display:flex;justify-content:space-between;line-height:1.25}.basket small{display:block;color:var(--soft);font-size:14px}.tot{display:flex;justify-content:space-between;align-items:baseline;padding:11px 0 2px;font-weight:600;font-size:17px}.tot b{font-size:28px;font-weight:600}
.hold{display:flex;gap:10px;align-items:center;background:#FDEEE8;color:#9A3315;border-radius:12px;padding:9px 13px;margin-top:12px;line-height:1.25;font-size:14.5px}.ok{display:flex;gap:9px;color:#1F6F59;font-size:14.5px;margin-top:11px;line-height:1.3}
`,
  body: `${header("Cours de ski")}<div class="hero">${scene("hero", MORNING, "", { width: 1010, summits: [560, 740, 900], firs: "right" })}<h1>Réserver un cours collectif</h1><p>Val Sorbière, école du Grand Pré</p></div>
<div class="page"><aside class="box"><div class="row between"><h2>Février</h2><span class="row">${glyph("left", 18, 2)}${glyph("right", 18, 2)}</span></div><div class="month num">${each(["L", "M", "M", "J", "V", "S", "D"], (label) => `<small>${label}</small>`)}${"<span></span>".repeat(BLANKS)}${each(
    Array.from({ length: LAST }, (_, i) => i + 1),
    day,
  )}</div><div class="legend"><span><i style="background:#0D3B4C"></i>Choisi</span><span><i style="background:#F2542D"></i>Peu</span><span><i style="background:#C4D3DA"></i>Complet</span></div>
<div class="opt"><b>Langue du cours</b><br><span class="pill on">Français</span><span class="pill">Anglais</span></div><div class="opt"><b>Rendez-vous</b><p class="soft" style="margin-top:4px;line-height:1.35">Jardin des neiges, 10 min avant. Casque obligatoire.</p></div></aside>
<main class="box" style="padding-bottom:4px"><div class="row between" style="margin-bottom:4px"><h2>5 matins ou après-midi, 17 au 21 février</h2><span class="soft">groupes de 8 au plus</span></div>${each(COURSES, (course) => `<article class="course"><div class="pic">${course.picture}</div><div><h3>${course.level}</h3><p>${course.aim}<br><span class="soft num">${course.ages}, ${course.hours}</span><br><span class="left num ${course.left === 0 ? "none" : course.left < 3 ? "few" : ""}">${course.left === 0 ? "Plus de place" : `${course.left} places restantes`}</span></p></div><div class="right"><b class="num">${euros(course.price)}</b>${state(course)}</div></article>`)}</main>
<aside class="box"><h2>Votre panier</h2><ul class="basket" style="margin-top:4px">${each(BASKET, ([who, what, price]) => `<li><span>${who}<small>${what}</small></span><span class="num">${euros(price)}</span></li>`)}<li><span>Deuxième enfant<small>Remise famille</small></span><span class="num" style="color:#1F6F59">− ${euros(20)}</span></li></ul><div class="tot"><span>Total</span><b class="num">${euros(total - 20)}</b></div><p class="soft num">Acompte aujourd’hui : ${euros(176.4, 2)}</p><div class="hold">${glyph("clock", 20, 2)}<span>Vos trois places sont gardées encore 8 min 40</span></div><span class="cta" style="width:100%;margin-top:12px">Payer l’acompte</span><p class="ok">${glyph("check", 18, 2.4)}Remboursé si les pistes ferment.</p></aside></div>`,
};
