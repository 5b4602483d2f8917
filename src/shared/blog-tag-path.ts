import { paths } from "./paths";
import { toSlug } from "./slug";

/**
 * Path of the list of articles that carry a tag. Apart from the other paths, so that only the blog's pages load what
 * makes slugs.
 * @param tag as written, e.g. `"Cybersécurité"`
 */
export const blogTagPath = (tag: string): string => `${paths.blog}/tag/${toSlug(tag)}`;
