import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { UserError } from "../../scripts/lib/user-error";
import { generateMarkdownPosts, writeMarkdownPosts } from "./markdown-posts";
import { measureBuild, type BuildFigures, type Project } from "./measured-build";

/** What two builds of a site with many posts took. */
export interface ScaleFigures {
  /** From nothing. */
  readonly cold: BuildFigures;
  /** After one post was edited. */
  readonly warm: BuildFigures;
}

/** In no other post. */
const addition = "Une phrase ajoutée pour reconstruire le site après elle.";

/**
 * Adds generated Markdown posts to a copied site, builds it from nothing, edits one post's text and builds it again.
 *
 * @param project a fresh copy with its `content/`
 * @param announce told what comes next
 * @throws UserError when a post has no page of its own, or the edited one's page is not up to date
 */
export async function measureScale(
  project: Project,
  count: number,
  announce: (title: string) => void,
): Promise<ScaleFigures> {
  const blog = path.join(project.folder, "content/blog");
  const posts = generateMarkdownPosts(count, blog);
  writeMarkdownPosts(posts, blog);
  const pageOf = ({ slug }: { slug: string }) => path.join(project.published, "article", `${slug}.html`);
  const check = (fault: string, faulty: readonly { slug: string }[]) => {
    if (faulty.length === 0) return;
    const some = faulty.slice(0, 3).map(({ slug }) => slug);
    throw new UserError(`${project.name}, ${fault} : ${some.join(", ")} (${faulty.length} en tout).`);
  };
  const shows = (post: { slug: string }, text: string) => readFileSync(pageOf(post), "utf8").includes(text);

  announce(`${project.name}, ${count} articles, à froid`);
  const cold = await measureBuild(project);
  console.log(`  ${cold.seconds.toFixed(1)} s`);
  const isMissing = (post: (typeof posts)[number]) => !existsSync(pageOf(post)) || !shows(post, post.opening);
  check("articles sans leur page", posts.filter(isMissing));

  const edited = posts[Math.floor(count / 2)] ?? posts[0];
  if (!edited) throw new UserError("Il faut au moins un article.");
  check("article déjà modifié", shows(edited, addition) ? [edited] : []);
  writeMarkdownPosts([{ ...edited, body: `${edited.body}\n\n${addition}\n` }], blog);
  announce(`${project.name}, ${count} articles, après un article modifié`);
  const warm = await measureBuild(project);
  console.log(`  ${warm.seconds.toFixed(1)} s`);
  check("articles sans leur page", posts.filter(isMissing));
  check("article modifié sans effet", shows(edited, addition) ? [] : [edited]);
  return { cold, warm };
}
