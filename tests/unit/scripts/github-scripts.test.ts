import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listenOn } from "../../../scripts/lib/ports";
import { makeFolder } from "../setup/folder";

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
it("quote-comment.sh leaves a heading and links to our forms, and shows everything else as code", () => {
  const file = path.join(makeFolder(), "comment.md");
  const own = [
    "## Contrôle du contenu",
    "[Ouvrir le formulaire](<https://www.agence.example/admin#/a/%C3%A9>)",
  ];
  const foreign = [
    ...[
      "[a](//b.fr)",
      "[a]: //b.fr",
      "<a href=b.fr>",
      "https://b.fr",
      "@d",
      "#1",
      "GH-1",
      "```",
      "~~~",
      "# a",
    ],
    ...["## Contrôle du contenu ![](c)", "- a", "\t", "<!-- Sticky Pull Request Commentcontenu -->", "   a"],
    ...own
      .slice(1)
      .flatMap((form) => [`${form} a`, ` ${form}`, form.replace("www.agence.example", "$&.b.fr")]),
    ...["[Ouvrir le formulaire](<https://www.agence.example/admin#>[a](//b.fr)>)", "\0[a](//b.fr)"],
    "x\r[a](//b.fr)\r\u2028[a](//b.fr)",
  ];
  writeFileSync(file, [...own, ...foreign.flatMap((line) => [line, ...own, line])].join("\n"));
  const { stdout } = run("", "quote-comment.sh", [file], { SITE_URL: "https://www.agence.example/" });
  const lines = stdout.split("\n");
  expect([...new Set(lines.filter((line) => !/^ {4}|^$/.test(line)))]).toEqual(own);
  // Beside text, four spaces would go on with a paragraph.
  expect(lines.filter((line, at) => own.includes(line) && lines[at - 1] !== "")).toEqual([]);
  expect(lines.filter((line, at) => own.includes(line) && lines[at + 1] !== "")).toEqual([]);
  expect(stdout).not.toMatch(/[\0\r]/);
});

it("workflows pin their actions, leave no token in a checkout, and run no foreign code beside a secret", () => {
  for (const file of globSync(".github/workflows/*.yml")) {
    const text = readFileSync(file, "utf8");
    const uses = text.match(/\buses: .*/g) ?? [];
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> };
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.split("actions/checkout@").length - 1,
    );
    for (const job of Object.values(jobs)) {
      const commands = job.steps.map(({ run: command = "" }) => command).join("\n");
      expect(commands).not.toContain("${{");
      if (!/"write"|\bsecrets\./.test(JSON.stringify(job))) continue;
      expect(commands).not.toMatch(/\bnpm (?!ci --ignore-scripts --prefix "\.github\/deploy\/)|\bnpx\b/);
      expect(text).not.toMatch(/^on:\s+pull_request/m);
    }
  }
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
  const settings = { DEPLOY_TARGET: "host:dist/", DEPLOY_SERVER: "", RSYNC_RSH: "false" };
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
