/**
 * The build's side of the corpus, in a process of its own (Jest cannot load jsdom's ES modules): reads a JSON list
 * of post contents on its input, and writes for each what the sanitiser and what the whole pipeline make of it.
 */
import { readFileSync } from "node:fs";
import { prepareArticle } from "../../../src/blog/table-of-contents";
import { apiPostHtml, pictureUrls, withLocalPictures } from "../../../src/gatsby/api-posts/post-html";
import { sanitise, sanitiseDescription } from "../../../src/gatsby/sanitise";

/** What becomes of a content on its way to a page. */
export interface AtBuild {
  /** Sanitised. */
  readonly clean: string;
  /** The same text as a description. */
  readonly description: string;
  /** Addresses of pictures that the build would download. */
  readonly pictures: readonly string[];
  /** As published, when no picture can be had; `withPictures` when each can. */
  readonly html: string;
  readonly withPictures: string;
}

/** Runs a content through the functions of the build. */
export async function atBuild(content: string): Promise<AtBuild> {
  const clean = sanitise(content);
  // Without pictures the resolver asks nothing of the data layer.
  const [post, nothing] = [{ content: clean, pictures: [] }, {}];
  const html = String(await (apiPostHtml as (...args: object[]) => unknown)(post, nothing, nothing, nothing));
  return {
    clean,
    description: sanitiseDescription(content),
    pictures: pictureUrls(clean),
    html: prepareArticle(html).html,
    withPictures: prepareArticle(withLocalPictures(clean, () => ({ src: "/static/x.png" }))).html,
  };
}

async function main(): Promise<void> {
  const contents = JSON.parse(readFileSync(0, "utf8")) as string[];
  process.stdout.write(JSON.stringify(await Promise.all(contents.map(atBuild))));
}

if (require.main === module) void main();
