import { at, latePost } from "./support/addresses";
import { settle } from "./support/calm";
import { consoleOf, expect, hold, open, test } from "./support/test";

test.use({ provokesRefusals: true });

const newest = {
  ...latePost,
  id: "neuf",
  slug: "paru-a-l-instant",
  title: "Paru à l’instant",
  createdAt: new Date(Date.now() - 60_000).toISOString(),
};

test("later posts join the built list without a jump", async ({ page, standIn }) => {
  standIn.publish([newest]);
  standIn.control({ latePublished: true });
  const release = await hold(page, /\/api\/blog\//);
  await open(page, at.blog);
  const titles = page.locator("main").getByRole("heading", { level: 2 });
  const asBuilt = await titles.allTextContents();
  expect(asBuilt.length).toBeGreaterThan(3);
  expect(asBuilt).not.toContain(newest.title);
  const placeOf = () =>
    page.evaluate(() => document.querySelector("main article")?.getBoundingClientRect().top);
  await settle(page);
  const before = await placeOf();
  release();
  await expect(titles).toHaveText([newest.title, latePost.title, ...asBuilt]);
  await settle(page);
  expect(await placeOf(), "place of the first article").toBe(before);
  await page.getByRole("link", { name: newest.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest.title);
});

test("an API whose answer is no list is logged and leaves the list as it was built", async ({
  page,
  standIn,
}) => {
  standIn.control({ scenario: "html", scope: "blog" });
  await open(page, at.blog);
  await expect.poll(() => consoleOf(page)).toContain("La liste des articles n’a pas pu être actualisée.");
  await expect(page.getByRole("link", { name: "Écrire un horaire qui suit la marée" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
