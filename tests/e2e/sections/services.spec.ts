import { hasBlock, readSetting, site } from "../support/content";
import { expect, navigateTo, open, type Page, test } from "../support/test";

const { cards, groups } = readSetting<{
  cards: { anchor: string }[];
  groups: { id: string; items: unknown[]; button: { href: string } }[];
}>("services-page");

test("each card scrolls to its group; the groups show their items and a button", async ({ page }) => {
  await open(page, "/services");
  for (const { anchor } of cards) {
    await page.locator(`main a[href="#${anchor}"]`).click();
    const target = page.locator(`#${anchor}`);
    await expect(target).toBeFocused();
    await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? Infinity)).toBeLessThan(120);
  }
  for (const { id, items, button } of groups) {
    await expect(page.locator(`#${id} ul > li`)).toHaveCount(items.length);
    await expect(page.locator(`#${id} a[href="${button.href}"]`)).toHaveCount(1);
  }
});

const stateOf = (page: Page) =>
  page.locator("video").evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
const poster = (page: Page) => page.locator(`main img[src="${site.heroVideo?.poster}"]`);
const withoutVideo = !hasBlock("video") || !site.heroVideo;
const reason = "Le site n’a pas de vidéo.";

test("the video plays without sound nor gesture, and can be stopped", async ({ page }) => {
  test.skip(withoutVideo, reason);
  await page.goto("/services");
  await expect.poll(() => stateOf(page)).toEqual({ muted: true, loop: true, paused: false });
  await expect(poster(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll("script[src]").length)).toBe(0);
  await page.getByRole("button", { name: "Arrêter la vidéo de fond" }).click();
  await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
  await page.getByRole("button", { name: "Relancer la vidéo de fond" }).click();
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
  // Where a link leads to it, too.
  await navigateTo(page, "/");
  await expect(page.locator("video")).toHaveCount(0);
  await navigateTo(page, "/services");
  await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
});

const spared: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "at 800 px": (page) => page.setViewportSize({ width: 800, height: 900 }),
  "for who saves data": (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
};
for (const [name, prepare] of Object.entries(spared)) {
  test(`the loop is not loaded ${name}, and its picture is there`, async ({ page }) => {
    test.skip(withoutVideo, reason);
    const requests: string[] = [];
    page.on("request", (request) => void requests.push(request.url()));
    await prepare(page);
    await open(page, "/services");
    await expect(poster(page)).toBeVisible();
    expect((await stateOf(page)).paused).toBe(true);
    expect(requests.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);
  });
}
