import type { ApiPost } from "../../agency-api/contract";
import { publishingFault } from "../../blog/publishable-content";

interface Selection {
  /** Posts to publish, each with a slug of its own, a title and a past date. */
  readonly kept: ApiPost[];
  /** One French sentence per post that is left out, or that search engines could take for another. */
  readonly warnings: string[];
}

/**
 * Decides which API posts are published. A post is left out, and named, when the rule of `publishingFault`
 * says so, or when its slug is taken, be it in capitals, which many hosts and file systems do not tell apart: a Markdown
 * post always wins, then the first post of the API's list.
 */
export function selectPosts(
  posts: readonly ApiPost[],
  { markdownSlugs, now }: { markdownSlugs: ReadonlySet<string>; now: Date },
): Selection {
  const kept = new Map<string, ApiPost>();
  const slugsByTitle = new Map<string, string>();
  const markdown = new Map([...markdownSlugs].map((slug) => [slug.toLowerCase(), slug]));
  const warnings: string[] = [];
  for (const post of posts) {
    const fault = publishingFault(post, now) ?? slugConflict(post, markdown, kept);
    const name = `Article « ${post.title || post.slug} » de l’API (slug « ${post.slug} »)`;
    if (fault) {
      warnings.push(`${name} laissé de côté : ${fault}`);
      continue;
    }
    const twin = slugsByTitle.get(post.title);
    if (twin === undefined) slugsByTitle.set(post.title, post.slug);
    else warnings.push(`${name} : l’article « ${twin} » porte le même titre.`);
    kept.set(post.slug.toLowerCase(), post);
  }
  return { kept: [...kept.values()], warnings };
}

function slugConflict(
  post: ApiPost,
  markdown: ReadonlyMap<string, string>,
  kept: ReadonlyMap<string, ApiPost>,
): string | undefined {
  const slug = post.slug.toLowerCase();
  const folder = markdown.get(slug);
  if (folder) return `content/blog/${folder}/index.md porte le même slug et passe avant.`;
  const holder = kept.get(slug);
  return holder ? `l’article « ${holder.title} » (id ${holder.id}) de l’API porte le même slug.` : undefined;
}
