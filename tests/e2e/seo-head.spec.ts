import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { builtAddresses, builtPage, isPublished, publishedFolder, siteUrl } from "./support/built-pages";
import { brand } from "./support/content";
import { headOf } from "./support/head";
import { listedPages } from "./support/site";

/* What search engines, browsers and social networks read of every page, as it was published. */

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();

test("every page says in its head what it is", () => {
  const like = (pattern: RegExp): unknown => [expect.stringMatching(pattern)];
  for (const address of addresses) {
    const { document, isListed } = builtPage(address);
    const { metas, links, titles } = headOf(document);
    const [title = "", ...others] = titles;
    const [description = ""] = metas.description ?? [];
    // The document of unknown addresses has none of its own.
    const canonical = address === "/404" ? undefined : [siteUrl + address];

    expect.soft([document.documentElement.lang, others], address).toEqual(["fr", []]);
    expect.soft(title, address).toMatch(/^.{15,65}$/);
    expect.soft(description, address).toMatch(/^.{70,160}$/);
    expect.soft(`${title} ${description}`, address).not.toMatch(/undefined|null|[<>]|'|\.\.\./);
    expect.soft(metas, address).toMatchObject({
      description: [description],
      keywords: like(/^[^,]+(?:, [^,]+)*$/),
      viewport: like(/width=device-width/),
      "theme-color": [brand.colours.ink],
      robots: [isListed ? "index, follow, max-image-preview:large" : "noindex, follow"],
      "og:title": [title],
      "og:description": [description],
      "og:site_name": [brand.name],
      "og:locale": ["fr_FR"],
      "og:type": [address.startsWith("/article/") ? "article" : "website"],
      "og:image": like(/^https:\/\/www\.agence\.example\/partage\/.+\.jpg$/),
      "og:image:alt": [title],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "twitter:card": ["summary_large_image"],
    });
    expect.soft([metas["og:url"], links.canonical], address).toEqual([canonical, canonical]);
    expect.soft(links.sitemap, address).toEqual(["/sitemap-index.xml"]);
    // The feed; the copy in Markdown, where there is one.
    const alternates = new RegExp(`^/blog/flux\\.xml(?: ${address}\\.md)?$`);
    expect.soft(links.alternate?.join(" "), address).toMatch(alternates);
    for (const icon of [links.icon, links["apple-touch-icon"]].flatMap((files) => files ?? ["missing"]))
      expect.soft([address, icon, isPublished(icon)]).toEqual([address, icon, true]);
  }
});

test("titles, descriptions, h1 and canonical addresses are unique over the whole site", () => {
  const heads = addresses.map((address) => headOf(builtPage(address).document));
  const repeated = (values: readonly string[]): string[] =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated(heads.flatMap(({ titles }) => titles))).toEqual([]);
  const listed = addresses.map((address) => builtPage(address)).filter(({ isListed }) => isListed);
  expect(repeated(listed.map(({ document }) => document.querySelector("h1")?.textContent ?? ""))).toEqual([]);
  expect(repeated(heads.flatMap(({ metas }) => metas.description ?? []))).toEqual([]);
  expect(repeated(heads.flatMap(({ links }) => links.canonical ?? []))).toEqual([]);
});

test("every page has a picture of its own, but those that share the blog's or the site's", async () => {
  const pagesOf = new Map<string, string[]>();
  for (const address of addresses) {
    const image = new URL(headOf(builtPage(address).document).metas["og:image"]?.[0] ?? "").pathname;
    pagesOf.set(image, [...(pagesOf.get(image) ?? []), address]);
  }
  const shared = [...pagesOf].filter(([, pages]) => pages.length > 1).map(([image]) => image);
  expect(shared.sort()).toEqual(["/partage/accueil.jpg", "/partage/blog.jpg"]);

  const drawings = new Map<string, string>();
  for (const image of pagesOf.keys()) {
    const bytes = readFileSync(path.join(publishedFolder, image));
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft([image, format, width, height]).toEqual([image, "jpeg", 1200, 630]);
    expect.soft(bytes.length, `${image}, in bytes`).toBeLessThanOrEqual(60_000);
    const drawing = bytes.toString("base64");
    expect.soft(drawings.get(drawing), `${image} is the drawing of`).toBeUndefined();
    drawings.set(drawing, image);
  }
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
  expect(manifest).toMatchObject({ name: brand.name, lang: "fr", start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(path.join(publishedFolder, src)).metadata();
    expect([sizes, type]).toEqual([`${width}x${height}`, `image/${format}`]);
  }
});
