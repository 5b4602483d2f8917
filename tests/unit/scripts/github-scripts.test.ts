import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listenOn } from "../../../scripts/lib/ports";
import { makeFolder } from "../setup/folder";

// Their writing is shellcheck's, in scripts/test.ts; here is what would lose a deployment, or publish what is not ours.
const scripts = path.resolve(".github/scripts");

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

// How it publishes is tried on a server in tests/e2e/hosting-rsync.spec.ts.
it.each([
  ["publish-by-rsync.sh", "rien.txt", "ne contient pas de site"],
  ["publish-by-rsync.sh", "index.html", "Un lien symbolique"],
  ["publish-preview.sh", "index.html", "Un lien symbolique"],
])("%s sends nothing of a folder with %s and a link", (script, name, says) => {
  const site = makeFolder();
  writeFileSync(path.join(site, name), "Accueil");
  symlinkSync("/etc/hostname", path.join(site, "a.txt"));
  const env = { ...process.env, DEPLOY_TARGET: "host:dist/", DEPLOY_SERVER: "", RSYNC_RSH: "false" };
  const { status, output } = spawnSync(`${scripts}/${script}`, [site, "x"], { env, encoding: "utf8" });
  expect([status, output.join("")]).toEqual([1, expect.stringContaining(says)]);
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
