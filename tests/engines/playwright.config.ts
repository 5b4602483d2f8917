import { defineConfig } from "playwright/test";
import common from "../../playwright.config";
import { engineNames } from "./support/driver";

/** A visitor's journeys on the built site, in three engines, two side by side. Each has one worker: WebKit's driver has one session. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  forbidOnly: common.forbidOnly,
  retries: common.retries,
  workers: 2,
  timeout: common.timeout,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: "../../test-results/engines.json" }],
  ],
  // Whatever is not about the history is tried in Chromium by tests/e2e.
  projects: engineNames.map((name) => ({
    name,
    workers: 1,
    ...(name === "chromium" ? { testMatch: "places.spec.ts" } : {}),
    // Its driver cannot print.
    ...(name === "webkit" ? { grepInvert: /on paper/ } : {}),
  })),
});
