import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ApiPost, ApiPostSummary, ApiPreviousPost } from "../../src/agency-api/contract";
import type { StandInPost } from "./posts";

const imageFolder = path.join(__dirname, "images");
const imageTypes: Readonly<Record<string, string>> = { ".png": "image/png", ".jpg": "image/jpeg" };

export type Blog = ReturnType<typeof createBlog>;

/** A blog of posts. `base` is its public address, which the pictures' addresses start with. */
export function createBlog(posts: readonly StandInPost[]) {
  const images = new Set(readdirSync(imageFolder));
  let all: StandInPost[] = [];
  let bySlug = new Map<string, StandInPost>();
  /** Adds posts to those of the beginning, in the place of those added before. */
  const publish = (added: readonly StandInPost[]): void => {
    all = [...posts, ...added].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    bySlug = new Map(all.map((post) => [post.slug, post]));
  };
  publish([]);

  return {
    list: (base: string, latePublished: boolean): ApiPostSummary[] =>
      all
        .filter((post) => latePublished || !post.late)
        .map((post) => ({ ...link(post, base), id: post.id, created_at: post.createdAt })),
    previous: (slug: string, base: string): ApiPreviousPost[] => {
      const post = bySlug.get(slug);
      if (post === undefined) return [];
      const older = all.filter(
        ({ createdAt, late }) => Date.parse(createdAt) < Date.parse(post.createdAt) && !late,
      );
      return older.slice(0, 3).map((earlier) => link(earlier, base));
    },
    post: (slug: string, base: string): ApiPost | undefined => {
      const post = bySlug.get(slug);
      return post && whole(post, base);
    },
    image: (name: string) => {
      const type = imageTypes[path.extname(name)];
      if (type === undefined || !images.has(name)) return undefined;
      return { type, bytes: readFileSync(path.join(imageFolder, name)) };
    },
    publish,
  };
}

function link(post: StandInPost, base: string): ApiPreviousPost {
  const { slug, title, description, image } = post;
  return { slug, title, description, image_url: image && `${base}/images/${image}` };
}

function whole(post: StandInPost, base: string): ApiPost {
  return {
    ...link(post, base),
    created_at: post.createdAt,
    ...(post.updatedAt === undefined ? {} : { updated_at: post.updatedAt }),
    content: post.content.replaceAll("{{images}}", `${base}/images`).trim(),
  };
}
