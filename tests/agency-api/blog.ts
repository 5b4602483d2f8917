import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ApiPost, ApiPostSummary, ApiPreviousPost } from "../../src/agency-api/contract";
import { posts as writtenPosts, type StandInPost } from "./posts";

const imageFolder = path.join(__dirname, "images");
const imageTypes: Readonly<Record<string, string>> = { ".png": "image/png", ".jpg": "image/jpeg" };

/** The posts of a stand-in. `base` is its public address, which the pictures' addresses start with. */
export interface Blog {
  list(base: string, latePublished: boolean): ApiPostSummary[];
  previous(slug: string, base: string): ApiPreviousPost[];
  post(slug: string, base: string): ApiPost | undefined;
  image(name: string): { type: string; bytes: Buffer } | undefined;
  /** Adds posts to those of the beginning, in the place of those added before. */
  publish(added: readonly StandInPost[]): void;
}

/** A blog of the posts written by hand. */
export function createBlog(): Blog {
  const images = new Set(readdirSync(imageFolder));
  let all: StandInPost[] = [];
  let bySlug = new Map<string, StandInPost>();
  const publish = (added: readonly StandInPost[]): void => {
    all = [...writtenPosts, ...added].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    bySlug = new Map(all.map((post) => [post.slug, post]));
  };
  publish([]);

  return {
    list: (base, latePublished) =>
      all
        .filter((post) => latePublished || !post.late)
        .map((post) => ({ ...link(post, base), id: post.id, created_at: post.createdAt })),
    previous: (slug, base) => {
      const post = bySlug.get(slug);
      if (post === undefined) return [];
      const older = all.filter(
        (other) => Date.parse(other.createdAt) < Date.parse(post.createdAt) && !other.late,
      );
      return older.slice(0, 3).map((other) => link(other, base));
    },
    post: (slug, base) => {
      const post = bySlug.get(slug);
      return post && whole(post, base);
    },
    image: (name) => {
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
