/** @jest-environment node */
import path from "node:path";
import { CommandFailed, run } from "../../../scripts/lib/run";
import { endScripts, root, startCommand, startScript, survivors, toldIds, type Script } from "./processes";

const fixture = path.join(__dirname, "fixtures/run-stubborn.ts");
const scripts: Script[] = [];
function start(...args: string[]): Script {
  const script = startScript(fixture, args);
  scripts.push(script);
  return script;
}
afterEach(() => endScripts(scripts.splice(0).map((script) => script.output())));

const allThree = /(?:^pid \d+\n[^]*?){3}/m;
describe("a script that is stopped leaves no process behind", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)("by %s", async (signal, code) => {
    const script = start();
    await script.saw(allThree);
    script.child.kill(signal);
    expect(await script.ended).toBe(code);
    expect(toldIds(script.output())).toHaveLength(3);
    expect(await survivors(script)).toEqual([]);
    expect(script.output()).toContain("cleaned up");
    expect(script.output()).not.toContain("s’est arrêté");
  });

  it("although they are deaf, after five seconds of grace", async () => {
    const script = start("--deaf");
    await script.saw(allThree);
    const before = Date.now();
    script.child.kill("SIGINT");
    expect(await script.ended).toBe(130);
    expect(Date.now() - before).toBeGreaterThan(4_000);
    expect(await survivors(script)).toEqual([]);
  }, 20_000);

  it("when its command fails and forgets a child, and says how it failed without a stack trace", async () => {
    const script = start("--brief");
    expect(await script.ended).toBe(1);
    expect(toldIds(script.output())).toHaveLength(3);
    expect(await survivors(script)).toEqual([]);
    expect(script.output()).toMatch(/stubborn\.mjs --brief\u00a0» s’est arrêté avec le code 3\./);
    expect(script.output()).not.toMatch(/^\s+at /m);
    expect(script.output()).toContain("cleaned up");
  });
});

it("ends with the shell that npm started it in, which tells neither tsx nor the script", async () => {
  const tsx = path.join(root, "node_modules/tsx/dist/cli.mjs");
  const command = `"${process.execPath}" "${tsx}" "${fixture}"; :`;
  const shell = startCommand("/bin/sh", ["-c", command], { npm_lifecycle_event: "start" });
  scripts.push(shell);
  await shell.saw(allThree);
  shell.child.kill("SIGTERM");
  await shell.saw(/cleaned up/);
  expect(await survivors(shell)).toEqual([]);
});

describe("run", () => {
  it("resolves when the command ends well, with the environment added", async () => {
    const args = ["-e", 'process.exit(process.env.EXTRA === "1" && process.env.PATH ? 0 : 4)'];
    await expect(run(process.execPath, args, { env: { EXTRA: "1" } })).resolves.toBeUndefined();
  });

  it("names the command that failed", async () => {
    const failure: unknown = await run(process.execPath, ["-e", "process.exit(7)"], { name: "essai" }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(CommandFailed);
    expect(failure).toMatchObject({ code: 7, message: "«\u00a0essai\u00a0» s’est arrêté avec le code 7." });
  });

  it("fails for a command that does not exist", async () => {
    await expect(run("/nowhere/command", [])).rejects.toMatchObject({ code: "ENOENT" });
  });
});
