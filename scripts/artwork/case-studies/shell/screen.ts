import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../lib/svg";
import { fontFaces, type Typeface } from "./fonts";

/** Size of every picture, in pixels. */
export const PICTURE = { width: 1600, height: 1000 } as const;

/** One product screen, before the browser renders it. */
export interface Screen {
  /** Width of the viewport in CSS pixels; the height keeps the picture's 16:10. 1200 unless told. */
  width?: number;
  /** Identity of the client: colours, type, shared pieces. */
  theme: string;
  typefaces: Typeface[];
  /** Rules of this screen alone. */
  css: string;
  body: string;
}

const BASE = `
*,*::before,*::after{box-sizing:border-box;margin:0}
html,body{height:100%;overflow:hidden}
body{font-size:14px;line-height:1.4;-webkit-font-smoothing:antialiased;font-kerning:normal}
ul,ol{list-style:none;padding:0}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;font-weight:inherit}
svg{display:block;flex:none}
.row{display:flex;align-items:center;gap:8px}
.col{display:flex;flex-direction:column}
.grow{flex:1;min-width:0}
.between{justify-content:space-between}
.num{font-variant-numeric:tabular-nums}
.end{text-align:right}
.cut{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.logo svg{height:100%;width:auto}
`;

/** The whole HTML document of a screen; fonts are inside, nothing is fetched. */
export function documentOf(screen: Screen): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${fontFaces(screen.typefaces)}${BASE}${
    screen.theme
  }${screen.css}</style><body>${screen.body}</body></html>`;
}

/** The client's wordmark, as drawn by `wordmarks.ts`, at a height in CSS pixels; it takes the text's colour. */
export function wordmark(slug: string, height: number): string {
  const svg = readFileSync(join(ROOT, "content/case-studies", slug, "client.svg"), "utf8");
  return `<span class="logo" style="height:${height}px;display:block">${svg.replace(/<title>.*?<\/title>/, "")}</span>`;
}
