import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { socialCardPath } from "../../seo/social-card";
import { paths } from "../../shared/paths";
import { queryData } from "../data/query-data";

/** What the social card of a page says. */
export interface Card {
  /** Path of the page. */
  readonly page: string;
  /** HTML of the page's `h1`; `span` with class `green` is set in the accent colour. */
  readonly title: string;
  /** Its picture from edge to edge, by its address, and the colour of its sky (`src/components/sky.tsx`). */
  readonly sky?: { readonly address: string; readonly colour: string };
}

interface Pages {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

/**
 * The cards that built pages name in their heads, each with the title of its page.
 *
 * @param published the published folder
 * @throws Error where a page was not built
 */
export async function readCards(graphql: CreatePagesArgs["graphql"], published: string): Promise<Card[]> {
  const { allSitePage } = await queryData<Pages>(graphql, "{ allSitePage { nodes { path } } }");
  const cards: Card[] = [];
  for (const { path: page } of allSitePage.nodes) {
    // The lists of the blog share its card.
    if (page.startsWith(`${paths.blog}/`)) continue;
    const file = page.endsWith(".html") ? page : path.join(page, "index.html");
    const card = cardOf(page, await readFile(path.join(published, file), "utf8"));
    if (card) cards.push(card);
  }
  return cards;
}

/** The card of a page; undefined where its head names another: pages that engines must not list have that of the home page. */
export function cardOf(page: string, html: string): Card | undefined {
  if (!html.includes(`${socialCardPath(page)}"`)) return undefined;
  const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "";
  const [, colour, address] = /style="--air:(#\w+)"[\s\S]*?<img [^>]*?\bsrc="([^"]+)"/.exec(html) ?? [];
  return { page, title, ...(colour && address ? { sky: { address, colour } } : {}) };
}
