import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A Markdown post made for a measurement, without its file. */
export interface GeneratedPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Year-month-day. */
  readonly date: string;
  /** The first sentence of its body, in no other post's. */
  readonly opening: string;
  /** Markdown, the length of a real post: about 8 KB. */
  readonly body: string;
  /** Folder of the real post that lent its body and its cover. */
  readonly model: string;
}

const dayMs = 86_400_000;
const lastDay = Date.UTC(2025, 11, 31);

/**
 * Makes `count` Markdown posts, always the same for the same number: the bodies of the real ones in turn, under
 * titles, descriptions and dates of their own. No two share a digest, so that no cache of the build sees one twice.
 * @param blog folder of the real posts
 */
export function generateMarkdownPosts(count: number, blog: string): GeneratedPost[] {
  const models = readdirSync(blog, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, body: bodyOf(path.join(blog, name, "index.md")) }));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const opening = `Article de mesure ${number}.`;
    const model = models[index % models.length];
    if (!model) throw new Error(`No post to take a body from in ${blog}`);
    return {
      slug: `mesure-${String(number).padStart(5, "0")}`,
      title: `Article de mesure nº ${number} : un texte de longueur vraie`,
      description: `Article nº ${number}, fait pour mesurer la construction du site avec un grand nombre d’articles ; il n’est jamais publié.`,
      date: new Date(lastDay - index * dayMs).toISOString().slice(0, 10),
      opening,
      body: `${opening}\n\n${model.body}`,
      model: model.name,
    };
  });
}

/** Writes posts, or writes them anew, as an editor does: a folder each, with its text and its cover. */
export function writeMarkdownPosts(posts: readonly GeneratedPost[], blog: string): void {
  for (const post of posts) {
    const folder = path.join(blog, post.slug);
    mkdirSync(folder, { recursive: true });
    copyFileSync(path.join(blog, post.model, "cover.svg"), path.join(folder, "cover.svg"));
    const front = [
      `title: "${post.title}"`,
      `description: "${post.description}"`,
      `date: "${post.date}"`,
      'image:\n  src: ./cover.svg\n  alt: "Illustration de l’article"',
      "tags: [Mesure]",
    ];
    writeFileSync(path.join(folder, "index.md"), `---\n${front.join("\n")}\n---\n\n${post.body}`);
  }
}

const bodyOf = (file: string): string => readFileSync(file, "utf8").replace(/^---\n[\s\S]*?\n---\n+/, "");
