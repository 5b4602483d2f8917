import { readdirSync } from "node:fs";
import { expect, test } from "playwright/test";
import { paths, servicePath } from "../../src/shared/paths";
import { serviceTexts } from "../../src/shared/service-texts";
import {
  builtAddresses,
  builtPage,
  isPublished,
  publishedFolder,
  readPublished,
  siteUrl,
} from "./support/built-pages";
import { cities, legalPages, services, site } from "./support/content";

/* Nothing on any page leads nowhere, and no page asks anything of another site. */

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

test("a link to another site opens in a new tab and says so, one to a page of ours does not", () => {
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

test("style sheets name no other site", () => {
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

test("every page leads to the site map and the indexes of cities and technologies, and every city to its neighbours", () => {
  const faults: string[] = [];
  for (const address of addresses) {
    const { document } = builtPage(address);
    const footer = [...document.querySelectorAll("footer a")].map((link) => link.getAttribute("href"));
    // The quote page has no footer: nothing there leads away from the form.
    if (address !== "/obtenir-un-devis") {
      for (const index of ["/plan-du-site", "/villes", "/technologies"])
        if (!footer.includes(index)) faults.push(`${address}: no link to ${index} in the footer`);
    }
    if (!address.startsWith("/villes/")) continue;
    const neighbours = [...document.querySelectorAll("main a[href^='/villes/']")];
    if (neighbours.length < Math.min(3, cities.length - 1))
      faults.push(`${address}: ${neighbours.length} neighbouring cities`);
    if (neighbours.some((link) => link.getAttribute("href") === address))
      faults.push(`${address}: its own neighbour`);
  }
  expect(faults).toEqual([]);
});

test("the site map leads to every page but the older articles and the lists by theme", () => {
  const links = [...builtPage("/plan-du-site").document.querySelectorAll("main section a")];
  const targets = links.map((link) => link.getAttribute("href") ?? "");
  const listed = addresses.filter((address) => builtPage(address).isListed && address !== "/plan-du-site");
  const wanted = listed.filter((address) => !/^\/(?:article|blog)\//.test(address));
  expect(targets).toEqual(expect.arrayContaining(wanted));
  expect(new Set(targets).size).toBe(targets.length);
  const articles = listed.filter((address) => address.startsWith("/article/"));
  expect(targets.filter((target) => target.startsWith("/article/"))).toHaveLength(
    Math.min(24, articles.length),
  );
});

test("the first button of a service leads to its booking, or to the contact page; the next to the quote", () => {
  for (const service of services) {
    const address = servicePath(service.slug);
    const { heroButton, buttonIntro } = serviceTexts(service);
    const links = [...builtPage(address).document.querySelectorAll("main a")];
    const targets = [heroButton, buttonIntro].map((label) =>
      links.find(({ textContent }) => textContent.startsWith(label))?.getAttribute("href"),
    );
    const booking = site.booking[service.heroBooking ?? ""] ?? paths.contact;
    expect([address, ...targets]).toEqual([address, booking, paths.quote]);
  }
});
