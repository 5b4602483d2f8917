import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatDay } from "../shared/dates";
import { comingDate } from "../content-check/core/dates";
import { readMarkdown } from "../content-check/read/front-matter";

/**
 * Folders of the Markdown posts whose day has not come, below `content/blog`. The build reads as if they were not
 * there: neither page, picture, list, feed nor sitemap shows them, and each build decides anew, a warm one as well.
 * What cannot be read is not among them: the content check speaks of it.
 *
 * @param root the content folder
 * @param today year-month-day in Paris
 * @returns slugs
 */
export function comingPosts(root: string, today = formatDay(new Date())): string[] {
  const blog = path.join(root, "blog");
  if (!existsSync(blog)) return [];
  return readdirSync(blog).filter((slug) => {
    const file = path.join(blog, slug, "index.md");
    if (!existsSync(file)) return false;
    const source = readFileSync(file, "utf8").replace(/^\ufeff/, "");
    if (!namesLaterDay(source, today)) return false;
    const { data } = readMarkdown(file, source);
    return data !== undefined && comingDate({ data }, today) !== undefined;
  });
}

/** Spares reading the front matter of nearly all articles, which every process of a build would wait for. */
const namesLaterDay = (source: string, today: string): boolean =>
  (source.match(/\d{4}-\d{2}-\d{2}/g) ?? []).some((day) => day > today);
