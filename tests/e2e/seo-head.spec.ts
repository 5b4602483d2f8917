import { expect, test } from "playwright/test";
import { socialCardPath } from "../../src/seo/social-card";
import { builtAddresses, builtPage, isPublished, siteUrl } from "./support/built-pages";
import { brand } from "./support/content";
import { listedPages } from "./support/site";

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();

type Values = Readonly<Record<string, readonly string[]>>;

/** What a document says of itself in its head: its `meta` by `name` or `property`, its links by `rel`. */
function headOf({ head }: Document) {
  const grouped = (selector: string, names: readonly string[], value: string): Values => {
    const groups: Record<string, string[]> = {};
    for (const element of head.querySelectorAll(selector)) {
      const name = names.map((attribute) => element.getAttribute(attribute)).find(Boolean);
      if (name) (groups[name] ??= []).push(element.getAttribute(value) ?? "");
    }
    return groups;
  };
  return {
    metas: grouped("meta", ["name", "property"], "content"),
    links: grouped("link", ["rel"], "href"),
    titles: Array.from(head.querySelectorAll("title"), (title) => title.textContent),
  };
}

test("every page says in its head what it is", () => {
  const like = (pattern: RegExp): unknown => [expect.stringMatching(pattern)];
  for (const address of addresses) {
    const { document, isListed } = builtPage(address);
    const { metas, links, titles } = headOf(document);
    const [title = "", ...others] = titles;
    const [description = ""] = metas.description ?? [];
    // The document of unknown addresses has none of its own.
    const canonical = address === "/404" ? undefined : [siteUrl + address];

    const card = socialCardPath(isListed ? address : "/");

    expect.soft([address, card, isPublished(card)]).toEqual([address, card, true]);
    expect.soft([document.documentElement.lang, others], address).toEqual(["fr", []]);
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
      "og:image": [siteUrl + card],
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
      expect.soft(isPublished(icon), `${icon} of ${address}`).toBe(true);
  }
});

test("search engines may list the pages of the content, and no others", () => {
  expect(addresses.filter((address) => builtPage(address).isListed)).toEqual([...listedPages].sort());
});
