import { builtPage } from "./support/built-pages";
import { consoleOf, hold, open } from "./support/page";
import { latePost } from "./support/site";
import { expect, test } from "./support/test";

test.use({ provokesRefusals: true });

const lateTitle = latePost?.title ?? "";
const dayAfterLatePost = "2026-11-20T10:00:00+01:00";

test("the list shows what was built at once, and takes in a later post at its place, without a jump", async ({
  page,
  standIn,
}) => {
  await page.clock.setFixedTime(dayAfterLatePost);
  standIn.control({ latePublished: true });
  const release = await hold(page, /\/api\/blog\//);
  await open(page, "/blog");
  const titles = page.locator("main").getByRole("heading", { level: 2 });
  const asBuilt = await titles.allTextContents();
  expect(asBuilt.length).toBeGreaterThan(15);
  const heightOf = () =>
    page.evaluate(() => document.querySelector("main article")?.getBoundingClientRect().top);
  const before = await heightOf();
  release();
  await expect(titles).toHaveText([lateTitle, ...asBuilt]);
  expect(await heightOf(), "place of the first article").toBe(before);
  await page.getByRole("link", { name: lateTitle }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lateTitle);
});

test("the list takes in no bad post, no duplicate, a title without its HTML, and the API's new words", async ({
  page,
  standIn,
}) => {
  await page.clock.setFixedTime(dayAfterLatePost);
  const post = {
    description: "",
    image: "",
    content: "<p>Texte</p>",
    createdAt: "2026-11-19T08:00:00Z",
    late: true,
  };
  standIn.publish([
    { ...post, id: "1", slug: "balises", title: "Un <em>titre</em> &amp; l&rsquo;autre" },
    { ...post, id: "2", slug: "sans-titre", title: " " },
    { ...post, id: "6", slug: "mvp-en-30-jours", title: "Un doublon" },
    { ...post, id: "7", slug: "balises", title: "Le même slug" },
    { ...post, id: "8", slug: "cache-http-trois-en-tetes", title: "Un titre revu" },
  ]);
  standIn.control({ latePublished: true });
  await open(page, "/blog");
  const before = builtPage("/blog").document.querySelectorAll("main article").length;
  await expect(page.locator("main article")).toHaveCount(before + 2);
  const titles = page.getByRole("heading", { level: 2 });
  await expect(titles.filter({ hasText: "Un titre & l’autre" })).toHaveCount(1);
  await expect(titles.filter({ hasText: lateTitle })).toHaveCount(1);
  await expect(titles.filter({ hasText: "Un titre revu" })).toHaveCount(1);
});

for (const scenario of ["500", "garbage"] as const) {
  test(`an API that answers « ${scenario} » is logged and leaves the list as it was built`, async ({
    page,
    standIn,
  }) => {
    standIn.control({ scenario, scope: "blog" });
    await open(page, "/blog");
    await expect.poll(() => consoleOf(page)).toContain("La liste des articles n’a pas pu être actualisée.");
    expect(await page.locator("main article").count()).toBeGreaterThan(15);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
