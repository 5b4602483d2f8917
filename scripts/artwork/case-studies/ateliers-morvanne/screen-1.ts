import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, gauge, table } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { menu, theme } from "./theme";

type Order = readonly [ref: string, client: string, what: string, quantity: string, due: string, done: number, state: string, tone: string, amount: number];

const ORDERS: readonly Order[] = [
  ["CDE-3186", "C-118 Menuiserie alu", "Platines de fixation, inox 304", "240", "12 mai", 0.92, "Contrôle", "ok", 6840],
  ["CDE-3188", "C-042 Remontées mécaniques", "Carters de poulie, acier S235", "36", "12 mai", 0.64, "Soudure", "go", 14220],
  ["CDE-3190", "C-207 Agencement", "Habillage de comptoir, laiton", "8", "9 mai", 0.48, "En retard", "late", 9460],
  ["CDE-3191", "C-118 Menuiserie alu", "Équerres renforcées, inox 304", "500", "14 mai", 0.35, "Pliage", "go", 4150],
  ["CDE-3193", "C-065 Traitement de l’eau", "Cuve 600 l, inox 316L", "4", "19 mai", 0.22, "Découpe", "go", 4720],
  ["CDE-3194", "C-311 Collectivité", "Garde-corps, galvanisé, 42 m", "14", "20 mai", 0.18, "Sous-traitance", "wait", 22750],
  ["CDE-3197", "C-042 Remontées mécaniques", "Passerelle de visite", "2", "23 mai", 0.08, "Matière reçue", "", 31400],
  ["CDE-3198", "C-154 Machines spéciales", "Châssis mécano-soudé", "6", "26 mai", 0, "Attente plan", "wait", 12680],
  ["CDE-3199", "C-207 Agencement", "Étagères pliées, époxy noir", "60", "27 mai", 0, "Planifiée", "", 5320],
  ["CDE-3201", "C-089 Électrotechnique", "Coffrets percés, acier 2 mm", "120", "28 mai", 0, "Planifiée", "", 7980],
];

const TILES = [
  ["Commandes en cours", "46", "dont 11 lancées cette semaine", ""],
  ["À livrer avant vendredi", "12", "9 sont prêtes ou en contrôle", "ok"],
  ["En retard", "3", "retard moyen : 2 jours", "late"],
  ["Carnet", euros(418600), "7,4 semaines de charge", ""],
] as const;

export const screen1: Screen = {
  theme,
  typefaces: ["barlow"],
  css: `
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;padding:0 20px 12px}.tile{background:#fff;border-left:4px solid #9AA5AD;padding:10px 14px}.tile.ok{border-color:var(--green)}.tile.late{border-color:var(--red)}
.tile b{display:block;font-size:28px;font-weight:600;line-height:1.15}.tile.late b{color:var(--red)}.tile small{color:var(--soft);font-size:13.5px}
.filters{display:flex;gap:8px;padding:0 20px 10px;align-items:center}.filters .field{flex:1;background:#fff;border:1px solid var(--line);height:34px;display:flex;gap:9px;align-items:center;padding:0 12px;color:var(--soft)}
.sheet{margin:0 20px;border:1px solid var(--line)}.sheet .adv{display:grid;grid-template-columns:84px 34px;gap:8px;align-items:center}
tr.late td{background:#FFF6F5}tr.on td{background:#FFF3E6;box-shadow:inset 0 1px 0 #F5B27A,inset 0 -1px 0 #F5B27A}
.foot{padding:9px 30px;display:flex;justify-content:space-between;color:var(--soft)}
`,
  body: `${menu("Commandes")}<div class="crumb"><h1>Commandes</h1><span class="soft grow">Semaine 19, 46 en cours</span><span class="tool">${glyph("download", 16)}Exporter</span><span class="tool go">${glyph("plus", 16, 2.4)}Nouvelle commande</span></div>
<div class="tiles">${each(TILES, ([label, value, note, tone]) => `<div class="tile ${tone}"><span class="soft">${label}</span><b class="num">${value}</b><small>${note}</small></div>`)}</div>
<div class="filters"><span class="field">${glyph("search", 16)}Référence, client, matière</span><span class="tool">Tous les états ${glyph("down", 14)}</span><span class="tool">Échéance ${glyph("down", 14)}</span><span class="tool">Matière ${glyph("down", 14)}</span></div>
<div class="sheet">${table(
    [{ label: "Commande" }, { label: "Client" }, { label: "Ouvrage" }, { label: "Qté", kind: "num end" }, { label: "Échéance", kind: "num" }, { label: "Avancement", width: "150px" }, { label: "État" }, { label: "Montant HT", kind: "num end" }],
    ORDERS.map(([ref, client, what, quantity, due, done, state, tone, amount], i) => ({
      kind: tone === "late" ? "late" : i === 4 ? "on" : "",
      cells: [`<span class="ref num">${ref}</span>`, client, what, quantity, due, `<span class="adv">${gauge(done, tone === "late" ? "late" : done > 0.9 ? "ok" : "")}<span class="num soft">${Math.round(done * 100)} %</span></span>`, badge(state, tone), euros(amount)],
    })),
  )}</div><div class="foot num"><span>1 à 10 sur 46</span><span>Total affiché : ${euros(ORDERS.reduce((sum, order) => sum + order[8], 0))}</span></div>`,
}; // prettier-ignore
