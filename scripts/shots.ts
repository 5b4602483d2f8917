/**
 * `npm run shots`: every template of the site at three widths, as pictures in `shots/`. `npm run shots -- ville contact`
 * takes only what is so named; `--no-build` keeps the site as it was built.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { createStandIn } from "../tests/agency-api/stand-in";
import { ownSite } from "../tests/e2e/support/built-site";
import { settle } from "../tests/e2e/support/calm";
import { open, recordReadiness, scrollThrough } from "../tests/e2e/support/page";
import { templatesOf } from "../tests/e2e/support/templates";
import { buildDemonstration, publishedFolder } from "./lib/build-site";
import { chromiumArguments } from "./lib/chromium-arguments";
import { findChromium } from "./lib/find-chromium";
import { startPreview } from "./lib/preview-server";
import { runScript, step, UserError } from "./lib/script";

runScript(async () => {
  const options = { "no-build": { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (!values["no-build"]) await buildDemonstration();
  const templates = templatesOf(ownSite);
  const names = positionals.length > 0 ? positionals : Object.keys(templates);
  const unknown = names.filter((name) => !(name in templates));
  if (unknown.length > 0)
    throw new UserError(
      `Aucune image ne s’appelle « ${unknown.join(" ")} » : ${Object.keys(templates).join(", ")}.`,
    );

  const { handler: api } = createStandIn();
  const { address: baseURL } = await startPreview({ port: 0, publicDir: publishedFolder, api });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  // tsx calls this in functions that it hands to the page.
  await page.addInitScript("self.__name = (named) => named");
  await page.addInitScript(recordReadiness);
  for (const name of names) {
    step(name);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, templates[name] ?? "/");
      // Loads every lazy picture.
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      await settle(page);
      await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
    }
  }
  await browser.close();
  console.log("\nImages dans shots/");
  process.exit(0);
});
