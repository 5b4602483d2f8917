import { readFileSync } from "node:fs";
import path from "node:path";
import postList from "./posts.json";

export interface StandInPost {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** A file of `images/`; empty for none. */
  image: string;
  createdAt: string;
  updatedAt?: string;
  /** HTML; `{{images}}` becomes the address of the stand-in's pictures. */
  content: string;
  /** Published after the build: found by slug at once, listed only when the tests say so. */
  late?: boolean;
}

/** The posts of `posts.json`, newest first; the content of each is the HTML file named by its slug. */
export const posts: readonly StandInPost[] = postList.map(({ purpose: _purpose, ...post }) => ({
  ...post,
  content: readFileSync(path.join(__dirname, `${post.slug}.html`), "utf8"),
}));
