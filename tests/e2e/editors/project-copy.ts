import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeExamples } from "../../unit/docs/examples";

/** Parsed JSON; its schema, not its type, says what is in it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the content check judges what a test writes here
export type Data = any;

/** What a command printed, errors included; no-break spaces are plain, since no expectation could tell them apart. */
export interface Printed {
  readonly code: number | null;
  readonly text: string;
}

/** A clone of the project as an editor has it: a branch `main`, and an `origin` to push to. */
export interface ProjectCopy {
  /** Where the editor's own files are: `~` for the commands. */
  readonly home: string;
  at(file: string): string;
  read(file: string): string;
  write(file: string, content: string | Uint8Array): void;
  /** Changes a JSON file as an editor would, and nothing else in it. */
  edit(file: string, change: (data: Data) => void): void;
  remove(file: string): void;
  /** Runs one line of a shell from the root of the project, whatever comes of it. */
  try(command: string): Printed;
  /** The same. @returns what it printed @throws Error with that, when it fails */
  run(command: string): string;
  dispose(): void;
}

const root = path.join(__dirname, "../../..");

/** What a clone does not hold: built, installed or kept for oneself. */
const ownFiles = readFileSync(path.join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
const isCloned = (file: string): boolean =>
  file !== ".git" &&
  !ownFiles.some((line) => line.replace(/\/$/, "") === file || (line === "*.log" && file.endsWith(".log")));

/**
 * Copies the project, with an origin beside it, into a temporary folder; pages that tests begin themselves are not in
 * it. Call `dispose` when done.
 */
export function copyProject(): ProjectCopy {
  const home = mkdtempSync(path.join(tmpdir(), "editor-"));
  const project = path.join(home, "site");
  const at = (file: string): string => path.resolve(project, file);
  const read = (file: string): string => readFileSync(at(file), "utf8");
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };

  for (const file of readdirSync(root).filter(isCloned))
    cpSync(path.join(root, file), at(file), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), at("node_modules"));
  removeExamples(at("content"));

  const attempt = (command: string): Printed => {
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
      cwd: project,
      encoding: "utf8",
      env: editorsEnvironment(home),
    });
    return { code: status, text: `${stdout}\n${stderr}`.replaceAll("\u00a0", " ") };
  };
  const run = (command: string): string => {
    const { code, text } = attempt(command);
    if (code !== 0) throw new Error(`« ${command} » ended with ${code}:\n${text}`);
    return text;
  };

  // node_modules is a link here, which the ignored folder `node_modules/` is not.
  run("git init --quiet --initial-branch=main && echo /node_modules >> .git/info/exclude && git add --all");
  run("git commit --quiet --message=Project && git init --quiet --bare ../origin.git");
  run("git remote add origin ../origin.git && git push --quiet --set-upstream origin main");

  return {
    ...{ home, at, read, write, run },
    edit(file, change) {
      const data = JSON.parse(read(file)) as Data;
      change(data);
      write(file, `${JSON.stringify(data, null, 2)}\n`);
    },
    remove: (file) => rmSync(at(file), { recursive: true }),
    try: attempt,
    dispose: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** The settings of a machine that knows nothing of this one: no npm above it, no Git identity, no agency API. */
function editorsEnvironment(home: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|GIT_|GATSBY_|AGENCY_|NODE_OPTIONS$|NODE_ENV$|TEST_|PLAYWRIGHT_|PW)/.test(name),
  );
  const identity = { NAME: "Rédaction", EMAIL: "redaction@sylvene.example" };
  return {
    ...Object.fromEntries(inherited),
    ...{ HOME: home, SITE_URL: "https://www.sylvene.example", GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    ...{ GIT_AUTHOR_NAME: identity.NAME, GIT_AUTHOR_EMAIL: identity.EMAIL },
    ...{ GIT_COMMITTER_NAME: identity.NAME, GIT_COMMITTER_EMAIL: identity.EMAIL },
  };
}
