import { paths } from "../../src/shared/paths";
import { builtPage } from "./support/built-pages";
import { pages } from "./support/content";
import { latePost, listedPages } from "./support/site";
import { consoleOf, expect, hold, open, test } from "./support/test";

test.use({ provokesRefusals: true });

const titlesOf = (address: string): string[] =>
  Array.from(builtPage(address).document.querySelectorAll("main h2"), (heading) => heading.textContent);
const asBuilt = titlesOf("/blog");
const builtCards = Array.from(builtPage("/blog").document.querySelectorAll("main article"), (card) => ({
  title: card.querySelector("h2")?.textContent ?? "",
  description: card.querySelector(".detail")?.textContent ?? "",
}));

const newest = {
  ...latePost,
  id: "neuf",
  slug: "paru-a-l-instant",
  title: "Paru à l’instant",
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  late: true,
};

test("later posts join the built list without a jump", async ({ page, standIn }) => {
  standIn.publish([newest]);
  standIn.control({ latePublished: true });
  const release = await hold(page, /\/api\/blog\//);
  await open(page, "/blog");
  const titles = page.locator("main").getByRole("heading", { level: 2 });
  expect(await titles.allTextContents()).toEqual(asBuilt);
  const heightOf = () =>
    page.evaluate(() => document.querySelector("main article")?.getBoundingClientRect().top);
  const before = await heightOf();
  release();
  await expect(titles.first()).toHaveText(newest.title);
  const shown = await titles.allTextContents();
  expect(shown.slice(1).filter((title) => title !== latePost.title)).toEqual(asBuilt);
  expect(await heightOf(), "place of the first article").toBe(before);
  await page.getByRole("link", { name: newest.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest.title);
});

test("an API whose answer is no list is logged and leaves the list as it was built", async ({
  page,
  standIn,
}) => {
  standIn.control({ scenario: "html", scope: "blog" });
  await open(page, "/blog");
  await expect.poll(() => consoleOf(page)).toContain("La liste des articles n’a pas pu être actualisée.");
  expect(await page.locator("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(asBuilt);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const width of [320, 390, 1050, 1440])
  test(`each card shows its picture, its title and its description, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog");
    const cards = page.locator("main").getByRole("article");
    await expect(cards).toHaveCount(builtCards.length);
    for (const [index, { title, description }] of builtCards.entries()) {
      await expect(cards.nth(index).locator("img")).toBeVisible();
      await expect(cards.nth(index).getByRole("heading")).toHaveText(title);
      await expect(cards.nth(index)).toContainText(description, { useInnerText: true });
    }
  });

/** With each number of articles that fills a row differently. */
const lists = [paths.blog, ...listedPages.filter((address) => address.startsWith(`${paths.blog}/`))];

test("what is left of a list's last row leads to a quote", async ({ page }) => {
  const { invitation } = pages.blog;
  test.skip(!invitation, "Les listes d’articles n’ont pas d’invitation.");
  for (const address of lists) {
    await page.goto(address);
    const last = page.getByRole("region", { name: invitation?.title, exact: true });
    await expect(last.getByRole("link")).toHaveAttribute("href", paths.quote);
    await expect(last.getByRole("listitem")).toHaveText([...(invitation?.questions ?? [])]);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await last.evaluate((section) => {
        const grid = section.closest("li")?.parentElement;
        const box = section.getBoundingClientRect();
        const { left, right, bottom } = grid?.getBoundingClientRect() ?? new DOMRect();
        const cells = Array.from(grid?.children ?? [], (cell) => cell.getBoundingClientRect());
        const row = cells.filter(({ top }) => Math.abs(top - box.top) < 2);
        return { start: row[0]!.left - left, end: right - box.right, below: bottom - box.bottom };
      });
      const closed = { start: expect.closeTo(0, 0), end: expect.closeTo(0, 0), below: expect.closeTo(0, 0) };
      expect.soft(edges, `${address} at ${width} px`).toEqual(closed);
    }
  }
});
