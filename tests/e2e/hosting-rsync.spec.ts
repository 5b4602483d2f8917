import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "playwright/test";
import { filesIn } from "../../src/publish/sources";
import { describeHosts } from "./hosts/hosts";
import { findProgram, firstRelease, root } from "./hosts/server";
import { testSite } from "./support/built-site";

/* Publishing by rsync over a site that is online, with other documents and other rules. */

/** What `docs/deploiement.md` has the server's key run. */
const [, keyCommand = ""] =
  /```sh\n(#!\/bin\/sh\n[\s\S]*?)```/.exec(readFileSync(path.join(root, "docs/deploiement.md"), "utf8")) ??
  [];
const contact = testSite.read("contact.html");

const ssh = path.join(__dirname, "hosts/ssh.sh");

describeHosts((host) => {
  if (!host.isOwn) return;
  test.skip(!findProgram("rrsync"), "Not on this machine: apt-get install rsync");
  const isNginx = host.name === "nginx";
  const file = (...names: string[]): string => path.join(host.site.folder, ...names);

  /** Runs a command with a stand-in for ssh, which does what the server's key may; call `broken` breaks off. */
  async function run(command: string, args: readonly string[], broken = 0) {
    const reload = `nginx -p ${host.site.folder} -c ${file("nginx.conf")} -s reload 2>/dev/null`;
    const program = keyCommand
      .replaceAll(/\/var\/www\/[\w.]+/g, host.site.folder)
      .replace("sudo systemctl reload nginx", reload);
    rmSync(file("calls"), { force: true });
    writeFileSync(file("key-command"), program, { mode: 0o755 });
    const env = {
      ...process.env,
      DEPLOY_SERVER: isNginx ? "site@host" : "",
      DEPLOY_TARGET: "site@host:online/dist/",
      RSYNC_RSH: ssh,
      STAND_IN: host.site.folder,
      BROKEN_CALL: String(broken),
      BROKEN_AFTER: "100000",
    };
    const child = spawn(command, args, { cwd: root, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
    const ended = new Promise((resolve) => child.once("close", resolve));
    return { code: await ended, output };
  }
  const order = (words: string) => run(ssh, ["--", "site@host", words]);
  const publish = (broken?: number) =>
    run(
      ".github/scripts/publish-by-rsync.sh",
      [testSite.folder, path.join(testSite.folder, "../deploy")],
      broken,
    );
  /** Of the page as it is published, of a redirect of the site that is online at first, and of a page of that. */
  const shown = async () => {
    const [page, redirect] = [await host.ask("/contact"), await host.ask("/index.php")];
    return [page.body.toString() === contact, redirect.status, (await host.ask("/gone")).status];
  };
  const [earlier, later] = [
    [false, 301, 200],
    [true, 404, 404],
  ];

  test("a publication that breaks off leaves the site, the next one shows it whole, and a link leads back", async () => {
    for (const [name, text] of [
      ["contact", contact.replace("</main>", "Avant</main>")],
      ["gone", "Avant"],
    ] as const) {
      writeFileSync(file("online/dist", `${name}.html`), text);
      for (const coding of ["br", "gz"])
        rmSync(file("online/dist", `${name}.html.${coding}`), { force: true });
    }
    // Enough to send for the line to break in the midst of it.
    rmSync(file("online/dist/static"), { recursive: true });
    expect(await shown()).toEqual(earlier);

    const broken = await publish(isNginx ? 1 : 2);
    expect([broken.code, broken.output]).toEqual([
      1,
      expect.stringContaining("::error title=Publication par rsync::"),
    ]);
    expect(await shown()).toEqual(earlier);

    expect(await publish()).toEqual({ code: 0, output: "" });
    await expect.poll(shown).toEqual(later);
    expect(filesIn(file("online/dist")).sort()).toEqual(testSite.files().sort());

    if (!isNginx) return;
    expect(existsSync(file("online/receveur/receiver.js"))).toBe(true);
    expect((await order(`release ${firstRelease}`)).code).toBe(0);
    await expect.poll(shown).toEqual(earlier);
    const refused = await order("release ../etc; touch x");
    expect([refused.code, existsSync(file("x"))]).toEqual([1, false]);
    await expect.poll(shown).toEqual(earlier);

    const faulty = "20260102-000000";
    cpSync(file("releases", firstRelease), file("releases", faulty), { recursive: true });
    writeFileSync(file("releases", faulty, "nginx-rules.conf"), "inconnue;");
    expect((await order(`release ${faulty}`)).code).toBe(1);
    expect(readlinkSync(file("online"))).toBe(`releases/${firstRelease}`);
  });
});
