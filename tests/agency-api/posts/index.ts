import { readFileSync } from "node:fs";
import path from "node:path";
import oddPosts from "./for-tests/posts.json";
import samples from "./samples/posts.json";

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
  /** Published after the build: found by slug at once, listed once `latePublished` is set. */
  late?: boolean;
}

/** Posts with the content of each, the HTML file named by its slug. */
const withContent = (folder: string, posts: readonly Omit<StandInPost, "content">[]): StandInPost[] =>
  posts.map((post) => ({
    ...post,
    content: readFileSync(path.join(__dirname, folder, `${post.slug}.html`), "utf8"),
  }));

/** Articles as an agency would publish them: what `npm start` shows. */
export const samplePosts: readonly StandInPost[] = withContent("samples", samples);

/** The samples, and posts whose HTML is hostile or odd (`purpose` says in what): only the site under test has them. */
export const testPosts: readonly StandInPost[] = [
  ...samplePosts,
  ...withContent(
    "for-tests",
    oddPosts.map(({ purpose: _purpose, ...post }) => post),
  ),
];
