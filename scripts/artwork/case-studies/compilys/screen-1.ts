import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { bar, theme } from "./theme";

type State = "run" | "wait" | "ok" | "fail";

interface Job {
  id: string;
  project: string;
  branch: string;
  language: string;
  target: string;
  state: State;
  time: string;
  cache: number;
  /** Share done and files compiled, while it runs. */
  done?: number;
  files?: string;
}

const JOBS: readonly Job[] = [
  { id: "8841", project: "gestion-batterie", branch: "calibrage-hiver", language: "C", target: "Cortex-M4", state: "run", time: "1 min 12", cache: 81, done: 0.64, files: "412 sur 644 fichiers" },
  { id: "8840", project: "passerelle-radio", branch: "main", language: "Rust", target: "RISC-V 32", state: "run", time: "0 min 38", cache: 69, done: 0.27, files: "58 sur 214 fichiers" },
  { id: "8839", project: "commande-moteur", branch: "couple-max", language: "C++", target: "Cortex-M7", state: "fail", time: "2 min 04", cache: 77 },
  { id: "8843", project: "vanne-connectee", branch: "main", language: "C", target: "Cortex-M0+", state: "wait", time: "dans 6 s", cache: 0 },
  { id: "8842", project: "gestion-batterie", branch: "main", language: "C", target: "Cortex-M4", state: "wait", time: "dans 11 s", cache: 0 },
  { id: "8838", project: "supervision", branch: "alarmes", language: "Go", target: "Linux ARM64", state: "ok", time: "0 min 51", cache: 92 },
  { id: "8837", project: "passerelle-radio", branch: "lora-classe-c", language: "Rust", target: "RISC-V 32", state: "ok", time: "3 min 17", cache: 44 },
  { id: "8836", project: "calculateur-frein", branch: "lot-7", language: "Ada", target: "PowerPC", state: "ok", time: "6 min 40", cache: 71 },
  { id: "8835", project: "commande-moteur", branch: "main", language: "C++", target: "Cortex-M7", state: "ok", time: "1 min 58", cache: 78 },
  { id: "8834", project: "vanne-connectee", branch: "veille-profonde", language: "C", target: "Cortex-M0+", state: "ok", time: "0 min 22", cache: 95 },
  { id: "8833", project: "calculateur-frein", branch: "main", language: "Ada", target: "PowerPC", state: "ok", time: "5 min 12", cache: 80 },
  { id: "8832", project: "supervision", branch: "main", language: "Go", target: "Linux ARM64", state: "ok", time: "0 min 47", cache: 94 },
]; // prettier-ignore

const LABELS: Record<State, string> = { run: "En cours", wait: "En file", ok: "Réussi", fail: "Échec" };

const TINTS: Record<string, string> = {
  C: "#8FB8FF",
  "C++": "#F08CC0",
  Rust: "#F5B84B",
  Go: "#5FD4E8",
  Ada: "#A9E58A",
};

const LOG = [
  `<i>118</i><span class="d">[ 88 %]</span> Compiling <span class="c">control/torque_limiter.cpp</span>`,
  `<i>119</i>control/torque_limiter.cpp:<span class="a">142:27</span>: <span class="r">error:</span> narrowing conversion from 'double' to 'float'`,
  `<i></i>    limiter_.set({ rpm, <u>torque * 1.15</u> });`,
  `<i>120</i><span class="d">1 error, 0 warnings, 566 objects reused from cache</span>`,
];

const row = (job: Job): string => {
  const last =
    job.state === "run"
      ? `<span class="prog"><i style="width:${(job.done ?? 0) * 100}%"></i></span><span class="soft">${job.files}</span>`
      : `<span class="soft">${job.cache ? `cache ${job.cache} %` : "conteneur en préparation"}</span>`;
  return `<div class="job ${job.state}"><span class="st">${job.state === "run" ? "" : glyph(job.state === "ok" ? "check" : job.state === "fail" ? "cross" : "clock", 15, 2.4)}</span><b>#${job.id}</b><span class="pj">${job.project}<em>${glyph("branch", 14, 2)}${job.branch}</em></span><span class="lg" style="color:${TINTS[job.language]}">${job.language}</span><span class="soft">${job.target}</span><span class="last">${last}</span><span class="lb">${LABELS[job.state]}</span><span class="num end">${job.time}</span></div>`;
}; // prettier-ignore

const log = `<div class="log raw">${LOG.map((text) => `<div>${text}</div>`).join("")}<p><span class="btn">${glyph("download", 15)}Journal complet</span><span class="btn">${glyph("undo", 15)}Relancer</span><span class="soft" style="margin-left:auto">volume chiffré détruit à 14 h 06 min 31 s, reçu R-8839</span></p></div>`;

export const screen1: Screen = {
  theme,
  typefaces: ["instrument", "mono"],
  css: `
.head{display:flex;align-items:center;gap:30px;padding:16px 28px 14px}.head .k{display:flex;gap:9px;align-items:baseline;color:var(--soft)}.head .k b{font:650 22px "Instrument";color:var(--ink)}.head .k b.l{color:var(--lime)}
.list{margin:0 28px;overflow:hidden}
.job{display:grid;grid-template-columns:20px 58px 306px 50px 104px 1fr 76px 118px;gap:12px;align-items:center;height:39.5px;padding:0 16px;border-top:1px solid #252133;white-space:nowrap}.job:first-child{border:0}.job b{font-weight:500;color:var(--soft)}
.pj{display:flex;gap:12px;font-weight:500}.pj em{font-style:normal;font-weight:400;color:var(--soft);display:flex;gap:5px;align-items:center}.lg{font-weight:600}.last{display:flex;gap:14px;align-items:center;font-size:12.5px}
.st{color:var(--lime)}.run .st{width:12px;height:12px;border-radius:50%;border:2.5px solid #3E4A22;border-top-color:var(--lime);margin-left:2px}.wait .st,.wait .lb{color:var(--soft)}.fail .st,.fail .lb{color:var(--red)}.ok .lb{color:#8CC152}.run .lb{color:var(--lime)}.lb{font-weight:500}
.run{background:#1E2119}.prog{width:112px;height:7px;border-radius:4px;background:#33372A;overflow:hidden}.prog i{display:block;height:100%;background:var(--lime)}
.fail{background:#261A20}.log{background:#0B0A11;border-left:3px solid var(--red);padding:10px 16px 11px 20px;line-height:1.62;font-size:12.6px}.log i{display:inline-block;width:38px;min-height:1em;font-style:normal;color:#55506A}.log .d{color:#7A7490}.log .c{color:var(--cyan)}.log .a{color:var(--amber)}.log .r{color:var(--red);font-weight:600}.log u{text-decoration:wavy underline var(--red);text-underline-offset:3px}.log p{display:flex;gap:9px;align-items:center;margin-top:8px}.log .btn{height:29px}
`,
  body: `${bar("File")}<div class="head"><h1 class="grow">File de compilation</h1><span class="k">en cours<b class="l">2</b></span><span class="k">en attente<b>2</b></span><span class="k">attente médiane<b>11 s</b></span><span class="k">machines<b>6</b></span><span class="btn go">${glyph("play", 15, 2.2)}Compiler</span></div><section class="card list">${each(JOBS, (job) => row(job) + (job.state === "fail" ? log : ""))}</section>`,
};
