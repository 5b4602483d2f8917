/* What the build makes of post contents: what pages and the feed get. */
import { setImmediate } from "node:timers/promises";
import { apiPostTexts } from "../../../src/blog/api-post";
import { pictureUrls } from "../../../src/blog/article-pictures";
import { prepareArticle, type TocEntry } from "../../../src/blog/table-of-contents";
import { apiPostArticle } from "../../../src/gatsby/api-posts/post-html";
import { parse } from "../../../src/gatsby/data/dom";
import { atomFeed } from "../../../src/gatsby/feed";
import { sanitise, sanitiseDescription } from "../../../src/gatsby/api-posts/sanitise-post";
import { decodeReferences } from "../../../src/shared/html";

export interface AtBuild {
  readonly clean: string;
  /** Its beginning as a title and as a description. */
  readonly title: string;
  readonly description: string;
  readonly pictures: readonly string[];
  /** As published, when no picture can be had; `withPictures` when each can. */
  readonly html: string;
  readonly withPictures: string;
  readonly entries: readonly TocEntry[];
  /** `withPictures` as the feed has it. */
  readonly inFeed: string;
}

/** Runs contents through the functions of the build. */
export async function atBuild(contents: readonly string[]): Promise<AtBuild[]> {
  const posts: Omit<AtBuild, "inFeed">[] = [];
  for (const content of contents) {
    posts.push(await published(content));
    // jsdom's documents can be forgotten between two tasks only.
    await setImmediate();
  }
  const feed = await atomFeed((async () => ({ data: feedData(posts) })) as never);
  const inFeed = Array.from(feed.matchAll(/<content type="html">([^<]*)/g), ([, escaped = ""]) => escaped);
  return posts.map((post, index) => ({ ...post, inFeed: decodeReferences(inFeed[index] ?? "") }));
}

/** The beginning of a content as its post's other texts, cut wherever that is. */
const asTexts = (content: string) => ({
  slug: "x",
  title: content.slice(0, 200),
  description: content.slice(0, 500),
});

async function published(text: string): Promise<Omit<AtBuild, "inFeed">> {
  const clean = sanitise(text);
  const pictures = pictureUrls(parse(clean));
  const page = async (fileId: string | null) => {
    const post = { content: clean, pictures: pictures.map((url) => ({ url, fileId })) };
    return prepareArticle(await apiPostArticle(post as never, {}, context, info));
  };
  const { html, entries } = await page(null);
  const { html: withPictures } = await page("file");
  const texts = apiPostTexts(asTexts(text), { sanitise, sanitiseDescription });
  return { ...texts, clean, pictures, html, withPictures, entries };
}

/* The data layer as the resolver asks it: each file is at hand, and is no photograph. */
const file = { id: "file", children: [], internal: { contentDigest: "x" } };
const context = { nodeModel: { getNodeById: () => file } } as never;
const info = {
  schema: { getType: () => ({ getFields: () => ({ publicURL: { resolve: () => "/static/x.png" } }) }) },
} as never;

const feedData = (posts: readonly Omit<AtBuild, "inFeed">[]) => ({
  site: { siteMetadata: { siteUrl: "https://site.example" } },
  brandSettings: { name: "x" },
  pagesSettings: { blog: { title: "x", lead: "x" } },
  allBlogPost: {
    nodes: posts.map(({ title, description, withPictures }) => ({
      title,
      description,
      html: withPictures,
      slug: "x",
      createdAt: "2026-01-01",
      tags: [],
    })),
  },
});
