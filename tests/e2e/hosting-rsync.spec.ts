import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import { filesIn } from "../../src/publish/publish";
import { ask } from "./hosts/ask";
import { describeOwnServers } from "./hosts/hosts";
import { findProgram } from "./hosts/server";

/* Publishing by rsync over a site that is online, with another start script and hence another policy. */

const root = path.join(__dirname, "../..");
const readBuilt = (file: string): string => readFileSync(path.join(root, file), "utf8");
/** What `docs/deploiement.md` has the server's key run. */
const [, keyCommand = ""] = /```sh\n(#!\/bin\/sh\n[\s\S]*?)```/.exec(readBuilt("docs/deploiement.md")) ?? [];
const inlineScript = /(<script data-page[^>]*>)([^<]*)/;
const hashOf = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const pages = ["/contact", "/", "/blog", "/villes"];

describeOwnServers((host) => {
  const { name } = host;
  test.skip(!findProgram("rrsync"), "Not on this machine: apt-get install rsync");

  const file = (...names: string[]): string => path.join(host.site.folder, ...names);
  const rules = () =>
    name === "nginx"
      ? { built: readBuilt("deploy/nginx-rules.conf"), online: host.site.rules }
      : { built: readBuilt("dist/.htaccess"), online: file("dist/.htaccess") };
  const reload = (): string => `nginx -p ${host.site.folder} -c ${file("nginx.conf")} -s reload 2>/dev/null`;

  const workers = (): string[] => {
    const master = readFileSync(file("run/nginx.pid"), "utf8").trim();
    return readFileSync(`/proc/${master}/task/${master}/children`, "utf8").trim().split(" ");
  };

  /** Puts the site online as an earlier build left it: with another script, and a page more. */
  async function putEarlier(): Promise<void> {
    for (const one of filesIn(path.join(root, "dist")).filter((each) => each.endsWith(".html")))
      writeFileSync(file("dist", one), readBuilt(`dist/${one}`).replace(inlineScript, "$1$2;0"));
    writeFileSync(file("dist/gone.html"), "");
    const [, , code = ""] = inlineScript.exec(readBuilt("dist/contact.html")) ?? [];
    const { built, online } = rules();
    writeFileSync(online, built.replace(hashOf(code), hashOf(`${code};0`)));
    if (name === "nginx") spawnSync(reload(), { shell: true });
    await expect.poll(() => look(new Set())).toEqual([]);
    // A worker of before the reload answers a little longer.
    if (name === "nginx") await expect.poll(workers).toHaveLength(1);
  }

  /** The documents whose own script the answered policy does not allow; notes which scripts there are. */
  async function look(seen: Set<string>): Promise<string[]> {
    const get = (page: string) => ask(host.port, page, { Connection: "close" });
    // nginx closes connections that have not asked yet when it reloads: browsers ask again.
    const answers = pages.map((page) => get(page).catch(() => get(page)));
    return (await Promise.all(answers)).flatMap(({ status, headers, body }, index) => {
      const hash = hashOf(inlineScript.exec(body.toString())?.[2] ?? "");
      seen.add(hash);
      const isAllowed = status === 200 && String(headers["content-security-policy"]).includes(hash);
      return isAllowed ? [] : [`${pages[index]}: ${status}, ${hash}`];
    });
  }

  /**
   * Publishes, by a stand-in for ssh that runs what the server's key may, and looks at the site meanwhile.
   *
   * @param brokenCall call to the server that breaks off, and after how many bytes
   */
  async function publish([brokenCall, brokenAfter] = [0, 0]) {
    const program = keyCommand
      .replace(/\/var\/www\/\S+/, host.site.folder)
      .replace("sudo systemctl reload nginx", reload());
    rmSync(file("calls"), { force: true });
    writeFileSync(file("key-command"), program, { mode: 0o755 });
    const env = {
      ...process.env,
      SITE_URL: `http://127.0.0.1:${host.port}`,
      DEPLOY_TARGET: "site@host:dist/",
      DEPLOY_NGINX_RULES: name === "nginx" ? "site@host:deploy/" : "",
      RSYNC_RSH: path.join(__dirname, "hosts/ssh.sh"),
      STAND_IN: host.site.folder,
      BROKEN_CALL: String(brokenCall),
      BROKEN_AFTER: String(brokenAfter),
      PAUSE: "0.1",
    };
    const script = ".github/scripts/publish-by-rsync.sh";
    const child = spawn(script, ["dist", "deploy/nginx-rules.conf"], { cwd: root, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
    let isRunning = true;
    child.once("close", () => (isRunning = false));
    const [seen, faults] = [new Set<string>(), new Set<string>()];
    while (isRunning) for (const fault of await look(seen)) faults.add(fault);
    return { code: child.exitCode, output, seen, faults: [...faults] };
  }

  test("each document may run its script at each moment, and the site ends as built", async () => {
    await putEarlier();
    const { code, output, seen, faults } = await publish();
    expect([code, output, faults]).toEqual([0, "", []]);
    expect(await look(seen)).toEqual([]);
    expect(seen.size).toBe(2);
    expect(readFileSync(rules().online, "utf8")).toBe(rules().built);
    expect(filesIn(file("dist"))).toEqual(filesIn(path.join(root, "dist")));
  });

  test("where the line breaks the site works, and the next run ends well", async () => {
    await putEarlier();
    const first = await publish([name === "nginx" ? 4 : 3, 100_000]);
    expect([first.code, first.faults, await look(new Set())]).toEqual([1, [], []]);
    expect(first.output).toMatch(/::error title=Publication par rsync::/);
    const { code, faults } = await publish();
    expect([code, faults]).toEqual([0, []]);
  });
});
