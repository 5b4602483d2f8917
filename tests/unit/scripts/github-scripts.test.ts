import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listenOn } from "../../../scripts/lib/ports";
import type { Fault } from "../../../src/content-check";
import { formatComment } from "../../../src/content-check/comment";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { makeFolder } from "../setup/folder";
import { schemasRoot } from "../setup/content";

/** Stands in for a command: writes down what it is asked, and answers with the first line of `answers` that matches. */
function standIn(folder: string, name: string, answers: Readonly<Record<string, string>> = {}): void {
  const cases = Object.entries(answers).map(([part, answer]) => `*${part}*) printf '%b' '${answer}';;`);
  const text = `#!/usr/bin/env bash\necho "$*" >> ${folder}/calls\ncase "$*" in ${cases.join(" ")} esac\n`;
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text, { mode: 0o755 });
}
const run = (folder: string, script: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}) => {
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    GITHUB_REPOSITORY: "o/r",
    ...settings,
  };
  return spawnSync(script.includes("/") ? script : `.github/scripts/${script}`, args, {
    env,
    encoding: "utf8",
  });
};
const callsIn = (folder: string): string[] =>
  readFileSync(path.join(folder, "calls"), "utf8").trimEnd().split("\n");

it.each([
  ["writes", "", "--method POST repos/o/r/issues/7/comments"],
  ["writes over", "3456789012\\n4\\n", "--method PATCH repos/o/r/issues/comments/3456789012"],
])("comment.sh %s the comment, sent from its file", (_, found, call) => {
  const folder = makeFolder();
  const file = path.join(folder, "comment.md");
  standIn(folder, "gh", { paginate: found });
  writeFileSync(file, "<!-- essai -->\n$(exit 1) `exit 1`\n");
  expect(run(folder, "comment.sh", [file], { PULL_REQUEST: "7" }).status).toBe(0);
  const [search, ...write] = callsIn(folder);
  expect(search).toContain("api --paginate repos/o/r/issues/7/comments --jq");
  expect(write).toEqual([`api --silent ${call} --field body=@${file}`]);
});

describe("check-comment.mjs", () => {
  const site = "https://www.agence.example";
  const quoted = "[a](//b) <b>`c`</b> @d https://e.fr www.f.fr &#104; $x$ GH-1 \\\n![g](h)\0\t#1 [i]: j é 😀";
  const fault: Fault = {
    ...{ severity: "error", file: "content/cities/lyon/index.json", rule: "link/address" },
    ...{ line: 1, path: [quoted], problem: quoted, remedy: quoted },
  };
  const own = formatComment([fault], loadSchemas(schemasRoot), site);
  const mark = "<!-- controle-du-contenu -->\n";

  const refused = (text: string): [string, number, string] => [text.slice(0, 40), 1, `${mark}Texte ${text}`];
  it.each<[string, number, string]>([
    ["what the content check writes, whatever it quotes", 0, own],
    ["another comment’s mark", 1, own.replace("controle-du-contenu", "apercu")],
    ["a form on another site", 1, own.replaceAll(site, "https://www.agence.example.evil.fr")],
    ["a form beside its text", 1, own.replace("\n[Ouvrir", "\nIci : [Ouvrir")],
    ...["[a](//b.fr)", "[a]: //b.fr", "<a href=b.fr>", "https://b.fr", "www.b.fr"].map(refused),
    ...["@d", "![](c)", "&#64;d", "#1", "GH-1", "$\\href{//b.fr}{c}$", "http:\\/\\/b.fr"].map(refused),
    // What grep takes for the end, or for no text at all.
    ...["\0[a](//b.fr)", "\r[a](//b.fr)", `${"x".repeat(70_000)}\n[a](//b.fr)\n${"x".repeat(70_000)}`].map(
      refused,
    ),
    // A line of HTML, where a backslash escapes nothing.
    ...["\n<!-- -->\\<a href=//b.fr\\>", "\n- <!-- -->\\<img src=//b.fr\\>"].map(refused),
  ])("answers %s with code %i", (_, code, text) => {
    const file = path.join(makeFolder(), "comment.md");
    writeFileSync(file, text);
    const settings = { SITE_URL: `${site}/` };
    expect(run("", process.execPath, [".github/scripts/check-comment.mjs", file], settings).status).toBe(
      code,
    );
  });
});

it.each([
  [
    "the number and the artefact",
    "7",
    "12",
    "number=7\naddress=https://github.com/o/r/actions/runs/3/artifacts/12\n",
  ],
  ["nothing without a pull request", "", "12", ""],
  ["nothing where two answer to its name", "7\\n8", "12", ""],
  ["nothing without an artefact", "7", "", ""],
])("fetch-answer.sh gives %s", (_, number, artefact, output) => {
  const folder = makeFolder();
  standIn(folder, "gh", { "/pulls": number, "/artifacts?name=site": artefact });
  const head = { HEAD: "fork:a b", HEAD_REPOSITORY: "fork/r", COMMIT: "abc" };
  const settings = { ...head, RUN: "3", BASE: "main", GITHUB_SERVER_URL: "https://github.com" };
  expect(run(folder, "fetch-answer.sh", ["site", "to"], settings).stdout).toBe(output);
  const [search, , ...download] = callsIn(folder);
  expect(search).toContain("--raw-field head=fork:a b --raw-field base=main --jq");
  expect(search).toContain(".head.sha == env.COMMIT and .head.repo.full_name == env.HEAD_REPOSITORY");
  expect(download).toEqual(output ? ["run download 3 --repo o/r --name site --dir to"] : []);
});

it.each([
  ["echo b > content/é.json", 0],
  ["echo b > src/a.json", 1],
  ["echo b > content/schemas/a.json", 1],
  ["echo b > content/b.json", 1],
  ["echo b > 'content/\"\n.json'", 1],
  ["git mv src/a.json content/b.json", 1],
  ["git mv --force src/a.json content/é.json", 1],
  ["chmod +x content/é.json", 1],
  ["ln -sf /etc/passwd content/é.json", 1],
])("apply-corrections.sh answers « %s » with code %i", (change, code) => {
  const commands = `git init -q; mkdir -p content/schemas src; seq 9 | tee content/{é,schemas/a}.json src/a.json
    git add .; git -c user.name=a -c user.email=a@b.fr commit -qm a; ${change}; git add .
    git diff --cached --binary -M > .git/p; git reset -q --hard; ${path.resolve(".github/scripts/apply-corrections.sh")} .git/p`;
  expect(spawnSync("bash", ["-c", commands], { cwd: makeFolder() }).status).toBe(code);
});

it.each<[string, (site: string) => void, string]>([
  ["no home page", () => undefined, "ne contient pas de site"],
  ["a link", (site) => symlinkSync("/etc/hostname", path.join(site, "a.txt")), "Un lien symbolique"],
])("publish-by-rsync.sh sends nothing with %s", (_, change, says) => {
  const site = makeFolder();
  if (says !== "ne contient pas de site") writeFileSync(path.join(site, "index.html"), "Accueil");
  change(site);
  const settings = { DEPLOY_TARGET: "host:dist/", DEPLOY_NGINX_RULES: "", RSYNC_RSH: "false", SITE_URL: "" };
  const { status, stdout } = run("", "publish-by-rsync.sh", [site, "rules"], settings);
  expect([status, stdout]).toEqual([1, expect.stringContaining(says)]);
});

describe("publish-preview.sh", () => {
  function publish(deployTo: string, change: (site: string) => void = () => undefined) {
    const folder = makeFolder();
    const site = path.join(folder, "site");
    cpSync(".github/scripts", path.join(folder, "scripts"), { recursive: true });
    const json = '{"deploy_url": "https://pr-7--a.netlify.app"}';
    standIn(folder, "deploy/netlify/node_modules/.bin/netlify", { "alias=pr-7": json });
    const lines = "over at https://0a.a.pages.dev\\nalias URL: https://pr-7.a.pages.dev\\n";
    standIn(folder, "deploy/cloudflare/node_modules/.bin/wrangler", { "branch=pr-7": lines });
    mkdirSync(site);
    writeFileSync(path.join(site, "_headers"), "/*\n  A: b\n\n/*\t\n  ! X-Robots-Tag\n");
    writeFileSync(path.join(site, "_redirects"), "# 301\n/a /b 301\n/c /d 302\n");
    change(site);
    const script = path.join(folder, "scripts/publish-preview.sh");
    const settings = { DEPLOY_TO: deployTo, CLOUDFLARE_PROJECT: "a" };
    return {
      ...run(folder, script, [site, "pr-7"], settings),
      headers: readFileSync(path.join(site, "_headers"), "utf8"),
      redirects: readFileSync(path.join(site, "_redirects"), "utf8"),
    };
  }

  it.each([
    ["netlify", "https://pr-7--a.netlify.app\n", "301!"],
    ["cloudflare", "https://pr-7.a.pages.dev\n", "301"],
  ])("prints the address on %s, kept from search engines", (deployTo, address, status) => {
    const { stdout, headers, redirects } = publish(deployTo);
    expect([stdout, headers]).toEqual([address, "/*\n  X-Robots-Tag: noindex\n"]);
    expect(redirects).toBe(`# 301\n/a /b ${status}\n/c /d 302\n`);
  });

  it.each<[string, (site: string) => void]>([
    ["a link", (site) => symlinkSync("/proc/self/environ", path.join(site, "a.txt"))],
    ["a worker", (site) => writeFileSync(path.join(site, "_worker.js"), "")],
  ])("sends nothing with %s", (_, change) => {
    const { status, stdout } = publish("netlify", change);
    expect([status, stdout]).toEqual([1, ""]);
  });
});

it.each([
  ["is as published", 200, "default-src 'none'", 0, ""],
  ["is elsewhere", 301, "default-src 'none'", 1, "répond 301 au lieu de 200"],
  ["has another policy", 200, "default-src 'self'", 1, "Reçue : default-src 'self'."],
])("check-online.sh: the site %s", async (_, status, policy, code, says) => {
  const dist = makeFolder();
  writeFileSync(
    path.join(dist, "_headers"),
    "/*\n  Content-Security-Policy: default-src 'none'\n\n/b\n  Content-Security-Policy: c\n",
  );
  const { port, close } = await listenOn(0, (_req, res) => {
    res.writeHead(status, { "Content-Security-Policy": policy }).end();
  });
  const env = { ...process.env, SITE_URL: `http://127.0.0.1:${port}`, PAUSE: "0" };
  const child = spawn(".github/scripts/check-online.sh", [dist], { env });
  const [output, ended] = await Promise.all([child.stdout.toArray(), once(child, "exit")]);
  await close();
  expect([output.join(""), ended[0]]).toEqual([expect.stringContaining(says), code]);
});
