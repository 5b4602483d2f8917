import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatDay } from "../../shared/calendar/dates";
import { comingDate, never } from "../../shared/calendar/coming-date";
import type { Block } from "../../shared/blocks";
import { readMarkdown } from "../../content-check/read/front-matter";

/**
 * Folders of the Markdown posts dated in the future, of drafts, and of all where the site has no blog, below `content/blog`. The build ignores them
 * altogether: no page, picture, list, feed or sitemap shows them; `gatsby develop` shows drafts. Each build decides anew, a
 * warm one as well. Files that cannot be read are not among them: the content check reports those.
 *
 * @param root the content folder
 * @param today year-month-day in Paris
 * @returns slugs
 */
export const comingPosts = (
  root: string,
  today = formatDay(new Date()),
  showsDrafts = process.env.NODE_ENV === "development",
): string[] =>
  globSync("blog/*/index.md", { cwd: root })
    .filter((file) => {
      if (!hasBlog(root)) return true;
      const source = readFileSync(path.join(root, file), "utf8").replace(/^\ufeff/, "");
      const { parsed } = readMarkdown(file, source);
      const date = parsed && comingDate(parsed.data, today);
      return date !== undefined && !(showsDrafts && date === never);
    })
    .map((file) => path.basename(path.dirname(file)));

/** Whether the site has a blog: by `blocks` of `brand.json`, and as long as that cannot be read. @param root the content folder */
export function hasBlog(root: string): boolean {
  try {
    const brand = JSON.parse(readFileSync(path.join(root, "settings/brand.json"), "utf8")) as {
      blocks: string[];
    };
    return brand.blocks.includes("blog" satisfies Block);
  } catch {
    return true;
  }
}
