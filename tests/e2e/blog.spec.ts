import { open } from "./support/page";
import { latePost, templates } from "./support/site";
import { expect, test } from "./support/test";

const lateTitle = latePost?.title ?? "";
const dayAfterLatePost = "2026-11-20T10:00:00+01:00";

test("the list shows the built posts, newest first", async ({ page }) => {
  await open(page, "/blog");
  const dates = await page
    .locator("main article time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates.length).toBeGreaterThan(15);
  expect(dates).toEqual([...dates].sort().reverse());
  await expect(page.getByRole("heading", { level: 2, name: lateTitle })).toHaveCount(0);
});

test("the list takes in a post published after the build, at its place", async ({ page, standIn }) => {
  await page.clock.setFixedTime(dayAfterLatePost);
  standIn.control({ latePublished: true });
  await open(page, "/blog");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(lateTitle);
  await expect(page.getByRole("heading", { level: 2, name: lateTitle })).toHaveCount(1);
  await page.getByRole("link", { name: lateTitle }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lateTitle);
});

for (const mood of ["500", "html", "garbage", "drop"] as const) {
  test(`an API that answers « ${mood} » is logged and leaves the list as it was built`, async ({
    page,
    standIn,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => void logged.push(message.text()));
    standIn.control({ mood, scope: "blog" });
    await open(page, "/blog");
    await expect.poll(() => logged.join("\n")).toContain("La liste des articles n’a pas pu être actualisée.");
    expect(await page.locator("main article").count()).toBeGreaterThan(15);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test.describe("article", () => {
  test("gives its date as dd/MM/yyyy and numbers its table of contents", async ({ page }) => {
    await open(page, templates["article-api"] ?? "");
    await expect(page.locator("main time").first()).toHaveText("17/06/2026");
    const entries = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link");
    const texts = await entries.allTextContents();
    expect(texts.slice(0, 4)).toEqual([
      "1. Ranger avant de répondre",
      "1.1. La signature d’abord",
      "1.2. Le doublon ensuite",
      "1.2.1. Et sans identifiant\u00a0?",
    ]);
    const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(targets.map((_, index) => `#section-${index}`));
  });

  test("scrolls to a heading from the table of contents, below the header", async ({ page }) => {
    await open(page, templates.article ?? "");
    const entry = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link").nth(3);
    await entry.click();
    const heading = page.locator("#section-3");
    await expect(heading).toBeFocused();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
    await expect(entry).toHaveAttribute("aria-current", "location");
    await expect(entry).toBeInViewport();
  });

  test("hides the table of contents at 800 px", async ({ page }) => {
    await page.setViewportSize({ width: 801, height: 900 });
    await open(page, templates.article ?? "");
    await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeHidden();
  });

  test("ends with at most three older articles, newest first", async ({ page }) => {
    await open(page, templates["article-api"] ?? "");
    const more = page.locator("section", {
      has: page.getByRole("heading", { name: "Voir plus d’articles" }),
    });
    const dates = await more
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates).toHaveLength(3);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => date < "2026-06-17")).toBe(true);
  });

  test("ends without that section where it is the oldest", async ({ page }) => {
    await open(page, "/blog");
    await page.locator("main article a").last().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/préféré/);
    await expect(page.getByRole("heading", { name: "Voir plus d’articles" })).toHaveCount(0);
  });

  test("offers the quote beside its text", async ({ page }) => {
    await open(page, templates.article ?? "");
    await expect(page.getByRole("link", { name: "Obtenir mon devis" })).toHaveAttribute(
      "href",
      "/obtenir-un-devis",
    );
  });
});
