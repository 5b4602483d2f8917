import { formatPrice } from "../../../src/shared/format-text";
import { cases, hasBlock, readSetting, services, site, type Duration } from "../support/content";
import { expect, navigateTo, open, type Page, test } from "../support/test";

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

test("on a phone the film is a low band below the title, and its excerpt alone is fetched", async ({
  page,
}) => {
  test.skip(withoutVideo, reason);
  await page.setViewportSize({ width: 412, height: 823 });
  const posters: string[] = [];
  page.on("request", (request) => {
    if (/\/video\//.test(request.url())) posters.push(new URL(request.url()).pathname);
  });
  await page.goto("/services", { waitUntil: "networkidle" });
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const band = await page.locator("main > header picture").locator("..").boundingBox();
  expect(band?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(band?.height).toBeLessThan(823 / 5);
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
  const [title, loop] = await Promise.all(
    [page.locator("h1 > span"), page.locator("video")].map((box) => box.boundingBox()),
  );
  expect((title?.x ?? 0) + (title?.width ?? Infinity)).toBeLessThan(loop?.x ?? 0);
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
