import type { ApiPost } from "../../agency-api/contract";
import { htmlToText } from "../../shared/html";

interface Selection {
  /** Posts to publish, each with a slug of its own, a title and a past date. */
  readonly kept: ApiPost[];
  /** One French sentence per post that is left out. */
  readonly warnings: string[];
}

/** A slug goes into an address as it is, so only characters that stand for themselves there (RFC 3986, 2.3). */
const addressable = /^[A-Za-z0-9][A-Za-z0-9._~-]*$/;

/**
 * Decides which API posts are published. A post is left out, and named, when its slug, title or date cannot be
 * used, when its date is still to come, or when its slug is taken: a Markdown post always wins, then the first
 * post of the API's list.
 */
export function selectPosts(
  posts: readonly ApiPost[],
  { markdownSlugs, now }: { markdownSlugs: ReadonlySet<string>; now: Date },
): Selection {
  const kept = new Map<string, ApiPost>();
  const warnings: string[] = [];
  for (const post of posts) {
    const fault = faultOf(post, now) ?? clashOf(post, markdownSlugs, kept);
    if (fault)
      warnings.push(
        `Article « ${post.title || post.slug} » de l’API (slug « ${post.slug} ») laissé de côté : ${fault}`,
      );
    else kept.set(post.slug, post);
  }
  return { kept: [...kept.values()], warnings };
}

function faultOf(post: ApiPost, now: Date): string | undefined {
  if (!addressable.test(post.slug))
    return "son slug ne peut pas servir d’adresse (lettres sans accent, chiffres, « - »).";
  if (!htmlToText(post.title)) return "il n’a pas de titre.";
  const created = Date.parse(post.created_at);
  if (Number.isNaN(created)) return `sa date « ${post.created_at} » n’existe pas.`;
  if (post.updated_at && Number.isNaN(Date.parse(post.updated_at))) {
    return `sa date de révision « ${post.updated_at} » n’existe pas.`;
  }
  return created > now.getTime() ? `sa date (${post.created_at}) est à venir.` : undefined;
}

function clashOf(
  post: ApiPost,
  markdownSlugs: ReadonlySet<string>,
  kept: ReadonlyMap<string, ApiPost>,
): string | undefined {
  if (markdownSlugs.has(post.slug))
    return `content/blog/${post.slug}/index.md porte le même slug et passe avant.`;
  const other = kept.get(post.slug);
  return other ? `l’article « ${other.title} » (id ${other.id}) de l’API porte le même slug.` : undefined;
}
