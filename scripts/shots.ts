/**
 * `npm run shots`: every template of the site at three widths, and its states, as pictures in `shots/`.
 * `npm run shots -- ville contact` takes only what is so named; `--no-build` keeps the site as it was built.
 */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "playwright";
import { createStandIn } from "../tests/agency-api/stand-in";
import { settle } from "../tests/e2e/support/calm";
import { movePointer, recordReadiness, scrollThrough, waitForScripts } from "../tests/e2e/support/page";
import { ownSite } from "../tests/e2e/support/built-site";
import { templatesOf } from "../tests/e2e/support/templates";
import { buildDemonstration, publishedFolder } from "./lib/build-site";
import { chromiumArguments } from "./lib/chromium-arguments";
import { findChromium } from "./lib/find-chromium";
import { startPreview } from "./lib/preview-server";
import { runScript, step, UserError } from "./lib/script";

/** What a picture shows: a page, brought into a state. */
interface Shot {
  readonly address: string;
  /** Viewport widths in CSS pixels. */
  readonly widths?: readonly number[];
  /** Captures the viewport alone, where the full page would hide the state. */
  readonly screenOnly?: boolean;
  readonly reach?: (page: Page) => Promise<unknown>;
}

const hover = (menu: string) => (page: Page) => page.locator("summary", { hasText: menu }).hover();
const openAll = (summaries: string) => async (page: Page) => {
  for (const summary of await page.locator(summaries).all()) await summary.click();
};
const send = (page: Page) => page.locator("form button[type=submit]").click();

const states: Readonly<Record<string, Shot>> = {
  "menu-services": { address: "/", widths: [1440], screenOnly: true, reach: hover("Nos services") },
  "menu-technologies": { address: "/", widths: [1050, 1440], screenOnly: true, reach: hover("Technologies") },
  "menu-mobile": {
    address: "/",
    widths: [390, 820],
    screenOnly: true,
    reach: async (page) => {
      await page.locator("summary[data-burger]").click();
      await page.locator("summary", { hasText: "Nos services" }).click();
    },
  },
  "faq-ouverte": { address: "/obtenir-un-devis", reach: openAll("section[aria-labelledby=faq] summary") },
  "erreurs-devis": { address: "/obtenir-un-devis", reach: send },
  "erreurs-contact": { address: "/contact", reach: send },
  "devis-a-moitie": {
    address: "/obtenir-un-devis",
    reach: async (page) => {
      await page.getByLabel(/^Prénom et nom/).fill("Camille");
      await page.getByLabel(/mail/i).first().fill("camille@formulaire.example");
    },
  },
  "concours-erreurs": {
    address: "/jeu-concours",
    reach: async (page) => {
      await page.getByLabel(/^Nom/).fill("x");
      for (let index = 0; index < 3; index += 1) await page.keyboard.press("Tab");
    },
  },
};

runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { "no-build": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (!values["no-build"]) await buildDemonstration();
  const pages = Object.entries(templatesOf(ownSite)).map(([name, address]) => [name, { address }] as const);
  const shots = new Map<string, Shot>([...pages, ...Object.entries(states)]);
  const names = positionals.length > 0 ? positionals : [...shots.keys()];
  const unknown = names.filter((name) => !shots.has(name));
  if (unknown.length > 0)
    throw new UserError(
      `Aucune image ne s’appelle « ${unknown.join(" ")} » : ${[...shots.keys()].join(", ")}.`,
    );

  mkdirSync("shots", { recursive: true });
  const standIn = createStandIn();
  const preview = await startPreview({ port: 0, publicDir: publishedFolder, api: standIn.handler });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  for (const name of names) {
    step(name);
    const shot = shots.get(name) ?? { address: "/" };
    for (const width of shot.widths ?? [390, 820, 1440])
      await take(browser, preview.address, shot, width, `shots/${name}-${width}.png`);
  }
  await browser.close();
  console.log("\nImages dans shots/");
  process.exit(0);
});

async function take(
  browser: Browser,
  origin: string,
  shot: Shot,
  width: number,
  path: string,
): Promise<void> {
  const { address, screenOnly = false, reach } = shot;
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript(recordReadiness);
  await page.goto(new URL(address, origin).href, { waitUntil: "load" });
  await movePointer(page);
  await waitForScripts(page);
  // Scripts may load new pictures in places that were scrolled past already.
  await page.waitForLoadState("networkidle");
  await reach?.(page);
  if (!screenOnly) {
    // Scrolling through the page loads every lazy picture.
    await scrollThrough(page);
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
  }
  await settle(page);
  await page.screenshot({ path, fullPage: !screenOnly });
  await page.close();
}
