import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawingFault } from "../../../src/content-check/rules/pictures/drawing";

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${inside}\n</svg>`;

/** What is wrong with a file, as `detail@line:column`. */
function faultOf(file: string | Buffer): string {
  const { detail, line, column } = drawingFault(Buffer.from(file)) ?? { detail: "" };
  return line === undefined ? detail : `${detail}@${line}:${column}`;
}

it.each([
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', "code@2:1"],
  ['<g id="a"\n onclick="alert(1)"/>', "code@3:2"],
  ['<use href="java&#115;cript:alert(1)"/>', "code@2:6"],
  ["<foreignObject><p/></foreignObject>", "not-listed@2:1"],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', "not-listed@2:1"],
  ['<g xml:base="https://x.example/"/>', "not-listed@2:4"],
  ['<image href="//x.example/a.png"/>', "outside@2:8"],
  ['<feImage xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>', "data@2:10"],
  ['<path fill="url(https://x.example/a.svg#b)"/>', "outside@2:13"],
  ['<path style="fill:\\75rl(a)"/>', "not-listed@2:19"],
  ["<path style=\"cursor:image-set('a.png' 1x)\"/>", "not-listed@2:21"],
  ["<style>\n.a{fill:red}\n.b{fill:url(b.svg#a)}</style>", "outside@4:9"],
  ["<style><![CDATA[@import 'a.css';]]></style>", "outside@2:17"],
  ["<style>a{b:'/*';c:url(d);e:'*/'}</style>", "outside@2:19"],
  ["<?xml-stylesheet href='a.css'?>", "not-listed@2:1"],
  ['<g xmlns:k="http://www.inkscape.org/namespaces/inkscape" k:type="a"/>', "not-listed@2:58"],
  ["<g>", "damaged@3:7"],
  ["R&D <g fill='a;b'/>", "damaged@2:2"],
])("refuses %s", (part, fault) => {
  expect(faultOf(svg(part))).toBe(fault);
});

/** Nine groups, each of which draws the one before ten times. */
const tenfold = (again: (n: number) => string) =>
  Array.from({ length: 9 }, (_, n) => `<g id="a${n + 1}">${again(n).repeat(10)}</g>`).join("");
const entity = `<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${svg("&a;")}`;

it.each([
  ["an entity that holds a script", entity, "not-listed@1:1"],
  ["ten thousand groups in one another", svg("<g>".repeat(10_000) + "</g>".repeat(10_000)), "depth@2:766"],
  ["a billion groups", svg(tenfold((n) => `<use href="#a${n}"/>`)), "too-complex@1:1"],
  ["as many paths as a traced photograph", svg("<path/>".repeat(100_001)), "too-complex@1:1"],
  ["a BOM", `\ufeff${svg("")}`, "encoding"],
  ["XML 1.1", `<?xml version="1.1"?>${svg("")}`, "encoding@1:1"],
  ["no namespace", '<svg viewBox="0 0 9 9"/>', "no-drawing@1:1"],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>', "no-size@1:1"],
])("refuses a file with %s", (_what, file, fault) => {
  expect(faultOf(file)).toBe(fault);
});

// Each as the program writes it, but for the length of its paths.
it.each(globSync("exports/*.svg", { cwd: __dirname }))("takes what a program exports: %s", (file) => {
  expect(drawingFault(readFileSync(path.join(__dirname, file)))).toBeUndefined();
});
