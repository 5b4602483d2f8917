import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import {
  builtAddresses,
  builtPage,
  fileOf,
  publishedFolder,
  readPublished,
  siteUrl,
} from "./support/built-pages";

/* Nothing on any page leads nowhere, and no page asks anything of another site. */

const addresses = builtAddresses();
const pages = new Set(addresses);
const isFile = (pathname: string): boolean =>
  statSync(path.join(publishedFolder, decodeURI(pathname)), { throwIfNoEntry: false })?.isFile() === true;

/** Why a link leads nowhere; undefined for one that does not. */
function fault(href: string, document: Document): string | undefined {
  if (!URL.canParse(href, document.URL)) return "unreadable";
  const url = new URL(href, document.URL);
  if (["mailto:", "tel:"].includes(url.protocol)) return url.pathname ? undefined : "empty";
  if (!["http:", "https:"].includes(url.protocol)) return `scheme ${url.protocol}`;
  if (url.origin !== siteUrl) return href.startsWith("https://") ? undefined : "another site without HTTPS";
  if (href.startsWith("http")) return "full address of this very site";
  const target = decodeURI(url.pathname);
  if (!pages.has(target))
    return isFile(url.pathname) && !target.endsWith(".html") ? undefined : "no such page";
  const id = decodeURIComponent(url.hash.slice(1));
  return id === "" || builtPage(target).document.getElementById(id) ? undefined : "no such fragment";
}

for (const address of addresses) {
  test(`${address}: no broken link, picture or fragment`, () => {
    const { document } = builtPage(address);
    const faults: string[] = [];
    for (const link of document.querySelectorAll("a[href], area[href]")) {
      const href = link.getAttribute("href") ?? "";
      const reason = fault(href, document);
      if (reason) faults.push(`${href}: ${reason}`);
    }
    for (const element of document.querySelectorAll(
      "[src], [srcset], [poster], link[href]:not([rel=canonical])",
    )) {
      for (const resource of resourcesOf(element)) {
        if (resource.startsWith("data:")) continue;
        const url = new URL(resource, document.URL);
        if (url.origin !== siteUrl) faults.push(`${resource}: another site`);
        else if (!isFile(url.pathname)) faults.push(`${resource}: no such file`);
      }
    }
    for (const element of document.querySelectorAll(
      "[aria-labelledby], [aria-describedby], [aria-controls], [for]",
    )) {
      for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
        for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) {
          if (!document.getElementById(id)) faults.push(`${name}="${id}": no such element`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

function resourcesOf(element: Element): string[] {
  const list = element.getAttribute("srcset")?.split(/,\s+/) ?? [];
  return [
    element.getAttribute("src"),
    element.getAttribute("poster"),
    element.localName === "link" ? element.getAttribute("href") : null,
    ...list.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  ].filter((value): value is string => Boolean(value));
}

test("style sheets and scripts name no other site", () => {
  const files = readdirSync(publishedFolder).filter((file) => /\.css$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const foreign = readPublished(file).match(/(?:@import|url\()\s*["']?(?:https?:)?\/\/[^)"']+/g) ?? [];
    expect([file, foreign]).toEqual([file, []]);
  }
});

test("every page is reached by links from the home page", () => {
  const reached = new Set(["/"]);
  const queue = ["/"];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    for (const link of builtPage(address).document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) {
      const target = decodeURI(new URL(link.href).pathname);
      if (pages.has(target) && !reached.has(target)) {
        reached.add(target);
        queue.push(target);
      }
    }
  }
  const listed = addresses.filter((address) => builtPage(address).isListed);
  expect(listed.filter((address) => !reached.has(address))).toEqual([]);
});

test("no page is published twice, under a second name", () => {
  for (const address of addresses.filter((page) => page !== "/")) {
    expect(existsSync(path.join(publishedFolder, address, "index.html"))).toBe(false);
    expect(existsSync(path.join(publishedFolder, fileOf(address)))).toBe(true);
  }
});
