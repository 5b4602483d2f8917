import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { builtAddresses, builtPage, publishedFolder, siteUrl } from "./support/built-pages";
import { listedPages } from "./support/site";

/* What search engines, browsers and social networks read of every page, as it was published. */

interface Head {
  readonly metas: ReadonlyMap<string, readonly string[]>;
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly title: string;
}

function headOf(document: Document): Head {
  const collect = (pairs: readonly (readonly [string | null, string | null])[]) => {
    const map = new Map<string, string[]>();
    for (const [name, value] of pairs) if (name) map.set(name, [...(map.get(name) ?? []), value ?? ""]);
    return map;
  };
  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  return {
    metas: collect(
      all("meta").map((meta) => [
        meta.getAttribute("name") ?? meta.getAttribute("property"),
        meta.getAttribute("content"),
      ]),
    ),
    links: collect(all("link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")])),
    title: all("title")
      .map((title) => title.textContent)
      .join("|"),
  };
}

/** The value of a meta element that must be there exactly once. */
function only(values: readonly string[] | undefined): string {
  expect(values).toHaveLength(1);
  return values?.[0] ?? "";
}

const addresses = builtAddresses();

for (const address of addresses) {
  test(`${address} says in its head what it is`, async () => {
    const { document, isListed } = builtPage(address);
    const { metas, links, title } = headOf(document);
    const meta = (name: string): string => only(metas.get(name));

    expect(document.documentElement.lang).toBe("fr");
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(meta("description").length).toBeGreaterThanOrEqual(70);
    expect(meta("description").length).toBeLessThanOrEqual(160);
    expect(`${title} ${meta("description")}`).not.toMatch(/undefined|null|[<>]|'|\.\.\./);
    expect(meta("keywords").split(", ").length).toBeGreaterThanOrEqual(1);
    expect(meta("viewport")).toContain("width=device-width");
    expect(meta("theme-color")).toMatch(/^#[0-9a-f]{6}$/);

    const canonical = siteUrl + address;
    if (isListed) {
      expect(meta("robots")).toBe("index, follow, max-image-preview:large");
      expect(only(links.get("canonical"))).toBe(canonical);
    } else {
      expect(meta("robots")).toBe("noindex, follow");
      expect(links.has("canonical")).toBe(false);
    }

    expect(meta("og:title")).toBe(title);
    expect(meta("og:description")).toBe(meta("description"));
    expect(meta("og:url").replace(/\.html$/, "")).toBe(canonical);
    expect(meta("og:site_name")).toBe("Sylvène");
    expect(meta("og:locale")).toBe("fr_FR");
    expect(meta("og:type")).toBe(address.startsWith("/article/") ? "article" : "website");
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("twitter:title")).toBe(title);
    expect(meta("twitter:description")).toBe(meta("description"));
    expect(meta("twitter:image")).toBe(meta("og:image"));
    expect(meta("twitter:image:alt")).toBe(title);
    expect(meta("og:image:alt")).toBe(title);

    expect(meta("og:image").startsWith(`${siteUrl}/partage/`)).toBe(true);
    const file = path.join(publishedFolder, new URL(meta("og:image")).pathname);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, String(width), String(height)]).toEqual([
      "jpeg",
      meta("og:image:width"),
      meta("og:image:height"),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThanOrEqual(60_000);

    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      for (const href of links.get(rel) ?? ["missing"]) {
        expect(statSync(path.join(publishedFolder, href)).isFile()).toBe(true);
      }
    }
    expect(only(links.get("alternate"))).toBe("/blog/flux.xml");
    expect(only(links.get("sitemap"))).toBe("/sitemap-index.xml");
  });
}

test("titles, descriptions and canonical addresses are unique over the whole site", () => {
  const heads = addresses.map((address) => headOf(builtPage(address).document));
  const repeated = (values: readonly string[]): string[] =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ metas }) => metas.get("description")?.[0] ?? ""))).toEqual([]);
  expect(repeated(heads.flatMap(({ links }) => links.get("canonical") ?? []))).toEqual([]);
});

test("every page has a picture of its own, but those that share the blog's or the site's", () => {
  const byImage = new Map<string, string[]>();
  for (const address of addresses) {
    const image = headOf(builtPage(address).document).metas.get("og:image")?.[0] ?? "";
    byImage.set(image, [...(byImage.get(image) ?? []), address]);
  }
  const shared = [...byImage]
    .filter(([, pages]) => pages.length > 1)
    .map(([image]) => new URL(image).pathname);
  expect(shared.sort()).toEqual(["/partage/accueil.jpg", "/partage/blog.jpg"]);
  const drawings = [...byImage.keys()].map((image) =>
    readFileSync(path.join(publishedFolder, new URL(image).pathname)),
  );
  expect(new Set(drawings.map((bytes) => bytes.toString("base64"))).size).toBe(drawings.length);
});

test("the pages that search engines may list are those of content and of the route table", () => {
  expect(addresses.filter((address) => builtPage(address).isListed)).toEqual([...listedPages].sort());
});

test("the web app manifest names the site and icons that exist in their sizes", async () => {
  const manifest = JSON.parse(readFileSync(path.join(publishedFolder, "manifest.webmanifest"), "utf8")) as {
    name: string;
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: "Sylvène", lang: "fr", start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(path.join(publishedFolder, src)).metadata();
    expect([sizes, type]).toEqual([`${width}x${height}`, `image/${format}`]);
  }
});
