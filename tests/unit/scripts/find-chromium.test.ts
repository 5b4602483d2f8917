/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium, findHeadlessShell, type Surroundings } from "../../../scripts/lib/find-chromium";
import { UserError } from "../../../scripts/lib/user-error";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "find-chromium-"));
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program into the fake machine and returns its path. */
function program(name: string, script = "exit 0"): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

function search(surroundings: Partial<Surroundings> = {}): Promise<string> {
  return findChromium({
    playwrightPath: async () => undefined,
    isRoot: false,
    distribution: "debian",
    ...surroundings,
    env: { PATH: `${folder}/first::${folder}/second`, ...surroundings.env },
  });
}

const failure = async (surroundings: Partial<Surroundings> = {}): Promise<Error> => {
  const outcome: unknown = await search(surroundings).catch((error: unknown) => error);
  if (outcome instanceof UserError) return outcome;
  throw new Error(`Expected a UserError, got ${String(outcome)}`);
};

describe("what is there is taken in this order", () => {
  it("CHROMIUM_PATH", async () => {
    const chosen = program("mine/chrome");
    const own = program("playwright/chrome");
    program("first/chromium");
    expect(await search({ env: { CHROMIUM_PATH: chosen }, playwrightPath: async () => own })).toBe(chosen);
  });

  it("Playwright's own, if it is really there", async () => {
    const system = program("first/chromium");
    const own = path.join(folder, "playwright/chrome");
    expect(await search({ playwrightPath: async () => own })).toBe(system);
    program("playwright/chrome");
    expect(await search({ env: { CHROMIUM_PATH: "" }, playwrightPath: async () => own })).toBe(own);
  });

  it.each(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])(
    "%s on the PATH",
    async (name) => {
      const found = program(`second/${name}`);
      expect(await search()).toBe(found);
    },
  );

  it("chromium before Chrome, wherever on the PATH", async () => {
    program("first/google-chrome");
    expect(await search()).toBe(path.join(folder, "first/google-chrome"));
    const chromium = program("second/chromium");
    expect(await search()).toBe(chromium);
  });
});

it("does not take a folder or a file that cannot run", async () => {
  mkdirSync(path.join(folder, "first/chromium"), { recursive: true });
  writeFileSync(path.join(folder, "first/google-chrome"), "");
  await failure();
});

it("says which CHROMIUM_PATH is wrong rather than taking another", async () => {
  program("first/chromium");
  const { message } = await failure({ env: { CHROMIUM_PATH: "/nowhere/chrome" } });
  expect(message).toContain("/nowhere/chrome");
});

describe("where there is none", () => {
  const apt = `echo "$@" >> "$LOG"; test "$1" = update || { cp "$0" "$(dirname "$0")/chromium"; }`;
  const log = (): string => readFileSync(path.join(folder, "log"), "utf8");
  // The fake apt-get needs the shell's own tools.
  const env = (): NodeJS.ProcessEnv => ({
    PATH: `${folder}/first:/bin:/usr/bin`.replace(/:.*/, ""),
    LOG: path.join(folder, "log"),
  });
  const withTools = (script: string): string => `PATH=/usr/bin:/bin\n${script}`;

  it("installs Debian's as root", async () => {
    program("first/apt-get", withTools(apt));
    expect(await search({ isRoot: true, env: env() })).toBe(path.join(folder, "first/chromium"));
    expect(log()).toBe("update\ninstall --yes --no-install-recommends chromium\n");
    expect(console.log).toHaveBeenCalledTimes(2);
  });

  it("tells the command when the installation fails", async () => {
    program("first/apt-get", withTools(`echo "$@" >> "$LOG"; exit 100`));
    const { message } = await failure({ isRoot: true, env: env() });
    expect(message).toContain("\n    apt-get install --yes chromium\n");
    expect(log()).toBe("update\n");
  });

  it.each<[string, Partial<Surroundings>, string]>([
    ["Debian without root", { isRoot: false }, "sudo apt-get install --yes chromium"],
    [
      "Ubuntu, whose package is another one",
      { isRoot: true, distribution: "ubuntu" },
      "npx playwright install --with-deps chromium",
    ],
    ["no Linux", { distribution: undefined }, "npx playwright install chromium"],
  ])("tells the one command to run: %s", async (_name, surroundings, command) => {
    program("first/apt-get", withTools(apt));
    const { message } = await failure({ ...surroundings, env: env() });
    expect(message).toContain(`\n    ${command}\n`);
    expect(() => log()).toThrow();
  });
});

it("finds something real or says what to do on this machine", async () => {
  const found = await findChromium({ isRoot: false }).catch((error: unknown) => error);
  expect(typeof found === "string" || found instanceof UserError).toBe(true);
});

describe("the headless shell", () => {
  it("is taken from the PATH, where it is", () => {
    const env = { PATH: `${folder}/first:${folder}/second` };
    expect(findHeadlessShell(env)).toBeUndefined();
    const shell = program("second/chromium-headless-shell");
    expect(findHeadlessShell(env)).toBe(shell);
  });

  it("gives way to CHROMIUM_PATH", () => {
    program("first/chromium-headless-shell");
    expect(findHeadlessShell({ PATH: `${folder}/first`, CHROMIUM_PATH: "/mine" })).toBeUndefined();
  });
});
