import { defineConfig } from "playwright/test";
import { chromiumArguments } from "./scripts/lib/chromium-arguments";
import { findChromium } from "./scripts/lib/find-chromium";

/**
 * The browser tests, on the built site in `dist/`; `npm test -- --only=e2e` builds it first. Each worker serves it with a
 * stand-in agency API of its own (tests/e2e/support/test.ts), so that two tests never share one.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What needs its second try is named in the summary of `npm test`, to be mended; a newcomer's machine is not red by chance.
  retries: 1,
  // Three keep two cores busy: many tests wait for timers and transitions.
  workers: 3,
  // Many times what any test takes, for machines are slow and noisy; what hangs still ends.
  timeout: 300_000,
  expect: { timeout: 60_000 },
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
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
