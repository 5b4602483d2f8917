import sharp, { type Stats } from "sharp";
import { contrastOf } from "../../../src/shared/colours";
import { boxesOf } from "../checks/check";
import { hasBlock, site } from "../support/content";
import { expect, navigateTo, open, type Page, test } from "../support/test";

test.skip(!hasBlock("video") || !site.heroVideo, "Le site n’a pas de vidéo.");

test("on a phone the film's excerpt alone is fetched", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const posters: string[] = [];
  page.on("request", (request) => {
    if (/\/video\//.test(request.url())) posters.push(new URL(request.url()).pathname);
  });
  await page.goto("/services", { waitUntil: "networkidle" });
  expect(posters).toEqual([site.heroVideo?.posterPhone ?? site.heroVideo?.poster]);
});

const stateOf = (page: Page) =>
  page.locator("video").evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
const poster = (page: Page) => page.locator(`main img[src="${site.heroVideo?.poster}"]`);
test("the video plays without sound nor gesture, and can be stopped", async ({ page }) => {
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

/**
 * Puts a background in the place of the film, and takes away the letters over it.
 *
 * @returns of each of these texts its colour, the brightest colour behind it, and the greatest contrast behind one line of it
 */
async function readOver(page: Page, background: string, selector: string) {
  await page.locator("main > header :is(img, video)").evaluateAll((pictures, seen) => {
    for (const picture of pictures as HTMLElement[])
      Object.assign(picture.style, { background: seen, objectPosition: "-9999px 0" });
  }, background);
  const texts = page.locator("main > header").locator(selector).filter({ visible: true });
  const inks = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top, right, bottom] = [x, y, x + width, y + height].map(Math.round);
      return {
        box: { left: left!, top: top!, width: right! - left!, height: bottom! - top! },
        colour: getComputedStyle(element).color.match(/\d+/g)!.map(Number),
      };
    }),
  );
  const style = await page.addStyleTag({ content: "main > header * { color: transparent !important }" });
  const screen = await page.screenshot({ animations: "disabled" });
  await style.evaluate((element) => (element as Element).remove());
  return Promise.all(
    inks.map(async ({ box, colour }) => {
      const line = { ...box, top: box.top + Math.floor(box.height / 2), height: 1 };
      const [whole, middle] = await Promise.all(
        [box, line].map((part) =>
          sharp(screen)
            .extract(part)
            .toBuffer()
            .then((cut) => sharp(cut).stats()),
        ),
      );
      const of = (end: "min" | "max", { channels }: Stats) => hexOf(channels.map((channel) => channel[end]));
      return {
        contrast: contrastOf(hexOf(colour), of("max", whole!)),
        strokes: contrastOf(of("min", middle!), of("max", middle!)),
      };
    }),
  );
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

for (const width of [390, 800, 801, 961, 1050, 1440, 1920])
  test(`the film is seen behind the title, and its texts are read over it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto("/services");
    const [title, film] = await Promise.all(
      ["h1", "picture"].map(async (part) => (await boxesOf(page, `main > header ${part} > :last-child`))[0]),
    );
    expect(film!.left).toBeLessThanOrEqual(0);
    expect(film!.right).toBeGreaterThanOrEqual(width);
    expect(film!.top).toBeLessThan(title!.top);
    expect(film!.bottom).toBeGreaterThan(title!.bottom);
    // The brightest and the darkest frame there can be, however the style sheet turns them.
    const texts = ":is(h1 > span, h1 > span > span, .lead, .detail)";
    const frames = [await readOver(page, "white", texts), await readOver(page, "black", texts)];
    expect(Math.min(...frames.flat().map(({ contrast }) => contrast))).toBeGreaterThan(4.5);
    // Strokes as wide as those of the film's letters: seen behind the title, and fainter than what is read.
    const letters = "repeating-linear-gradient(90deg, black 0 6px, white 6px 12px)";
    const [{ strokes } = { strokes: 0 }] = await readOver(page, letters, "h1 > span");
    expect(strokes).toBeGreaterThan(1.1);
    expect(strokes).toBeLessThan(2);
    // Nothing of it lies under what stands on a card or leads back.
    const others = await readOver(page, letters, ":is(.detail, li > a > span)");
    expect(Math.max(...others.map((other) => other.strokes))).toBeLessThan(1.03);
  });

test("in colours of the system, which have no veil, there is no film", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/services");
  const film = page.locator("main > header :is(picture, video, button)");
  await expect(film).toHaveCount(3);
  await expect(film.filter({ visible: true })).toHaveCount(0);
  // Nor is there another picture behind a title.
  await page.goto("/technologies");
  await expect(page.locator("main > header img[alt='']").first()).toBeHidden();
});

test("a film that does not come leaves its picture behind the title", async ({ page }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await open(page, "/services");
  await expect(poster(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
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
    const requests: string[] = [];
    page.on("request", (request) => void requests.push(request.url()));
    await prepare(page);
    await open(page, "/services");
    await expect(poster(page)).toBeVisible();
    expect((await stateOf(page)).paused).toBe(true);
    expect(requests.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);
  });
}
