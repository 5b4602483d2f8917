import { execFileSync } from "node:child_process";
import { faultAt } from "../at";
import type { Fault } from "../fault";
import { settingOf, type Content } from "../read/content";
import { pageOf, type Routes } from "../core/routes";

/** Branch that a pull request starts from, where the clone has it. */
const mainBranch = "origin/main";

/**
 * Pages that git knows and the content has no more, unless a redirect leads on from their address: others link to
 * it, and search engines keep it for months. Outside a git repository there is nothing to compare with.
 *
 * @param base what to compare with: a branch, tag or commit; the start of this branch unless told
 */
export function checkRemovals(content: Content, routes: Routes, base?: string): Fault[] {
  const redirects = settingOf(content, "redirects");
  if (!redirects) return [];
  return [...new Set(formerFiles(content.root, base).flatMap((file) => pageOf(file) ?? []))]
    .filter((page) => !routes.has(page) && routes.redirect(page) === undefined)
    .map((page) =>
      faultAt(redirects, {
        path: ["items"],
        problem: `La page ${page} a été retirée, et son adresse ne mène plus nulle part.`,
        remedy: `Ajoutez à cette liste { "from": "${page}", "to": "…" } avec l’adresse de la page qui la remplace.`,
      }),
    );
}

/** Files of the content folder at the base, from that folder. @throws Error when `base` is given and unknown */
function formerFiles(root: string, base: string | undefined): string[] {
  const git = (...command: string[]): string | undefined => {
    try {
      return execFileSync("git", ["-C", root, ...command], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    } catch {
      return undefined;
    }
  };
  const start = base ?? git("merge-base", "HEAD", mainBranch) ?? "HEAD";
  const listed = git("ls-tree", "-r", "-z", "--name-only", start, "--", ".");
  if (listed === undefined && base !== undefined) throw new Error(`git ne connaît pas « ${base} ».`);
  return (listed ?? "").split("\0").filter(Boolean);
}
