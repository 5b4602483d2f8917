/** `npm run shots`: every template of the built site at three widths, and its states, as pictures in `shots/`. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { createStandIn } from "../tests/agency-api/stand-in";
import { templates } from "../tests/e2e/support/site";
import { findChromium } from "./lib/find-chromium";
import { startPreview } from "./lib/preview-server";
import { root, runScript, step } from "./lib/script";

const widths = [390, 820, 1440] as const;
const folder = path.join(root, "shots");

interface State {
  readonly name: string;
  readonly address: string;
  readonly widths: readonly number[];
  /** Brings the page into the state. */
  readonly reach: (page: Page) => Promise<void>;
}

const fill = (page: Page, label: RegExp, value: string) => page.getByLabel(label).first().fill(value);

const states: readonly State[] = [
  {
    name: "menu-bureau",
    address: "/",
    widths: [1440],
    reach: (page) => page.locator("summary", { hasText: "Technologies" }).hover(),
  },
  {
    name: "menu-mobile",
    address: "/",
    widths: [390, 820],
    reach: (page) => page.locator("summary[data-burger]").click(),
  },
  {
    name: "faq-ouverte",
    address: "/",
    widths,
    reach: async (page) => {
      const questions = page.locator("section[aria-labelledby=faq] summary");
      for (let index = 0; index < 3; index += 1) await questions.nth(index).click();
    },
  },
  {
    name: "devis-erreurs",
    address: "/obtenir-un-devis",
    widths,
    reach: (page) => page.locator("form button[type=submit]").click(),
  },
  {
    name: "devis-a-moitie",
    address: "/obtenir-un-devis",
    widths,
    reach: async (page) => {
      await fill(page, /^Prénom et nom/, "Camille");
      await fill(page, /mail/i, "camille@exemple.fr");
    },
  },
  {
    name: "concours-erreurs",
    address: "/jeu-concours",
    widths,
    reach: async (page) => {
      await fill(page, /^Nom/, "x");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
    },
  },
];

runScript(async () => {
  mkdirSync(folder, { recursive: true });
  const standIn = createStandIn({ storeDir: path.join(root, "test-results/shots-store") });
  const preview = await startPreview({ port: 0, api: standIn.handler });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const still = async () => undefined;
  const plain = Object.entries(templates).map(([name, address]): State => ({
    name,
    address,
    widths,
    reach: still,
  }));
  for (const state of [...plain, ...states]) {
    step(state.name);
    for (const width of state.widths) await shoot(browser, preview.address, state, width);
  }
  await browser.close();
  await preview.close();
  await standIn.close();
  console.log(`Images dans ${path.relative(process.cwd(), folder)}/`);
});

async function shoot(browser: Browser, origin: string, state: State, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.goto(new URL(state.address, origin).href, { waitUntil: "load" });
  await loadLazyPictures(page);
  await state.reach(page);
  // Transitions of the menus and the form's messages.
  await page.waitForTimeout(500);
  await page.screenshot({
    path: path.join(folder, `${state.name}-${width}.png`),
    fullPage: !state.name.startsWith("menu"),
  });
  await page.close();
}

/** Scrolls through the page, so that every lazy picture is there, and back to the top. */
async function loadLazyPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(40);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
