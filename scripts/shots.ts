/**
 * `npm run shots`: every template of the site at three widths, and its states, as pictures in `shots/`.
 * `npm run shots -- ville contact` takes only what is so named; `--no-build` keeps the site as it was built.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "playwright";
import { createStandIn } from "../tests/agency-api/stand-in";
import { noteReadiness, scrollThrough } from "../tests/e2e/support/page";
import { chromiumArguments } from "./lib/chromium-arguments";
import { buildDemonstration } from "./lib/demonstration-build";
import { findChromium, findHeadlessShell } from "./lib/find-chromium";
import { startPreview } from "./lib/preview-server";
import { root, runScript, step } from "./lib/script";
import { UserError } from "./lib/user-error";
import { shots, type Shot } from "./lib/shot-states";

const folder = path.join(root, "shots");
const work = path.join(root, "test-results/shots");

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { "no-build": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const chosen = chooseShots(positionals);
  if (!values["no-build"]) {
    step("Construction du site (une à trois minutes)");
    await buildDemonstration(path.join(work, "build-store"));
  }

  mkdirSync(folder, { recursive: true });
  const standIn = createStandIn({ storeDir: path.join(work, "store") });
  const preview = await startPreview({ port: 0, api: standIn.handler });
  const browser = await chromium.launch({
    // As the browser tests do: with windows, a whole page at a time, Chromium stops drawing now and then.
    executablePath: findHeadlessShell() ?? (await findChromium()),
    args: chromiumArguments,
  });
  for (const shot of chosen) {
    step(shot.name);
    for (const width of shot.widths) await take(browser, preview.address, shot, width);
  }
  await browser.close();
  await preview.close();
  await standIn.close();
  console.log(`\nImages dans ${path.relative(process.cwd(), folder)}/`);
});

/** The shots so named; all of them where nothing is named. */
function chooseShots(names: readonly string[]): readonly Shot[] {
  const unknown = names.filter((name) => !shots.some((shot) => shot.name === name));
  if (unknown.length > 0) {
    const known = shots.map(({ name }) => name).join(", ");
    throw new UserError(`Aucune image ne s’appelle « ${unknown.join(" ")} ». Choisissez parmi : ${known}.`);
  }
  return names.length === 0 ? shots : shots.filter(({ name }) => names.includes(name));
}

async function take(browser: Browser, origin: string, shot: Shot, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript(noteReadiness);
  await page.goto(new URL(shot.address, origin).href, { waitUntil: "load" });
  await shot.reach(page);
  if (!shot.screenOnly) await loadPictures(page);
  // Transitions of the menus and the form's messages.
  await page.waitForTimeout(500);
  await page.screenshot({
    path: path.join(folder, `${shot.name}-${width}.png`),
    fullPage: !shot.screenOnly,
  });
  await page.close();
}

/** Goes through the page, so that every lazy picture is there; from its top, or the fixed header would stand in it. */
async function loadPictures(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
