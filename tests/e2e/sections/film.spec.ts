import sharp from "sharp";
import { contrastOf } from "../../../src/shared/colours";
import { at } from "../support/addresses";
import { settle } from "../support/calm";
import { expect, navigateTo, open, type Page, test } from "../support/test";

/* Where the film stands is a requirement of the customer. */

const stateOf = (page: Page) =>
  page.locator("video").evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
const poster = (page: Page) => page.locator('main img[src="/video/services.webp"]');

test("the film plays without sound nor gesture, and can be stopped", async ({ page }) => {
  await page.goto(at.services);
  await expect.poll(() => stateOf(page)).toEqual({ muted: true, loop: true, paused: false });
  await page.getByRole("button", { name: "Arrêter la vidéo de fond" }).click();
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await page.getByRole("button", { name: "Relancer la vidéo de fond" }).click();
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
  // Where a link leads to it, too, unless it was stopped in this visit.
  await navigateTo(page, at.home);
  await expect(page.locator("video")).toHaveCount(0);
  await navigateTo(page, at.services);
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
  await page.getByRole("button", { name: "Arrêter la vidéo de fond" }).click();
  for (const comeBack of [
    async () => (await navigateTo(page, at.home), navigateTo(page, at.services)),
    () => page.reload(),
  ]) {
    await comeBack();
    await expect(page.getByRole("button", { name: "Relancer la vidéo de fond" })).toBeVisible();
    expect((await stateOf(page)).paused).toBe(true);
  }
});

test("a film that does not come leaves its picture behind the title", async ({ page }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await open(page, at.services);
  await expect(poster(page)).toBeVisible();
});

const spared: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "at 800 px": (page) => page.setViewportSize({ width: 800, height: 900 }),
  "under reduced motion": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "for who saves data": (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
};
for (const [name, prepare] of Object.entries(spared))
  test(`the film is not loaded ${name}, and its picture is there`, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => void requests.push(request.url()));
    await prepare(page);
    await open(page, at.services);
    await expect(poster(page)).toBeVisible();
    expect(requests.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);
  });

test("in colours of the system, which nobody knows, there is no film", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(at.services);
  await expect(
    page.locator("main > header :is(picture, video, button)").filter({ visible: true }),
  ).toHaveCount(0);
});

/* Nothing veils the film: it is dark itself where it is read over, in its picture and in each of its frames. */
for (const width of [390, 641, 820, 1100, 1440, 1920])
  test(`texts are read over the film's picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(at.services);
    await settle(page);
    const hero = page.locator("main > header");
    const texts = [hero.locator("h1 > span"), hero.locator(".lead"), hero.locator("nav li").last()];
    const colours = await Promise.all(
      texts.map((text) =>
        text.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)!.map(Number)),
      ),
    );
    // Without the letters, whose place is then what lies behind them.
    await page.addStyleTag({ content: "main > header * { color: transparent !important }" });
    for (const [index, text] of texts.entries()) {
      const { channels } = await sharp(await text.screenshot({ animations: "disabled" })).stats();
      const brightest = hexOf(channels.slice(0, 3).map(({ max }) => max));
      expect(contrastOf(hexOf(colours[index]!.slice(0, 3)), brightest)).toBeGreaterThan(4.5);
    }
  });

const hexOf = (values: readonly number[]) =>
  `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
