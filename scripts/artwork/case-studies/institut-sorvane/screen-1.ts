import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { COMPOSE, EXERCISES, SESSION, STEPS } from "./lab";

/** Institut Sorvane: a book on the left, a machine on the right. Fraunces on cream, Plex Mono on deep teal. */
const theme = `
:root{--ink:#1C2B33;--soft:#667880;--cream:#FBF7EE;--line:#E6DDC9;--teal:#0F4C5C;--deep:#0B2A33;--gold:#E09F3E;--mint:#9FE0C5}
body{font-family:"Instrument",sans-serif;color:var(--ink);background:var(--cream);font-size:14.5px}
h1,h2{font-family:"Fraunces",serif}
`;

export const screen1: Screen = {
  width: 1120,
  theme,
  typefaces: ["instrument", "fraunces", "mono"],
  css: `
body{display:grid;grid-template-columns:204px 1fr 476px;grid-template-rows:60px 1fr}
.top{grid-column:1/4;border-bottom:1px solid var(--line);display:flex;align-items:center;padding:0 24px;gap:22px;color:var(--teal)}.top .path{color:var(--soft)}.top .path b{color:var(--ink);font-weight:600}
.prog{width:190px}.prog small{display:flex;justify-content:space-between;color:var(--soft);font-size:12.5px;margin-bottom:3px}.prog>span{display:block;height:6px;border-radius:3px;background:#EADFC6}.prog i{display:block;height:6px;border-radius:3px;background:var(--gold)}
.toc{border-right:1px solid var(--line);padding:20px 0}.toc h3{font-size:13px;font-weight:600;color:var(--soft);padding:0 22px 8px}.toc li{display:flex;gap:11px;padding:12px 16px 12px 22px;line-height:1.3}.toc small{display:block;color:var(--soft);font-size:12.5px;font-weight:400;margin-top:2px}.toc li i{flex:none;width:20px;height:20px;border-radius:50%;border:1.8px solid #CDBF9E;display:grid;place-items:center;font-style:normal;font-size:11px;font-weight:600;color:var(--soft)}
.coach{margin:18px 16px 0;border:1px solid var(--line);border-radius:8px;padding:10px 13px;font-size:13.5px;color:var(--soft);line-height:1.35}.coach b{display:block;color:var(--ink);font-weight:600}.toc .done{color:var(--soft)}.toc .done i{background:#3E8E7E;border-color:#3E8E7E;color:#fff}.toc .on{background:#fff;font-weight:600;box-shadow:inset 3px 0 0 var(--gold)}.toc .on i{border-color:var(--gold);color:#9A6410}
.text{padding:22px 28px 22px;display:flex;flex-direction:column}.text .kick{color:#9A6410;font-weight:600}.text h1{font-size:31px;font-weight:600;line-height:1.12;margin:4px 0 10px;letter-spacing:-.01em}.text p{line-height:1.52;max-width:43ch}
.text code{font-family:"Plex Mono";font-size:13px;background:#F1E9D6;padding:1px 5px;border-radius:4px}
.check{margin-top:16px;border-top:1px solid var(--line)}.check li{display:flex;gap:13px;padding:10.5px 0;border-bottom:1px solid var(--line);line-height:1.35}.check i{flex:none;width:22px;height:22px;border-radius:6px;border:2px solid #CDBF9E;display:grid;place-items:center;color:#fff}.check .ok i{background:#3E8E7E;border-color:#3E8E7E}.check .now i{border-color:var(--gold);background:#FFF3DC}.check small{display:block;color:var(--soft);font-size:13px}
.hint{margin-top:16px;background:#FFF3DC;border-left:3px solid var(--gold);padding:11px 15px;display:flex;gap:12px;line-height:1.4}
.lab{background:var(--deep);color:#D8E7E4;font-family:"Plex Mono",monospace;font-size:12.8px;line-height:1.56;display:flex;flex-direction:column}
.tabs{display:flex;background:#082129;color:#7FA0A4}.tabs span{padding:10px 16px}.tabs .on{background:var(--deep);color:#fff;box-shadow:inset 0 2px 0 var(--gold)}
pre{font:inherit;padding:11px 18px;margin:0}.ed{display:grid;grid-template-columns:44px 1fr}.ed .n{color:#47676D;text-align:right;padding-right:0}
.lab .k{color:#8FD3F0}.lab .s{color:var(--mint)}.lab .c{color:#5F8288}.lab .g{color:#F3C677}.lab .e{color:#FF9F8A}.lab .hl{background:#12404C;display:block;margin:0 -18px;padding:0 18px}
.term{border-top:1px solid #1B4651;flex:1}.term b{color:var(--mint);font-weight:500}
.foot{border-top:1px solid #1B4651;padding:9px 18px;display:flex;gap:20px;color:#9FBDBF;align-items:center}.foot .dot{width:8px;height:8px;border-radius:50%;background:#4ED39A;margin-right:8px;display:inline-block}.foot .go{margin-left:auto;background:var(--gold);color:#2A1B02;font-weight:600;padding:5px 14px;border-radius:6px}
`,
  body: `<header class="top">${wordmark("institut-sorvane", 34)}<span class="path grow">Vos applications / <b>Docker et backend</b></span><div class="prog"><small class="num"><span>Journée 4 sur 6</span><span>60 %</span></small><span><i style="width:60%"></i></span></div><span class="row" style="color:var(--ink)">${glyph("users", 18)}9 participants</span></header>
<nav class="toc"><h3>Exercices, 3 validés sur 5</h3><ol>${each(EXERCISES, ([title, note, state], i) => `<li class="${state}"><i>${state === "done" ? glyph("check", 12, 3.4) : i + 1}</i><span>${title}<small>${note}</small></span></li>`)}</ol><div class="coach"><b>Formateur en salle</b>Permanence à distance le jeudi, de 16 h à 18 h.</div></nav>
<article class="text"><span class="kick">Exercice 4, environ 40 min</span><h1>Conteneuriser l’API des inscriptions</h1><p>L’image de l’exercice 3 démarre seule mais ne trouve pas sa base. Décrivez les deux services dans <code class="raw">compose.yaml</code>, attendez que la base soit prête, puis gardez ses données dans un volume.</p>
<ul class="check">${each(STEPS, ([state, what, note]) => `<li class="${state}"><i>${state === "ok" ? glyph("check", 14, 3) : ""}</i><span>${what}<small>${note}</small></span></li>`)}</ul>
<p class="hint"><span style="color:#9A6410">${glyph("alert", 20)}</span><span>Dans un réseau Compose, un service se joint par son nom. <code class="raw">localhost</code> désigne ici le conteneur de l’API.</span></p><div class="row between" style="margin-top:auto;font-weight:600;color:var(--teal)"><span class="row">${glyph("left", 16, 2)}Réduire l’image</span><span class="row">Revenir en arrière${glyph("right", 16, 2)}</span></div></article>
<section class="lab raw"><div class="tabs"><span class="on">compose.yaml</span><span>Dockerfile</span><span>src/server.ts</span></div><div class="ed"><pre class="n">${Array.from({ length: COMPOSE.length }, (_, i) => i + 1).join("\n")}</pre><pre>${each(COMPOSE, (text) => `<div>${text}</div>`)}</pre></div><pre class="term">${SESSION}</pre><div class="foot"><span><i class="dot"></i>Machine prête</span><span>2 conteneurs</span><span class="go">Vérifier mon travail</span></div></section>`,
};
