import { wordmark } from "../shell/screen";
import { each } from "../shell/format";

/** Atelier Chronèse: midnight, ivory and brass; Jost, light and wide. */
export const theme = `
:root{--night:#121B26;--deep:#0C131B;--ivory:#F6F1E8;--brass:#C49A5A;--ink:#1D2731;--soft:#7C8690;--line:#DDD5C7}
body{font-family:"Jost",sans-serif;font-size:15px;line-height:1.4}
.cap{letter-spacing:.16em;text-transform:uppercase;font-size:12.5px;font-weight:400}
`;

/** The header of the shop; one entry lit. */
export const header = (current: string): string =>
  `<header class="top"><nav class="row cap">${each(["Composer", "L’atelier"], (label) => `<span class="${label === current ? "on" : ""}">${label}</span>`)}</nav>${wordmark("atelier-chronese", 44)}<nav class="row cap end"><span class="${current === "Suivi" ? "on" : ""}">Suivi</span><span>Entretien</span></nav></header>`;
