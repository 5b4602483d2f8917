import sharp from "sharp";
import { contrastOf } from "../../../src/shared/colours";
import { hasBlock, site } from "../support/content";
import { expect, type Locator, navigateTo, open, type Page, test } from "../support/test";

test.skip(!hasBlock("video") || !site.heroVideo, "Le site n’a pas de vidéo.");

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

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

/** What a screenshot shows behind a hero's texts, without their letters, and the colour of these. */
async function behind(
  page: Page,
  texts: Locator,
): Promise<{ readonly colour: string; readonly picture: Buffer }[]> {
  const inks: { readonly box: Box; readonly colour: string }[] = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const colour = getComputedStyle(element).color.match(/\d+/g) ?? [];
      return {
        box: {
          left: Math.round(x),
          top: Math.round(y),
          width: Math.round(width),
          height: Math.round(height),
        },
        colour: `#${colour.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`,
      };
    }),
  );
  await page.locator("main > header *").evaluateAll((elements) => {
    for (const element of elements as HTMLElement[])
      element.style.setProperty("color", "transparent", "important");
  });
  const screen = await page.screenshot({ animations: "disabled" });
  return Promise.all(
    inks.map(async ({ box, colour }) => ({ colour, picture: await sharp(screen).extract(box).toBuffer() })),
  );
}

/** The darkest and the brightest colour of a picture. */
async function rangeOf(picture: Buffer): Promise<readonly [string, string]> {
  const { channels } = await sharp(picture).stats();
  const colourOf = (end: "min" | "max") =>
    `#${channels
      .map((channel) => channel[end].toString(16).padStart(2, "0"))
      .slice(0, 3)
      .join("")}`;
  return [colourOf("min"), colourOf("max")];
}

/** The lowest contrast of a hero's texts with what is behind them. */
async function leastContrast(page: Page, texts: Locator): Promise<number> {
  const contrasts = (await behind(page, texts)).map(async ({ colour, picture }) =>
    contrastOf(colour, (await rangeOf(picture))[1]),
  );
  return Math.min(...(await Promise.all(contrasts)));
}

/** The greatest contrast of what is behind a line of such a text. */
async function strokesBehind(page: Page, texts: Locator): Promise<number> {
  const contrasts = (await behind(page, texts)).map(async ({ picture }) => {
    const { width, height } = await sharp(picture).metadata();
    const line = { left: 0, top: Math.floor(height / 2), width, height: 1 };
    return contrastOf(...(await rangeOf(await sharp(picture).extract(line).toBuffer())));
  });
  return Math.max(...(await Promise.all(contrasts)));
}

for (const width of [390, 800, 801, 961, 1440, 1920])
  test(`the film lies behind the title, which can be read over any frame, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto("/services");
    const [title, film] = await Promise.all(
      ["h1", "picture"].map((part) =>
        page.locator(`main > header ${part} > :last-child`).evaluate((box) => {
          const { left, top, right, bottom } = box.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
      ),
    );
    if (!title || !film) throw new Error("Not on the page.");
    expect(film.left).toBeLessThanOrEqual(0);
    expect(film.right).toBeGreaterThanOrEqual(width);
    expect(film.top).toBeLessThan(title.top);
    expect(film.bottom).toBeGreaterThan(title.bottom);
    // The brightest frame there can be.
    await page.locator("main > header :is(img, video)").evaluateAll((pictures) => {
      for (const picture of pictures as HTMLElement[])
        Object.assign(picture.style, { background: "white", objectPosition: "-9999px 0" });
    });
    const texts = page.locator("main > header :is(h1 > span, h1 > span > span, .lead, .detail)");
    expect(await leastContrast(page, texts)).toBeGreaterThan(4.5);
  });

for (const width of [390, 820, 1050, 1440])
  test(`no letter of the film is seen under a text or its button, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto("/services");
    // Strokes as wide as those of its letters.
    await page.locator("main > header :is(img, video)").evaluateAll((pictures) => {
      for (const picture of pictures as HTMLElement[])
        Object.assign(picture.style, {
          background: "repeating-linear-gradient(90deg, black 0 6px, white 6px 12px)",
          objectPosition: "-9999px 0",
        });
    });
    const texts = page.locator(
      "main > header :is(nav li, h1 > span, h1 > span > span, .lead, .detail, li > a > span, button)",
    );
    // Two steps of a colour's 255, by which a blurred picture is rounded.
    expect(await strokesBehind(page, texts.filter({ visible: true }))).toBeLessThan(1.03);
  });

test("in colours of the system, which have no veil, there is no film", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/services");
  const film = page.locator("main > header :is(picture, video, button)");
  await expect(film).toHaveCount(3);
  await expect(film.filter({ visible: true })).toHaveCount(0);
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
