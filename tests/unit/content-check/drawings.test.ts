/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawingFault } from "../../../src/content-check/core/drawing";

const svg = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${root}>\n${inside}\n</svg>`;

/** What is wrong with a file, as an editor reads it, without its remedy. */
function told(file: string | Buffer): string {
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

const html = 'xmlns="http://www.w3.org/1999/xhtml"';

// A table, one drawing a row: what it contains, on its second line, and what is told.
// prettier-ignore
const parts: [string, string][] = [
  ["<script>alert(1)</script>", `2:1 ${code("<script>")}`],
  ['<g>\n  <script href="x.js"/></g>', `3:3 ${code("<script>")}`],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', `2:1 ${code("<s:script>")}`],
  ['<s:script xmlns:s="http&#58;//www.w3.org/2000/svg"/>', `2:1 ${code("<s:script>")}`],
  [`<script ${html}>alert(1)</script>`, `2:1 ${code("<script>")}`],
  ['<g id="a"\n onclick="alert(1)"/>', `3:2 ${code("onclick")}`],
  ["<svg onload='alert(1)'/>", `2:6 ${code("onload")}`],
  ['<g onbegin = "a()"/>', `2:4 ${code("onbegin")}`],
  ['<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="click"/>', `2:49 ${noPlace("L’attribut ev:event")}`],
  ['<use href="java&#115;cript:alert(1)"/>', `2:6 ${code("javascript:alert(1)")}`],
  ['<a href="#a"><path/></a>', `2:1 ${element("a")}`],
  ['<a xlink:href="java&#115;cript:alert(1)"/>', `2:1 ${element("a")}`],
  ["<foreignObject><p/></foreignObject>", `2:1 ${element("foreignObject")}`],
  [`<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="x"/>`, `2:1 ${element("h:iframe")}`],
  [`<style ${html}>p{}</style>`, `2:1 ${element("style")}`],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', `2:1 ${element("animate")}`],
  ['<set attributeName="onmouseover" to="alert(1)"/>', `2:1 ${element("set")}`],
  ["<animateTransform/>", `2:1 ${element("animateTransform")}`],
  ["<handler/>", `2:1 ${element("handler")}`],
  ["<Path/>", `2:1 ${element("Path")}`],
  ["<constructor/>", `2:1 ${element("constructor")}`],
  ['<g xml:base="https://x.example/"/>', `2:4 ${noPlace("L’attribut xml:base")}`],
  ['<image src="a.png"/>', `2:8 ${noPlace("L’attribut src")}`],
  ['<image href="//x.example/a.png"/>', `2:8 ${outside("//x.example/a.png")}`],
  ['<image href="a.png"/>', `2:8 ${outside("a.png")}`],
  ['<x:image xmlns:x="http://www.w3.org/2000/svg" x:href="#a"/>', `2:47 ${noPlace("L’attribut x:href")}`],
  ['<use l:href="b.svg#a" xmlns:l="http://www.w3.org/1999/xlink"/>', `2:6 ${outside("b.svg#a")}`],
  ['<use href=" #a"/>', `2:6 ${outside("#a")}`],
  ['<use href="data:image/svg+xml;base64,PHN2Zy8+"/>', `2:6 ${inside("data:image/svg+xml;base64,PHN2Zy8+")}`],
  ['<image href="data:text/html,&lt;p>"/>', `2:8 ${inside("data:text/html,<p>")}`],
  ['<feImage xlink:href="data:image/png,a"/>', `2:10 ${inside("data:image/png,a")}`],
  ['<linearGradient href="https://x.example/a.svg#b"/>', `2:17 ${outside("https://x.example/a.svg#b")}`],
  ['<path fill="url(https://x.example/a.svg#b)"/>', `2:13 ${outside("url(https://x.example/a.svg#b)")}`],
  ['<path filter="url(a.svg#b)"/>', `2:15 ${outside("url(a.svg#b)")}`],
  ['<path fill="&#117;rl(a.svg#b)"/>', `2:7 ${outside("url(a.svg#b)")}`],
  ["<path style=\"fill: URL( '//x.example/a.svg#b')\"/>", `2:20 ${outside("URL( '//x.example/a.svg#b')")}`],
  ['<path mask="url(#a) url(/*#b*/b)"/>', `2:21 ${outside("url(/*#b*/b)")}`],
  ['<path fill="url(\u00a0#a)"/>', `2:13 ${outside("url( #a)")}`],
  ['<path fill="url(data:image/svg+xml,a)"/>', `2:13 ${inside("url(data:image/svg+xml,a)")}`],
  ['<path style="fill:\\75rl(a)"/>', `2:19 ${style("\\")}`],
  ["<path style=\"cursor:image-set('a.png' 1x)\"/>", `2:21 ${style("image-set(")}`],
  ["<path style=\"cursor:-webkit-image-set('a.png' 1x)\"/>", `2:21 ${style("-webkit-image-set(")}`],
  ["<style>\n.a{fill:red}\n.b{fill:url(b.svg#a)}</style>", `4:9 ${outside("url(b.svg#a)")}`],
  ["<style>@import url(//x.example/a.css);</style>", `2:8 ${outside("@import url(//x.example/a.css)")}`],
  ["<style>@import 'a.css';</style>", `2:8 ${outside("@import 'a.css'")}`],
  ["<style>/**/@IMPORT 'a.css'</style>", `2:12 ${outside("@IMPORT 'a.css'")}`],
  ["<style><![CDATA[@import 'a.css';]]></style>", `2:17 ${outside("@import 'a.css'")}`],
  ["<style>@im<!-- -->port 'a.css'</style>", `2:1 ${outside("@import 'a.css'")}`],
  ["<style>@i<![CDATA[mport 'a.css']]></style>", `2:1 ${outside("@import 'a.css'")}`],
  ["<style>&#64;import 'a.css'</style>", `2:1 ${outside("@import 'a.css'")}`],
  ["<style>@\\69mport 'a.css'</style>", `2:8 ${style("@\\69mport 'a.css'")}`],
  ["<style>@font-face{src:url(#a)}</style>", `2:8 ${style("@font-face")}`],
  ["<style>@keyframes a{}</style>", `2:8 ${style("@keyframes a")}`],
  ["<style>a{b:'/*';c:url(d);e:'*/'}</style>", `2:19 ${outside("url(d)")}`],
  ["<style>a{cursor:src('b.png')}</style>", `2:17 ${style("src(")}`],
  ["<s:style xmlns:s='http://www.w3.org/2000/svg'>@import 'a'</s:style>", `2:47 ${outside("@import 'a'")}`],
  ["<style>a{}<g/></style>", `2:11 ${noPlace("L’élément <g> d’un style")}`],
  ["<?xml-stylesheet href='a.css'?>", `2:1 ${noPlace("L’instruction <?xml-stylesheet…?>")}`],
  ['<i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"/>', `2:1 ${element("i:pgf")}`],
  ['<g xmlns:k="http://www.inkscape.org/namespaces/inkscape" k:type="a"/>', `2:58 ${noPlace("L’attribut k:type")}`],
  ["<g>", `3:7 ${damaged}`],
  ["<path fill=red/>", `2:13 ${damaged}`],
  ["&nbsp;", `2:7 ${damaged}`],
  ["R&D <g fill='a;b'/>", `2:2 ${damaged}`],
  ["R & D", `2:3 ${damaged}`],
  ['<use l:href="#a"/>', `2:19 ${damaged}`],
];
it.each(parts)("refuses %s", (part, fault) => {
  expect(told(svg(part))).toBe(fault);
});

/** Nine groups, each of which draws the one before ten times. */
const tenfold = (again: (n: number) => string) =>
  Array.from({ length: 9 }, (_, n) => `<g id="a${n + 1}">${again(n).repeat(10)}</g>`).join("");
const laughs = Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join("");

// A table, one file a row.
// prettier-ignore
const files: [what: string, file: string | Buffer, fault: string][] = [
  ["an entity that holds a script", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${svg("&a;")}`, `1:1 ${noPlace("La déclaration <!DOCTYPE>")}`],
  ["a billion laughs", `<!DOCTYPE svg [<!ENTITY a0 "ha">${laughs}]>${svg("&a30;")}`, `1:1 ${noPlace("La déclaration <!DOCTYPE>")}`],
  ["ten thousand groups in one another", svg("<g>".repeat(10_000) + "</g>".repeat(10_000)), "2:766 Ce dessin a plus de 256 groupes l’un dans l’autre."],
  ["a billion groups", svg(tenfold((n) => `<use href="#a${n}"/>`)), `1:1 ${tooMuch}`],
  ["a billion patterns", svg(tenfold((n) => `<path style="fill:url('#a${n}')"/>`)), `1:1 ${tooMuch}`],
  ["as many paths as a traced photograph", svg("<path/>".repeat(100_001)), `1:1 ${tooMuch}`],
  ["a public type", `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg("")}`, `2:1 ${noPlace("La déclaration <!DOCTYPE>")}`],
  ["a style sheet of its own", `<?xml-stylesheet href="a.css"?>${svg("")}`, `1:1 ${noPlace("L’instruction <?xml-stylesheet…?>")}`],
  ["a BOM", `\ufeff${svg("")}`, encoding],
  ["UTF-16", Buffer.from(`\ufeff${svg("")}`, "utf16le"), encoding],
  ["ISO 8859-1", Buffer.from(svg("<title>é</title>"), "latin1"), encoding],
  ["another encoding by its own account", `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg("")}`, `1:1 ${encoding}`],
  ["XML 1.1", `<?xml version="1.1"?>${svg("")}`, `1:1 ${encoding}`],
  ["a text in front", `GIF89a ${svg("")}`, `1:9 ${damaged}`],
  ["a declaration that is not first", `\n<?xml version="1.0"?>${svg("")}`, `2:7 ${damaged}`],
  ["two roots", svg("") + svg(""), `3:12 ${damaged}`],
  ["nothing but a comment", "<!-- -->", `1:9 ${damaged}`],
  ["a page", "<!doctype html><svg/>", `1:10 ${damaged}`],
  ["a document of XHTML", `<html ${html}><body>${svg("")}</body></html>`, `1:1 ${noDrawing}`],
  ["no namespace", '<svg viewBox="0 0 9 9"/>', `1:1 ${noDrawing}`],
  ["another namespace", `<svg ${html} viewBox="0 0 9 9"/>`, `1:1 ${noDrawing}`],
  ["a handler of the root", `<!-- -->\n${svg("", "\n onload='alert(1)'")}`, `3:2 ${code("onload")}`],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>', "1:1 Ce dessin ne dit pas ses dimensions."],
];
it.each(files)("refuses a file with %s", (_what, file, fault) => {
  expect(told(file)).toBe(fault);
});

// Each as the program writes it, but for the length of its paths.
it.each(globSync("exports/*.svg", { cwd: __dirname }))("takes what a program exports: %s", (file) => {
  expect(drawingFault(readFileSync(path.join(__dirname, file)))).toBeUndefined();
});
