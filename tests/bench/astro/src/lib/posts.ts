import { getCollection, type CollectionEntry } from "astro:content";

export type Post = CollectionEntry<"blog"> & {
  /** Minutes of reading, at 220 words a minute. */
  readonly minutes: number;
};

async function read(): Promise<Post[]> {
  const posts = await getCollection("blog");
  return posts
    .map((post) => ({ ...post, minutes: readingMinutes(post.body ?? "") }))
    .sort((one, other) => other.data.date.getTime() - one.data.date.getTime());
}

const readingMinutes = (body: string): number =>
  Math.max(1, Math.round((body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / 220));

/** Every post, newest first; read once for all pages. */
export const allPosts = read();

/** Every tag, in the alphabet's order. */
export const tagsOf = (posts: readonly Post[]): string[] =>
  [...new Set(posts.flatMap(({ data }) => data.tags))].sort((one, other) => one.localeCompare(other, "fr"));

export const articlePath = ({ id }: Post): string => `/article/${id}`;

export const listPagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`;

/** Pages of a list at `/page/2`, as the other site has them, for Astro’s own `/2`. */
export const numberedPages = <Paged extends { params: { page?: string | undefined } }>(
  paged: readonly Paged[],
): Paged[] =>
  paged.map(({ params, ...page }) => {
    const number = params.page && `page/${params.page}`;
    return { ...page, params: { ...params, page: number } } as Paged;
  });

export const slugOf = (tag: string): string =>
  tag
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

export const tagPath = (tag: string): string => `/blog/tag/${slugOf(tag)}`;

const day = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", year: "numeric" });

export const formatDate = (date: Date): string => day.format(date);

/** Numbers of the headings of a table of contents: `1.`, `1.1.`, `1.1.1.`. */
export function numbered<Heading extends { depth: number }>(headings: readonly Heading[]) {
  const listed = headings.filter(({ depth }) => depth <= 4);
  const top = Math.min(...listed.map(({ depth }) => depth));
  const counters = [0, 0, 0];
  return listed.map((heading) => {
    const level = Math.min(heading.depth - top, 2);
    counters[level]! += 1;
    counters.fill(0, level + 1);
    return { ...heading, level, number: `${counters.slice(0, level + 1).join(".")}.` };
  });
}
