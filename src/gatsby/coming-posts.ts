import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatDay } from "../shared/dates";
import { comingDate } from "../content-check/core/dates";
import { readMarkdown } from "../content-check/read/front-matter";

/**
 * Folders of the Markdown posts dated in the future, below `content/blog`. The build ignores them altogether: no page,
 * picture, list, feed or sitemap shows them. Each build decides anew, a warm one as well. Files that cannot be read are
 * not among them: the content check reports those.
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

/** Spares parsing the front matter of nearly all articles, in every process of a build. */
const namesLaterDay = (source: string, today: string): boolean =>
  (source.match(/\d{4}-\d{2}-\d{2}/g) ?? []).some((day) => day > today);
