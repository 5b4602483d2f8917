import { paths } from "../shared/paths";

/** Pixels; the proportion that Facebook, LinkedIn, X and messengers show whole. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/**
 * Path of the picture that social networks and messengers show of a page. The lists of the blog share the card of
 * the blog, and so do older articles (`src/gatsby/pages/create-article-pages.ts`).
 */
export function socialCardPath(pathname: string): string {
  const page = pathname.startsWith(`${paths.blog}/`) ? paths.blog : pathname.replace(/\/+$/, "");
  return `/partage${page || "/accueil"}.jpg`;
}
