import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatDay } from "../../shared/calendar/dates";
import { comingDate, never } from "../../content-check/rules/pages/article-dates";
import { readMarkdown } from "../../content-check/read/front-matter";

/**
 * Folders of the Markdown posts dated in the future, and of drafts, below `content/blog`. The build ignores them
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
      const source = readFileSync(path.join(root, file), "utf8").replace(/^\ufeff/, "");
      const { parsed } = readMarkdown(file, source);
      const date = parsed && comingDate(parsed, today);
      return date !== undefined && !(showsDrafts && date === never);
    })
    .map((file) => path.basename(path.dirname(file)));
