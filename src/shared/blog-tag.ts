import { paths } from "./paths";
import { toSlug } from "./slug";

/** A theme of the blog, with the list of its articles. */
export interface BlogTag {
  /** As written, e.g. `"Cybersécurité"`. */
  readonly name: string;
  /** Path of the list: `"/blog/tag/cybersecurite"`. */
  readonly path: string;
}

/** The theme that a post's front matter names. For the build: browsers get it with the data, and no slug maker. */
export const blogTag = (name: string): BlogTag => ({ name, path: `${paths.blog}/tag/${toSlug(name)}` });
