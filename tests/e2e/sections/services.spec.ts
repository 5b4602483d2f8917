import sharp from "sharp";
import { contrastOf } from "../../../src/shared/colours";
import { formatPrice } from "../../../src/shared/format-text";
import { cases, hasBlock, readSetting, services, site, type Duration } from "../support/content";
import { expect, type Locator, navigateTo, open, type Page, test } from "../support/test";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Item {
  readonly title: string;
  readonly description: string;
  readonly service?: string;
  readonly duration?: Duration;
  readonly caseStudy?: string;
}

const { cards, groups } = readSetting<{
  cards: { anchor: string }[];
  groups: { id: string; items: Item[]; button: { href: string } }[];
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

const withoutVideo = !hasBlock("video") || !site.heroVideo;
const reason = "Le site n’a pas de vidéo.";

const serviceOf = ({ service }: Item) => services.find(({ slug }) => slug === service);
const durationOf = (item: Item) => item.duration ?? serviceOf(item)?.duration;
const weeksOf = (item: Item) => durationOf(item)?.weeks;
const isBar = (item: Item) => (weeksOf(item)?.max ?? 0) >= 1;

for (const width of [1440, 820, 390])
  test(`each service says its time and price; those with weeks stand on one axis, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    const weekWidths: number[] = [];
    for (const { id, items } of groups) {
      const hasAxis = items.filter(isBar).length >= 2;
      const lastWeek = page.locator(`#${id}`).getByText(/\d\ssem\./);
      await expect(lastWeek).toHaveCount(hasAxis ? 1 : 0);
      const names = page.locator(`#${id} li`).getByRole("heading", { level: 3 });
      await expect(names).toHaveText(items.map(({ title }) => title));
      for (const item of items) {
        const row = page
          .locator(`#${id} li`)
          .filter({ has: page.getByRole("heading", { name: item.title, exact: true }) });
        const { value } = durationOf(item) ?? {};
        if (value) await expect(row.getByText(value, { exact: true })).toBeVisible();
        const price = serviceOf(item)?.priceFrom;
        const told = price && formatPrice(price).replace("à partir de", "dès").replace("offert", "Offert");
        await expect(row).toContainText(told ?? "sur devis");
        await expect(row).toContainText(item.description, { useInnerText: true });
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        const weeks = weeksOf(item);
        if (!hasAxis || !weeks || weeks.max < 1) continue;
        const bar = await row.evaluate((element) => parseFloat(getComputedStyle(element, "::after").width));
        weekWidths.push(bar / weeks.max);
        // As the weeks above say, where there is room for them.
        if (!(await lastWeek.isVisible())) continue;
        const [ruler, words] = await Promise.all(
          [lastWeek.locator(".."), row.getByText(value ?? "", { exact: true })].map((box) =>
            box.boundingBox(),
          ),
        );
        const axis = parseFloat((await lastWeek.textContent()) ?? "");
        expect(Math.abs((bar / weeks.max) * axis - (ruler?.width ?? 0))).toBeLessThan(3);
        // Beside the axis the words have a column of their own.
        if (width > 960) expect(words?.x).toBeGreaterThan((ruler?.x ?? 0) + (ruler?.width ?? Infinity));
      }
    }
    const [least, most] = [Math.min(...weekWidths), Math.max(...weekWidths)];
    if (weekWidths.length > 0) expect(most - least).toBeLessThan(1);
  });

test("where services have a case, it leads there beside the way to the service", async ({ page }) => {
  const item = groups.flatMap(({ items }) => items).find(({ caseStudy }) => caseStudy);
  const study = cases.find(({ slug }) => slug === item?.caseStudy);
  test.skip(!study, "Aucune prestation n’a de réalisation.");
  await page.goto("/services");
  const row = page.getByRole("listitem").filter({ hasText: item?.title ?? "" });
  await row
    .getByRole("link", { name: study?.clientName ?? "" })
    .first()
    .click();
  await expect(page).toHaveURL(`/realisations/${study?.slug}`);
});

test("on a phone the film's excerpt alone is fetched", async ({ page }) => {
  test.skip(withoutVideo, reason);
  await page.setViewportSize({ width: 412, height: 823 });
  const posters: string[] = [];
  page.on("request", (request) => {
    if (/\/video\//.test(request.url())) posters.push(new URL(request.url()).pathname);
  });
  await page.goto("/services", { waitUntil: "networkidle" });
  expect(posters).toEqual([site.heroVideo?.posterPhone ?? site.heroVideo?.poster]);
});

test("a service tells its time, price and team in its first screen, and leads to a case", async ({
  page,
}) => {
  const service = services.find(
    ({ slug, priceFrom, team }) => priceFrom && team && cases.some((study) => study.services[0] === slug),
  );
  test.skip(!service?.priceFrom, "Aucun service n’a prix, équipe et réalisation.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/services/${service?.slug}`);
  const hero = page.getByRole("main").getByRole("banner").or(page.locator("main > header"));
  const facts = hero.getByText(service?.duration.value ?? "").last();
  await expect(facts).toBeInViewport();
  if (service?.priceFrom) await expect(facts).toContainText(formatPrice(service.priceFrom));
  await expect(facts).toContainText(service?.team ?? "");
  const link = hero.locator('a[href^="/realisations/"]');
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(/\/realisations\/.+/);
});

const stateOf = (page: Page) =>
  page.locator("video").evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }));
const poster = (page: Page) => page.locator(`main img[src="${site.heroVideo?.poster}"]`);
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
    test.skip(withoutVideo, reason);
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
    test.skip(withoutVideo, reason);
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
  test.skip(withoutVideo, reason);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/services");
  const film = page.locator("main > header :is(picture, video, button)");
  await expect(film).toHaveCount(3);
  await expect(film.filter({ visible: true })).toHaveCount(0);
});

test("a film that does not come leaves its picture behind the title", async ({ page }) => {
  test.skip(withoutVideo, reason);
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
