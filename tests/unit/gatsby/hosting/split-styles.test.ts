/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Fold } from "../../../../src/components/fold";
import { withSplitStyles } from "../../../../src/gatsby/hosting/split-styles";

const sheet = (file: string, css: string) =>
  `<style data-href="/${file}" data-identity="gatsby-global-css">${css}</style>`;
const head = `<head>${sheet("page.css", ".hero{color:var(--a)}.later{color:blue}")}${sheet("app.css", ":root{--a:red;--b:blue}.footer{color:green}a{color:red}")}</head>`;
const fold = renderToStaticMarkup(createElement(Fold));

it("keeps the rules of the first screen in the head, and refers to the whole where it ends", () => {
  const html = `<html>${head}<body><p class="hero">Un</p>${fold}<p class="later">Deux</p></body></html>`;
  const result = new DOMParser().parseFromString(withSplitStyles(html), "text/html");
  expect([...result.querySelectorAll("style")].map((style) => style.textContent)).toEqual([
    ".hero{color:var(--a)}\n:root{--a:red}a{color:red}",
  ]);
  const links = [...result.querySelectorAll("[data-fold] > link[rel=stylesheet]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/page.css", "/app.css"]);
});

it("leaves a page without a fold whole", () => {
  const html = `<html>${head}<body><p class="hero">Un</p></body></html>`;
  expect(withSplitStyles(html)).toBe(html);
});
