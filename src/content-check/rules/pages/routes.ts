import { blogTag } from "../../../shared/blog-tag";
import { plainAddress } from "../../../shared/old-address";
import { entryFolders, pageKinds, pagePath } from "../../../shared/kinds";
import { articlePath, paths } from "../../../shared/paths";
import { itemsAt, valueAt } from "../../document";
import { identityOf } from "../../file-roles";
import { documentsOf, settingOf, type Content } from "../../read/content";
import { comingDate } from "../../../shared/calendar/coming-date";
import { absentPages } from "../../read/blocks";

/** The addresses of the site, as far as the repository knows them: articles of the API come only at build. */
export interface Routes {
  has(path: string): boolean;
  /** The day that the article at that address waits for, `never` for a draft; undefined for every other address. */
  comingDate(path: string): string | undefined;
  /** The address that an old one leads to, whichever way it is spelled. */
  redirect(path: string): string | undefined;
}

/** A further page of a list of articles: how many there are depends on the articles of the API. */
export const laterPage = /^\/blog(?:\/tag\/[^/]+)?\/page\/(?:[2-9]|[1-9]\d+)$/;

/**
 * Address of the page that a content file makes, readable or not: an unreadable entry must not make its links look wrong
 * as well. Undefined for a file that makes none of its own.
 */
export function pageOf(path: string): string | undefined {
  const file = identityOf(path);
  const page = file && pageKinds.find(({ kind }) => kind === file.kind);
  return page && pagePath(page, file.slug);
}

/** Works out every address from the content, as of a day. @param today year-month-day */
export function routesOf(content: Content, today: string): Routes {
  const { login: _login, ...fixed } = paths;
  const absent = absentPages(content);
  const lists = entryFolders.flatMap(({ path, menu }) => (menu ? path : []));
  const all = new Set([...Object.values(fixed), ...lists].filter((path) => !absent.has(path)));
  const coming = new Map<string, string>();
  const hasBlog = !absent.has(paths.blog);
  for (const { path } of content.files) {
    const page = pageOf(path);
    if (page !== undefined && (hasBlog || !path.startsWith("blog/"))) all.add(page);
  }
  for (const post of hasBlog ? documentsOf(content, "blog-post") : []) {
    const date = comingDate(post.data, today);
    if (date !== undefined) {
      coming.set(articlePath(post.slug), date);
      all.delete(articlePath(post.slug));
      continue;
    }
    for (const tag of itemsAt(post.data, ["tags"])) all.add(blogTag(String(tag)).path);
  }
  const redirects = new Map(
    itemsAt(settingOf(content, "redirects")?.data, ["items"]).map((item) => [
      plainAddress(String(valueAt(item, ["from"]))),
      String(valueAt(item, ["to"])),
    ]),
  );
  return {
    has: (path) => all.has(path),
    comingDate: (path) => coming.get(path),
    redirect: (path) => redirects.get(plainAddress(path)),
  };
}
