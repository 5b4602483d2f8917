import { expect, test } from "playwright/test";
import { builtAddresses, builtPage, isPublished, siteUrl } from "./support/built-pages";
import { legalPages } from "./support/content";

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();
const pages = new Set(addresses);

/** Why a link leads nowhere; undefined for one that does not. */
function fault(href: string, document: Document): string | undefined {
  if (!URL.canParse(href, document.baseURI)) return "unreadable";
  const url = new URL(href, document.baseURI);
  if (["mailto:", "tel:"].includes(url.protocol)) return url.pathname ? undefined : "empty";
  if (!["http:", "https:"].includes(url.protocol)) return `scheme ${url.protocol}`;
  if (url.origin !== siteUrl) return href.startsWith("https://") ? undefined : "another site without HTTPS";
  if (href.startsWith("http")) return "full address of this very site";
  const target = decodeURI(url.pathname);
  if (!pages.has(target))
    return isPublished(url.pathname) && !target.endsWith(".html") ? undefined : "no such page";
  const id = decodeURIComponent(url.hash.slice(1));
  return id === "" || builtPage(target).document.getElementById(id) ? undefined : "no such fragment";
}

test("no page has a broken link, picture or fragment", () => {
  const faults = addresses.flatMap((address) => {
    const { document } = builtPage(address);
    return [...brokenLinks(document), ...brokenResources(document)].map((fault) => `${address}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

function brokenLinks(document: Document): string[] {
  return [...document.querySelectorAll("a[href], area[href]")].flatMap((link) => {
    const href = link.getAttribute("href") ?? "";
    const reason = fault(href, document);
    return reason ? [`${href}: ${reason}`] : [];
  });
}

test("only links to other sites open in a new tab, and say so", () => {
  const faults = addresses.flatMap((address) => {
    // What authors write has plain links.
    const texts = legalPages.includes(address.slice(1)) ? "main" : "[data-article-text]";
    const links = [...builtPage(address).document.querySelectorAll("a[href]")];
    return links.flatMap((link) => {
      const name = link.getAttribute("aria-label") ?? link.textContent;
      const isMarked =
        link.getAttribute("target") === "_blank" &&
        link.getAttribute("rel") === "noopener" &&
        / \(nouvel onglet\)$/.test(name ?? "");
      const isElsewhere = /^https?:/.test(link.getAttribute("href") ?? "");
      const isRight = isElsewhere ? isMarked : !link.hasAttribute("target");
      return isRight || link.closest(texts) ? [] : [`${address}: ${link.outerHTML}`];
    });
  });
  expect(faults).toEqual([]);
});

/** What a browser would load with the page; nothing of it may be asked of another site. */
function brokenResources(document: Document): string[] {
  const elements = document.querySelectorAll("[src], [srcset], [poster], link[href]:not([rel=canonical])");
  return [...elements].flatMap(resourcesOf).flatMap((resource) => {
    if (resource.startsWith("data:")) return [];
    const url = new URL(resource, document.baseURI);
    if (url.origin !== siteUrl) return [`${resource}: another site`];
    return isPublished(url.pathname) ? [] : [`${resource}: no such file`];
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

test("every page is reached by links from the home page", () => {
  const reached = new Set(["/"]);
  const queue = ["/"];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    for (const link of builtPage(address).document.querySelectorAll("a[href^='/']")) {
      const target = decodeURI(new URL(link.getAttribute("href") ?? "", siteUrl).pathname);
      if (pages.has(target) && !reached.has(target)) {
        reached.add(target);
        queue.push(target);
      }
    }
  }
  const listed = addresses.filter((address) => builtPage(address).isListed);
  expect(listed.filter((address) => !reached.has(address))).toEqual([]);
});
