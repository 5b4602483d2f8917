import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "playwright/test";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { listenOn } from "../../../scripts/lib/ports";
import { findMiniBrowser, missingFor, type Driver, type Engine } from "./driver";

const commandTimeoutMs = 60_000;
/**
 * Now and then the driver never answers an action of pointer or keyboard, or a script that a navigation overtakes, and takes
 * the next command all the same. Less than half the wait of an assertion, which then asks again.
 */
const answerTimeoutMs = 12_000;

/** The window would be 447 px wide at least, because of its tool bar. */
const narrowToolBar = "button, entry { min-width: 0; padding: 0; font-size: 5px }";

/** Starts WebKit's driver on a screen of its own. Each window is a session: the driver has one at a time. */
export async function startWebkit(): Promise<Engine> {
  const binary = findMiniBrowser();
  if (!binary) throw new Error(missingFor("webkit"));
  const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), narrowToolBar);
  const started: ChildProcess[] = [];
  const start = (
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    stdout: "ignore" | "pipe",
  ) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", stdout, "ignore"],
      // A group of its own, which ends with the browsers that it has started.
      detached: true,
    });
    started.push(child);
    process.once("exit", () => end(child));
    return child;
  };

  const screen = start(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {},
    "pipe",
  );
  const [display] = (await once(screen.stdout!, "data")) as [Buffer];
  const settings = {
    DISPLAY: `:${display.toString().trim()}`,
    XDG_CONFIG_HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const startDriver = async () => {
    const { port, close } = await listenOn(0, () => undefined);
    await close();
    const child = start("WebKitWebDriver", [`--port=${port}`], settings, "ignore");
    const address = `http://127.0.0.1:${port}`;
    const isUp = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { message: "WebKitWebDriver answers" }).toBe(true);
    const builder = new Builder().usingServer(address).withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    });
    return { child, startBrowser: () => inTime(Promise.resolve(builder.build()), 30_000) };
  };

  let driver = await startDriver();
  return {
    open: async () => {
      // Now and then the driver waits for ever for the browser that it starts. Nothing of the site has been seen then.
      for (let tries = 1; ; tries++) {
        const session = await driver.startBrowser().catch((error: unknown) => {
          if (tries === 3) throw error;
        });
        if (session) return openWindow(session);
        end(driver.child);
        driver = await startDriver();
      }
    },
    close: async () => {
      started.reverse().forEach(end);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function openWindow(session: WebDriver): Driver {
  const actions = () => session.actions({ async: true });
  /** Whatever an action brings about, the journey waits for by itself. */
  const act = (sequence: ReturnType<typeof actions>): Promise<void> =>
    inTime(sequence.perform(), answerTimeoutMs).catch((error: unknown) => {
      if (!(error instanceof LateError)) throw error;
    });
  const keys = {
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    ArrowRight: Key.ARROW_RIGHT,
    " ": Key.SPACE,
  };
  const run = <Given extends unknown[], Got>(work: (...given: Given) => Got, ...given: Given): Promise<Got> =>
    inTime(session.executeScript<Got>(`return (${work}).apply(null, arguments)`, ...given), answerTimeoutMs);
  /** What the window has around the page. */
  let frame: { width: number; height: number } | undefined;
  return {
    goto: (url) => inTime(session.get(url), 60_000),
    evaluate: run,
    move: (x, y) =>
      act(actions().move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })),
    down: () => act(actions().press()),
    up: () => act(actions().release()),
    press: (key) => act(actions().keyDown(keys[key]).keyUp(keys[key])),
    resize: async (width, height) => {
      const window = session.manage().window();
      const seen = () => run(() => ({ width: innerWidth, height: innerHeight }));
      const [outer, inner] = [await inTime(window.getRect()), await seen()];
      frame ??= { width: outer.width - inner.width, height: outer.height - inner.height };
      await inTime(window.setRect({ x: 0, y: 0, width: width + frame.width, height: height + frame.height }));
      await inTime(session.wait(async () => (await seen()).width === width));
    },
    close: () => inTime(session.quit()),
  };
}

class LateError extends Error {}

function inTime<Got>(work: Promise<Got>, timeoutMs = commandTimeoutMs): Promise<Got> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`WebKit has not answered in ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}
