import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A file or folder of a commit. */
export interface TreeItem {
  readonly path: string;
  readonly type: "blob" | "tree";
  readonly sha: string;
  readonly size?: number;
}

/** What a commit changes. */
export interface FileChanges {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

const identity = ["-c", "user.name=essai", "-c", "user.email=essai@agence.example"];
const none = "0".repeat(40);
const maxBuffer = 2 ** 26;

/** A Git repository in a temporary folder, with files on its branch `main`. */
export class Repository {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "github-"));

  /** @param files what they hold, by their paths */
  constructor(files: Readonly<Record<string, Buffer | string>>) {
    this.git(["init", "--quiet", "--initial-branch=main"]);
    for (const [file, bytes] of Object.entries(files)) {
      const at = path.join(this.folder, file);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, bytes);
    }
    this.git(["add", "."]);
    this.git([...identity, "commit", "--quiet", "--message=Start"]);
  }

  /** Runs Git in the repository. @throws Error with what Git says */
  git(args: readonly string[], input?: string | Buffer, env: NodeJS.ProcessEnv = {}): string {
    const options = { cwd: this.folder, env: { ...process.env, ...env }, maxBuffer, input };
    return execFileSync("git", args, { ...options, stdio: "pipe" }).toString();
  }

  /** The commit of a branch or commit; undefined where there is none. */
  commitOf(name: string): string | undefined {
    try {
      return this.git(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]).trim();
    } catch {
      return undefined;
    }
  }

  /** All files and folders of a commit. */
  tree(commit: string): TreeItem[] {
    const lines = this.git(["ls-tree", "-r", "-t", "-l", "-z", commit]).split("\0").filter(Boolean);
    return lines.map((line) => {
      const [, type, sha = "", size = "", at = ""] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
      return { path: at, sha, ...(type === "blob" ? { type, size: Number(size) } : { type: "tree" }) };
    });
  }

  /** A file, by its hash or as `branch:path`; undefined where there is none. */
  blob(name: string): { readonly sha: string; readonly bytes: Buffer } | undefined {
    try {
      const isHash = /^[0-9a-f]{40}$/.test(name);
      const sha = isHash ? name : this.git(["rev-parse", "--verify", "--quiet", name]).trim();
      const options = { cwd: this.folder, maxBuffer, stdio: "pipe" } as const;
      return { sha, bytes: execFileSync("git", ["cat-file", "blob", sha], options) };
    } catch {
      return undefined;
    }
  }

  /** The last commit that changed a file, up to another one. */
  lastCommit(upTo: string, file: string): string | undefined {
    return this.git(["log", "-1", "--format=%H", upTo, "--", file]).trim() || undefined;
  }

  /** Files that differ from `main`, with how: `A`, `M` or `D`. */
  changes(branch: string): string[] {
    return this.git(["diff", "--name-status", `main...${branch}`])
      .trim()
      .split("\n")
      .filter(Boolean);
  }

  /** Puts a commit on top of a branch. @returns its hash @throws Error when the branch has moved on since `head` */
  commit(branch: string, head: string, { additions, deletions }: FileChanges, message: string): string {
    const env = { GIT_INDEX_FILE: path.join(this.folder, ".git/api-index") };
    const git = (args: readonly string[], input?: string | Buffer) => this.git(args, input, env).trim();
    git(["read-tree", head]);
    for (const { path: file } of deletions) git(["update-index", "--force-remove", file]);
    for (const { path: file, contents } of additions) {
      const blob = git(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64"));
      git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`]);
    }
    const commit = git([...identity, "commit-tree", git(["write-tree"]), "-p", head, "-m", message]);
    this.moveBranch(branch, commit, head);
    return commit;
  }

  /** Creates or moves a branch. @param from where it has to be now; nowhere, for a new one */
  moveBranch(branch: string, to: string, from = none): void {
    this.git(["update-ref", `refs/heads/${branch}`, to, from]);
  }

  deleteBranch(branch: string): void {
    this.git(["update-ref", "-d", `refs/heads/${branch}`]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
