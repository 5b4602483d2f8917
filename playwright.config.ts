import { defineConfig } from "playwright/test";
import { chromiumArguments } from "./scripts/lib/chromium-arguments";
import { findChromium } from "./scripts/lib/find-chromium";
import type { SiteOptions } from "./tests/e2e/support/test";

/**
 * The browser tests, on two built sites; `npm test -- --only=e2e` builds them first. Each worker serves its site with a
 * stand-in agency API of its own (tests/e2e/support/test.ts), so that two tests never share one.
 */
export default defineConfig<object, SiteOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What needs its second try is named in the summary of `npm test`, to be mended; a newcomer's machine is not red by chance.
  retries: 1,
  workers: "100%",
  // Many times what any test takes, for machines are slow and noisy; what hangs still ends.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // In a log a dot per test is enough: what counts there is the account of the failures at the end.
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: "test-results/playwright.json" }],
  ],
  projects: [
    // What holds whatever editors write.
    { name: "pages", testDir: "tests/e2e/pages", use: { folder: "dist" } },
    // What the code does, on the content of tests/content.
    { name: "journeys", testIgnore: "pages/**", use: { folder: ".test-site/dist" } },
  ],
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
