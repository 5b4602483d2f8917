/** @jest-environment jsdom */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Fold } from "../../../../src/components/fold";
import { hashedAsset } from "../../../../src/gatsby/hosting/response-headers";
import { readStyleSheets } from "../../../../src/gatsby/hosting/style-sheets";
import { withSplitStyles } from "../../../../src/gatsby/hosting/split-styles";

/** No sheet has changed since the document was built. */
const asBuilt = { current: () => undefined, publish: jest.fn((_css: string) => "/page.css") };

const sheet = (file: string, css: string) =>
  `<style data-href="/${file}" data-identity="gatsby-global-css">${css}</style>`;
const head = `<head>${sheet("own.css", ".hero{color:var(--a)}.later{color:blue}")}${sheet("app.css", "@font-face{font-family:A;src:url(a.woff2)}:root{--a:red;--b:blue}.footer{color:green}p{color:red}")}</head>`;
const fold = renderToStaticMarkup(createElement(Fold));

it("keeps the rules of the first screen in the head, and refers to the whole, as one file, where it ends", () => {
  const html = `<html>${head}<body><p class="hero">Un</p>${fold}<p class="later">Deux</p></body></html>`;
  const result = new DOMParser().parseFromString(withSplitStyles(html, asBuilt), "text/html");
  expect([...result.querySelectorAll("style")].map((style) => style.textContent)).toEqual([
    ".hero{color:var(--a)}\n@font-face{font-family:A;src:url(a.woff2)}:root{--a:red}p{color:red}",
  ]);
  const [link, ...others] = result.querySelectorAll<HTMLLinkElement>("[data-fold] > link");
  expect(others).toEqual([]);
  expect(link).toMatchObject({ rel: "stylesheet", dataset: { href: "/own.css" } });
  expect(link?.getAttribute("href")).toBe("/page.css");
  const [[whole = ""] = []] = asBuilt.publish.mock.calls;
  for (const rule of [".later{color:blue}", ".footer{color:green}"]) expect(whole).toContain(rule);
  expect(whole).not.toContain("@font-face");
});

it("leaves a page without a fold all of its styles", () => {
  const html = `<html>${head}<body><p class="hero">Un</p></body></html>`;
  const result = new DOMParser().parseFromString(withSplitStyles(html, asBuilt), "text/html");
  const styles = [...result.querySelectorAll("style")];
  expect(styles.map((style) => style.dataset.href)).toEqual(["/own.css", "/app.css"]);
  expect(styles[0]?.textContent).toContain(".later{color:blue}");
  expect(result.querySelector("link")).toBeNull();
});

describe("a document that an earlier build has left", () => {
  const published = mkdtempSync(path.join(tmpdir(), "style-sheets-"));
  afterAll(() => rmSync(published, { recursive: true }));

  it("gets the styles of this one", () => {
    writeFileSync(path.join(published, "page.00ff.css"), ".hero{color:gold}");
    writeFileSync(
      path.join(published, "webpack.stats.json"),
      JSON.stringify({ assetsByChunkName: { page: ["page.00ff.css", "page-1.js"] } }),
    );
    const old = `<html><head>${sheet("page.abcd.css", ".hero{color:red}")}</head><body><p class="hero">Un</p>${fold}</body></html>`;
    const html = withSplitStyles(old, readStyleSheets(published));
    expect(html).toContain("<style>.hero{color:gold}</style>");
    const address =
      /<link rel="stylesheet" href="([^"]+)" data-href="\/page\.00ff\.css"/.exec(html)?.[1] ?? "";
    expect(address.slice(1)).toMatch(hashedAsset);
    expect(readFileSync(path.join(published, address), "utf8")).toBe(".hero{color:gold}");
    expect(html).not.toContain("red");
  });
});
