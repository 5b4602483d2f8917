import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { builtAddresses, builtPage, isPublished, publishedFolder, siteUrl } from "./support/built-pages";
import { headOf, only } from "./support/head";
import { pageFaults } from "./support/page-faults";
import { listedPages } from "./support/site";

/* What search engines, browsers and social networks read of every page, as it was published. */

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();

test("every page says in its head what it is", () => {
  const faults = pageFaults(addresses, ({ address, document, isListed }, expectThat) => {
    const { metas, links, title } = headOf(document);
    const meta = (name: string): string => only(metas.get(name));
    const description = meta("description");

    expectThat("lang", document.documentElement.lang).is("fr");
    expectThat("length of title", title.length).isBetween(15, 65);
    expectThat("length of description", description.length).isBetween(70, 160);
    expectThat("title and description", `${title} ${description}`).isNot(/undefined|null|[<>]|'|\.\.\./);
    expectThat("keywords", meta("keywords")).is(/^[^,]+(?:, [^,]+)*$/);
    expectThat("viewport", meta("viewport")).is(/width=device-width/);
    expectThat("theme-color", meta("theme-color")).is(/^#[0-9a-f]{6}$/);

    // The document of unknown addresses has none of its own.
    const canonical = address === "/404" ? undefined : siteUrl + address;
    expectThat("robots", meta("robots")).is(
      isListed ? "index, follow, max-image-preview:large" : "noindex, follow",
    );
    expectThat("canonical", links.get("canonical")?.join(" and ")).is(canonical);

    expectThat("og:title", meta("og:title")).is(title);
    expectThat("og:description", meta("og:description")).is(description);
    expectThat("og:url", metas.get("og:url")?.join(" and ")).is(canonical);
    expectThat("og:site_name", meta("og:site_name")).is("Sylvène");
    expectThat("og:locale", meta("og:locale")).is("fr_FR");
    expectThat("og:type", meta("og:type")).is(address.startsWith("/article/") ? "article" : "website");
    expectThat("og:image", meta("og:image")).is(/^https:\/\/www\.sylvene\.example\/partage\/.+\.jpg$/);
    expectThat("og:image:alt", meta("og:image:alt")).is(title);
    expectThat("og:image:width", meta("og:image:width")).is("1200");
    expectThat("og:image:height", meta("og:image:height")).is("630");
    expectThat("twitter:card", meta("twitter:card")).is("summary_large_image");

    for (const rel of ["icon", "apple-touch-icon"]) {
      for (const href of links.get(rel) ?? ["missing"]) expectThat(rel, isPublished(href)).is(true);
    }
    // The feed; the copy in Markdown, where there is one.
    expectThat("alternate", links.get("alternate")?.join(" and ")).is(
      new RegExp(`^/blog/flux\\.xml(?: and ${address}\\.md)?$`),
    );
    expectThat("sitemap", only(links.get("sitemap"))).is("/sitemap-index.xml");
  });
  expect(faults).toEqual([]);
});

test("titles, descriptions, h1 and canonical addresses are unique over the whole site", () => {
  const heads = addresses.map((address) => headOf(builtPage(address).document));
  const repeated = (values: readonly string[]): string[] =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  const listed = addresses.map((address) => builtPage(address)).filter(({ isListed }) => isListed);
  expect(repeated(listed.map(({ document }) => document.querySelector("h1")?.textContent ?? ""))).toEqual([]);
  expect(repeated(heads.map(({ metas }) => metas.get("description")?.[0] ?? ""))).toEqual([]);
  expect(repeated(heads.flatMap(({ links }) => links.get("canonical") ?? []))).toEqual([]);
});

test("every page has a picture of its own, but those that share the blog's or the site's", async () => {
  const pagesOf = new Map<string, string[]>();
  for (const address of addresses) {
    const image = new URL(headOf(builtPage(address).document).metas.get("og:image")?.[0] ?? "").pathname;
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
  expect(manifest).toMatchObject({ name: "Sylvène", lang: "fr", start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(path.join(publishedFolder, src)).metadata();
    expect([sizes, type]).toEqual([`${width}x${height}`, `image/${format}`]);
  }
});
