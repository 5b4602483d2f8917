import { execFileSync } from "node:child_process";
import { textAt } from "../../document";
import { faultAt } from "../../fault";
import { settingOf } from "../../read/content";
import { readMarkdown } from "../../read/front-matter";
import type { Rule } from "../../rule";
import { comingDate } from "../../../shared/calendar/coming-date";
import { pageOf } from "./routes";

/** Branch that a pull request starts from, where the clone has it. */
const mainBranch = "origin/main";

/**
 * Pages that git knows and the content has no more, unless a redirect leads on from their address: others link to
 * it, and search engines keep it for months. Outside a git repository there is nothing to compare with.
 */
export const removalRule: Rule = {
  name: "removal",
  everyBuild: false,
  check({ content, routes, today, base }) {
    const [redirects, site] = [settingOf(content, "redirects"), settingOf(content, "site")];
    // Nobody has the addresses of a site that was never published.
    if (!redirects || !site || textAt(site, "publishedSince") === undefined) return [];
    const history = historyOf(content.root, base);
    const gone = history.files.filter((file) => {
      const page = pageOf(file);
      if (page === undefined || routes.has(page) || routes.redirect(page) !== undefined) return false;
      // An article that was still waiting for its day leaves no address behind.
      const { parsed } = readMarkdown("", history.read(file));
      return !parsed || comingDate(parsed.data, today) === undefined;
    });
    const pages = new Map(gone.map((file) => [pageOf(file) ?? "", file]));
    return Array.from(pages, ([page, file]) => {
      const withdrawn = content.documents.find((document) => document.path === file);
      return withdrawn && routes.comingDate(page) !== undefined
        ? faultAt(withdrawn, {
            path: ["date"],
            detail: "withdrawn",
            problem: `La page ${page} est en ligne, et n’y serait plus : son article est devenu un brouillon, ou attend un jour à venir.`,
            remedy: "Rendez-lui sa date, et retirez draft ; un changement se date par updated.",
          })
        : faultAt(redirects, {
            path: ["items"],
            problem: `La page ${page} a été retirée, et son adresse ne mène plus nulle part.`,
            remedy: `Ajoutez à cette liste { "from": "${page}", "to": "…" } avec l’adresse de la page qui la remplace.`,
          });
    });
  },
};

/** Files of the content folder at the base, from that folder. @throws Error when `base` is given and unknown */
function historyOf(root: string, base: string | undefined): { files: string[]; read(file: string): string } {
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
  return {
    files: (listed ?? "").split("\0").filter(Boolean),
    read: (file) => git("show", `${start}:./${file}`) ?? "",
  };
}
