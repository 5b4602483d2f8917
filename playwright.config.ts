import { defineConfig } from "playwright/test";
import { chromiumArguments } from "./scripts/lib/chromium-arguments";

const chromium = process.env.CHROMIUM_PATH || undefined;
const headlessShell = process.env.HEADLESS_SHELL_PATH || undefined;

const ownBrowser = ["speed/first-view.spec.ts", "speed/back-forward-cache.spec.ts"];

const launchOptions = { executablePath: chromium, args: chromiumArguments };

/**
 * The browser tests, on the built site in `public/`. `npm test -- --only=e2e` builds it, finds a Chromium
 * (scripts/lib/find-chromium.ts) and names it in CHROMIUM_PATH, and its headless shell, where there is one, in
 * HEADLESS_SHELL_PATH. No server here: each worker opens its own (tests/e2e/support/test.ts), so that two tests never
 * share a stand-in.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Machines are slow and noisy; what hangs still ends.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // In a log a dot per test is enough: what counts there is the account of the failures at the end.
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: "test-results/playwright.json" }],
  ],
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    // How much a page loads, and from where it comes back, is the browser's that visitors have.
    { name: "browser", testMatch: ownBrowser },
    // Before most others, not after all: one of them builds a site, for minutes in which only one worker has work.
    { name: "editors", testMatch: "editors/*.spec.ts" },
    {
      name: "site",
      testIgnore: [...ownBrowser, "editors/**"],
      use: { launchOptions: { ...launchOptions, executablePath: headlessShell ?? chromium } },
    },
  ],
});
