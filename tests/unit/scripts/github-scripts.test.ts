import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listenOn } from "../../../scripts/lib/ports";
import { makeFolder } from "../setup/folder";

const scripts = path.resolve(".github/scripts");
const run = (script: string, args: readonly string[], settings: NodeJS.ProcessEnv) =>
  spawnSync(script, args, { env: { ...process.env, ...settings }, encoding: "utf8" });

it("quote-comment.sh leaves a heading and links to our forms, and shows everything else as code", () => {
  const file = path.join(makeFolder(), "comment.md");
  const form = "[Ouvrir le formulaire](<https://www.agence.example/admin#/a/%C3%A9>)";
  const own = ["## Contrôle du contenu", form];
  const foreign = [
    ..."[a](//b.fr)|[a]: //b.fr|<a href=b.fr>|https://b.fr|@d|```|# a|- a|\t|   a|\0[a](//b.fr)".split("|"),
    ...["## Contrôle du contenu ![](c)", "x\r[a](//b.fr)\r\u2028[a](//b.fr)"],
    ...[
      `${form} a`,
      ` ${form}`,
      form.replace("www.agence.example", "$&.b.fr"),
      form.replace(">", ">[a](b)>"),
    ],
  ];
  writeFileSync(file, [...own, ...foreign.flatMap((line) => [line, ...own, line])].join("\n"));
  const { stdout } = run(`${scripts}/quote-comment.sh`, [file], { SITE_URL: "https://www.agence.example/" });
  const lines = stdout.split("\n");
  expect([...new Set(lines.filter((line) => !/^ {4}|^$/.test(line)))]).toEqual(own);
  // Beside text, four spaces would go on with a paragraph.
  const beside = (by: number) => lines.filter((line, at) => own.includes(line) && lines[at + by] !== "");
  expect([...beside(-1), ...beside(1)]).toEqual([]);
  expect(stdout).not.toMatch(/[\0\r]/);
});

it.each(globSync(".github/workflows/*.yml"))("%s runs no foreign code beside a secret", (file) => {
  const text = readFileSync(file, "utf8");
  const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> };
  for (const job of Object.values(jobs)) {
    const commands = job.steps.map(({ run: command = "" }) => command).join("\n");
    expect(commands).not.toContain("${{");
    if (!/"write"|\bsecrets\./.test(JSON.stringify(job))) continue;
    expect(commands).not.toMatch(/\bnpm (?!ci --ignore-scripts --prefix "\.github\/deploy\/)|\bnpx\b/);
    expect(text).not.toMatch(/^on:\s+pull_request/m);
  }
});

it.each([
  ["echo b > content/é.json", 0],
  ["echo b > src/a.json", 1],
  ["echo b > content/schemas/a.json", 1],
  ["echo b > content/b.json", 1],
  ["git mv --force src/a.json content/é.json", 1],
  ["chmod +x content/é.json", 1],
  ["ln -sf /etc/passwd content/é.json", 1],
])("apply-corrections.sh answers « %s » with code %i", (change, code) => {
  const commands = `git init -q; mkdir -p content/schemas src; seq 9 | tee content/{é,schemas/a}.json src/a.json
    git add .; git -c user.name=a -c user.email=a@b.fr commit -qm a; ${change}; git add .
    git diff --cached --binary -M > .git/p; git reset -q --hard; ${scripts}/apply-corrections.sh .git/p`;
  expect(spawnSync("bash", ["-c", commands], { cwd: makeFolder() }).status).toBe(code);
});

// How it publishes is tried on a server in tests/e2e/hosting-rsync.spec.ts.
it.each([
  ["rien.txt", "ne contient pas de site"],
  ["index.html", "Un lien symbolique"],
])("publish-by-rsync.sh sends nothing of a folder with a link, or without a home page", (name, says) => {
  const site = makeFolder();
  writeFileSync(path.join(site, name), "Accueil");
  symlinkSync("/etc/hostname", path.join(site, "a.txt"));
  const settings = { DEPLOY_TARGET: "host:dist/", DEPLOY_SERVER: "", RSYNC_RSH: "false" };
  const { status, stdout } = run(`${scripts}/publish-by-rsync.sh`, [site, "rules"], settings);
  expect([status, stdout]).toEqual([1, expect.stringContaining(says)]);
});

describe("publish-preview.sh", () => {
  function publish(deployTo: string, change: (site: string) => void = () => undefined) {
    const folder = makeFolder();
    const site = path.join(folder, "site");
    cpSync(scripts, path.join(folder, "scripts"), { recursive: true });
    const tools = {
      "deploy/netlify/node_modules/.bin/netlify": '{"deploy_url": "https://pr-7--a.netlify.app"}',
      "deploy/cloudflare/node_modules/.bin/wrangler":
        "at https://0a.a.pages.dev\nalias URL: https://pr-7.a.pages.dev",
    };
    for (const [name, answer] of Object.entries(tools)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), `#!/bin/sh\necho '${answer}'\n`, { mode: 0o755 });
    }
    mkdirSync(site);
    writeFileSync(path.join(site, "_headers"), "/*\n  A: b\n\n/*\t\n  ! X-Robots-Tag\n");
    writeFileSync(path.join(site, "_redirects"), "# 301\n/a /b 301\n/c /d 302\n");
    change(site);
    const settings = { DEPLOY_TO: deployTo, CLOUDFLARE_PROJECT: "a" };
    const { status, stdout } = run(`${folder}/scripts/publish-preview.sh`, [site, "pr-7"], settings);
    const read = (name: string) => readFileSync(path.join(site, name), "utf8");
    return { status, stdout, headers: read("_headers"), redirects: read("_redirects") };
  }

  it.each([
    ["netlify", "https://pr-7--a.netlify.app\n", "301!"],
    ["cloudflare", "https://pr-7.a.pages.dev\n", "301"],
  ])("prints the address on %s, kept from search engines", (deployTo, stdout, code) => {
    const headers = "/*\n  X-Robots-Tag: noindex\n";
    const redirects = `# 301\n/a /b ${code}\n/c /d 302\n`;
    expect(publish(deployTo)).toMatchObject({ stdout, headers, redirects });
  });

  it.each<[string, (site: string) => void]>([
    ["a link", (site) => symlinkSync("/proc/self/environ", path.join(site, "a.txt"))],
    ["a worker", (site) => writeFileSync(path.join(site, "_worker.js"), "")],
  ])("sends nothing with %s", (_, change) => {
    expect(publish("netlify", change)).toMatchObject({ status: 1, stdout: "" });
  });
});

it.each([
  ["is as published", 200, "default-src 'none'", 0, ""],
  ["is elsewhere", 301, "default-src 'none'", 1, "répond 301 au lieu de 200"],
  ["has another policy", 200, "default-src 'self'", 1, "Reçue : default-src 'self'."],
])("check-online.sh: the site %s", async (_, status, policy, code, says) => {
  const dist = makeFolder();
  const header = (value: string) => `  Content-Security-Policy: ${value}\n`;
  writeFileSync(path.join(dist, "_headers"), `/*\n${header("default-src 'none'")}\n/b\n${header("c")}`);
  const { port, close } = await listenOn(0, (_req, res) => {
    res.writeHead(status, { "Content-Security-Policy": policy }).end();
  });
  const env = { ...process.env, SITE_URL: `http://127.0.0.1:${port}`, PAUSE: "0" };
  const child = spawn(`${scripts}/check-online.sh`, [dist], { env });
  const [output, ended] = await Promise.all([child.stdout.toArray(), once(child, "exit")]);
  await close();
  expect([output.join(""), ended[0]]).toEqual([expect.stringContaining(says), code]);
});
