import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawingFault } from "../../../src/content-check/rules/pictures/drawing";

const svg = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${root}>\n${inside}\n</svg>`;

/** What is wrong with a file, as an editor reads it, without its remedy. */
function messagesOf(file: string | Buffer): string {
  const { line, column, problem } = drawingFault(Buffer.from(file)) ?? { problem: "" };
  return problem && (line === undefined ? problem : `${line}:${column} ${problem}`);
}

const code = (what: string) => `Ce dessin contient du code (${what}).`;
const noPlace = (what: string) => `${what} n’a pas sa place dans un dessin du site.`;
const element = (name: string) => noPlace(`L’élément <${name}>`);
const style = (what: string) => noPlace(`Le style « ${what} »`);
const outside = (what: string) => `Ce dessin appelle un fichier extérieur (${what}).`;
const inside = (what: string) =>
  `Ce dessin contient un fichier qui n’est ni PNG, ni JPEG, ni WebP, ni GIF (${what}).`;
const damaged = "Ce dessin est abîmé à cet endroit.";
const encoding = "Ce dessin n’est pas enregistré en UTF-8 sans BOM.";
const tooMuch = "Ce dessin fait dessiner plus de 100 000 éléments.";
const noDrawing = 'Ce fichier n’est pas un dessin : il ne commence pas par <svg xmlns="…/2000/svg">.';

// A table, one drawing a row: what it contains, on its second line, and what is told.
// prettier-ignore
const parts: [string, string][] = [
  ["<script>alert(1)</script>", `2:1 ${code("<script>")}`],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', `2:1 ${code("<s:script>")}`],
  ['<g id="a"\n onclick="alert(1)"/>', `3:2 ${code("onclick")}`],
  ["<svg onload='alert(1)'/>", `2:6 ${code("onload")}`],
  ['<use href="java&#115;cript:alert(1)"/>', `2:6 ${code("javascript:alert(1)")}`],
  ['<a href="#a"><path/></a>', `2:1 ${element("a")}`],
  ["<foreignObject><p/></foreignObject>", `2:1 ${element("foreignObject")}`],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', `2:1 ${element("animate")}`],
  ['<g xml:base="https://x.example/"/>', `2:4 ${noPlace("L’attribut xml:base")}`],
  ['<image href="//x.example/a.png"/>', `2:8 ${outside("//x.example/a.png")}`],
  ['<use href="data:image/svg+xml;base64,PHN2Zy8+"/>', `2:6 ${inside("data:image/svg+xml;base64,PHN2Zy8+")}`],
  ['<feImage xlink:href="data:image/png,a"/>', `2:10 ${inside("data:image/png,a")}`],
  ['<path fill="url(https://x.example/a.svg#b)"/>', `2:13 ${outside("url(https://x.example/a.svg#b)")}`],
  ['<path style="fill:\\75rl(a)"/>', `2:19 ${style("\\")}`],
  ["<path style=\"cursor:image-set('a.png' 1x)\"/>", `2:21 ${style("image-set(")}`],
  ["<style>\n.a{fill:red}\n.b{fill:url(b.svg#a)}</style>", `4:9 ${outside("url(b.svg#a)")}`],
  ["<style>@import url(//x.example/a.css);</style>", `2:8 ${outside("@import url(//x.example/a.css)")}`],
  ["<style><![CDATA[@import 'a.css';]]></style>", `2:17 ${outside("@import 'a.css'")}`],
  ["<style>a{b:'/*';c:url(d);e:'*/'}</style>", `2:19 ${outside("url(d)")}`],
  ["<?xml-stylesheet href='a.css'?>", `2:1 ${noPlace("L’instruction <?xml-stylesheet…?>")}`],
  ['<g xmlns:k="http://www.inkscape.org/namespaces/inkscape" k:type="a"/>', `2:58 ${noPlace("L’attribut k:type")}`],
  ["<g>", `3:7 ${damaged}`],
  ["<path fill=red/>", `2:13 ${damaged}`],
  ["R&D <g fill='a;b'/>", `2:2 ${damaged}`],
];
it.each(parts)("refuses %s", (part, fault) => {
  expect(messagesOf(svg(part))).toBe(fault);
});

/** Nine groups, each of which draws the one before ten times. */
const tenfold = (again: (n: number) => string) =>
  Array.from({ length: 9 }, (_, n) => `<g id="a${n + 1}">${again(n).repeat(10)}</g>`).join("");

// A table, one file a row.
// prettier-ignore
const files: [what: string, file: string | Buffer, fault: string][] = [
  ["an entity that holds a script", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${svg("&a;")}`, `1:1 ${noPlace("La déclaration <!DOCTYPE>")}`],
  ["ten thousand groups in one another", svg("<g>".repeat(10_000) + "</g>".repeat(10_000)), "2:766 Ce dessin a plus de 256 groupes l’un dans l’autre."],
  ["a billion groups", svg(tenfold((n) => `<use href="#a${n}"/>`)), `1:1 ${tooMuch}`],
  ["as many paths as a traced photograph", svg("<path/>".repeat(100_001)), `1:1 ${tooMuch}`],
  ["a BOM", `\ufeff${svg("")}`, encoding],
  ["XML 1.1", `<?xml version="1.1"?>${svg("")}`, `1:1 ${encoding}`],
  ["no namespace", '<svg viewBox="0 0 9 9"/>', `1:1 ${noDrawing}`],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>', "1:1 Ce dessin ne dit pas ses dimensions."],
];
it.each(files)("refuses a file with %s", (_what, file, fault) => {
  expect(messagesOf(file)).toBe(fault);
});

// Each as the program writes it, but for the length of its paths.
it.each(globSync("exports/*.svg", { cwd: __dirname }))("takes what a program exports: %s", (file) => {
  expect(drawingFault(readFileSync(path.join(__dirname, file)))).toBeUndefined();
});
