import { drawingFault } from "../../../src/content-check/rules/pictures/drawing";

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${inside}\n</svg>`;

/** What is wrong with a file, as `detail@line`. */
function faultOf(file: string): string {
  const { detail, line } = drawingFault(Buffer.from(file)) ?? { detail: "" };
  return line === undefined ? detail : `${detail}@${line}`;
}

it.each([
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', "active@2"],
  ['<g id="a"\n onclick="alert(1)"/>', "active@3"],
  ["<foreignObject/>", "active@2"],
  ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="//x.example"/>', "active@2"],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', "active@2"],
  ["<?xml-stylesheet href='a.css'?>", "active@2"],
  ["<style>u<g/>rl(a.svg)</style>", "active@2"],
  ['<use href="java&#115;cript:alert(1)"/>', "foreign@2"],
  ['<g xml:base="https://x.example/"/>', "foreign@2"],
  ['<feImage xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>', "foreign@2"],
  ['<path fill="url(https://x.example/a.svg#b)"/>', "foreign@2"],
  ['<path style="fill:\\75rl(a)"/>', "foreign@2"],
  ["<path style=\"cursor:image-set('a.png' 1x)\"/>", "foreign@2"],
  ["<style>.a{fill:red}\n.b{fill:u<!-- -->rl( 'b.svg#a')}</style>", "foreign@3"],
  ["<style><![CDATA[@import 'a.css';]]></style>", "foreign@2"],
  ["<g>", "damaged@3"],
  ["R&D <g fill='a;b'/>", "damaged@2"],
])("refuses %s", (part, fault) => {
  expect(faultOf(svg(part))).toBe(fault);
});

it.each([
  ["an entity that holds a script", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${svg("&a;")}`, "active@1"],
  ["another encoding", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`, "encoding@1"],
  ["no namespace", '<svg viewBox="0 0 9 9"/>', "no-drawing@1"],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>', "no-size@1"],
])("refuses a file with %s", (_what, file, fault) => {
  expect(faultOf(file)).toBe(fault);
});

it.each([
  '<g xmlns:k="http://www.inkscape.org/namespaces/inkscape" k:export="C:\\a.png" data-name="url(a)"/>',
  '<defs><style type="text/css"><![CDATA[ .a{fill:url( "#b" )} @media print{.a{fill:red}} ]]></style></defs>',
  '<path marker-end=\'url("#a")\' style="fill:url(#a);mix-blend-mode:multiply"/><use xlink:href="#a"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/><metadata><about resource="https://x.example"/></metadata>',
])("takes what programs export: %s", (part) => {
  expect(faultOf(svg(part))).toBe("");
});
