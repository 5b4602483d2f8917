import { expect, test } from "playwright/test";
import { builtAddresses, builtPage, siteUrl } from "./support/built-pages";
import { legalPages } from "./support/content";

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();
const pages = new Set(addresses);

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

test("no page loads anything from another site", () => {
  const faults = addresses.flatMap((address) => {
    const { document } = builtPage(address);
    const elements = document.querySelectorAll("[src], [poster], link[href]:not([rel=canonical])");
    const loaded = Array.from(elements, (element) =>
      ["src", "poster", "href"].map((name) => element.getAttribute(name)),
    );
    return loaded.flat().filter((url) => url && /^(?:\w+:)?\/\//.test(url) && !url.startsWith(siteUrl));
  });
  expect(faults).toEqual([]);
});

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
