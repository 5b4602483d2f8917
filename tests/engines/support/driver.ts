import { globSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumArguments } from "../../../scripts/lib/chromium-arguments";
import { findFullChromium, onPath } from "../../../scripts/lib/find-chromium";

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** One window of a browser with a profile of its own. Places are CSS pixels of the viewport. */
export interface Driver {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page; what it takes and gives must be JSON. */
  evaluate<Given extends unknown[], Got>(work: (...given: Given) => Got, ...given: Given): Promise<Got>;
  move(x: number, y: number): Promise<unknown>;
  down(): Promise<unknown>;
  up(): Promise<unknown>;
  press(key: "Enter" | "Escape" | "Tab" | "ArrowRight" | " "): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Prints the page, where the driver can. */
  print?(): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Engine {
  open(): Promise<Driver>;
  close(): Promise<unknown>;
}

const webkitGlob = "/usr/{lib,libexec}/{,*/}webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser";

/** WebKit's own small browser: the driver's package brings it along. */
export const findMiniBrowser = (): string | undefined => globSync(webkitGlob)[0];
const findFirefox = (): string | undefined => process.env.FIREFOX_PATH || onPath(["firefox-esr", "firefox"]);

/** French sentence on the packages that an engine lacks on this machine; undefined where it has all. */
export function missingFor(engine: EngineName): string | undefined {
  const sentence = (packages: string) =>
    `Les parcours ne se font pas dans ${engine}\u00a0: installez ${packages} (par exemple «\u00a0apt-get install ${packages}\u00a0»).`;
  if (engine === "chromium") return findFullChromium() ? undefined : sentence("chromium");
  if (engine === "firefox") return findFirefox() ? undefined : sentence("firefox-esr");
  const lacking = [
    !(findMiniBrowser() && onPath(["WebKitWebDriver"])) && "webkit2gtk-driver",
    !onPath(["Xvfb"]) && "xvfb",
  ].filter((name) => name !== false);
  return lacking.length > 0 ? sentence(lacking.join(" ")) : undefined;
}

/** Starts Chromium or Firefox. The whole Chromium: its shell has no back/forward cache. */
export async function startByPuppeteer(engine: "chromium" | "firefox"): Promise<Engine> {
  const executablePath = engine === "chromium" ? findFullChromium() : findFirefox();
  if (!executablePath) throw new Error(missingFor(engine));
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    protocolTimeout: 60_000,
    ...(engine === "chromium"
      ? { browser: "chrome", args: [...chromiumArguments] }
      : {
          browser: "firefox",
          // On a machine without a mouse, it says so; 6 is a fine pointer that hovers.
          extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
        }),
  });
  return { open: () => openPage(browser), close: () => browser.close() };
}

async function openPage(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (work, ...given) => page.evaluate(work as (...given: unknown[]) => unknown, ...given) as never,
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf(),
    close: () => context.close(),
  };
}
