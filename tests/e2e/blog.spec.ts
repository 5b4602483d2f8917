import { builtPage } from "./support/built-pages";
import { latePost } from "./support/site";
import { consoleOf, expect, hold, open, test } from "./support/test";

test.use({ provokesRefusals: true });

const titlesOf = (address: string): string[] =>
  Array.from(builtPage(address).document.querySelectorAll("main h2"), (heading) => heading.textContent);
const asBuilt = titlesOf("/blog");

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

test("pointing at an article moves its arrow and underlines its title", async ({ page }) => {
  await open(page, "/blog");
  const card = page.locator("main article").first();
  const lookOf = () =>
    card.evaluate((article) => [
      getComputedStyle(article.querySelector("svg")!).translate,
      getComputedStyle(article.querySelector("h2 a")!).textDecorationLine,
    ]);
  expect(await lookOf()).toEqual(["none", "none"]);
  await card.getByRole("img", { includeHidden: true }).first().hover({ force: true });
  await expect.poll(lookOf).toEqual(["4px", "underline"]);
});
