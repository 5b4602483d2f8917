import { open } from "./support/page";
import { latePost } from "./support/site";
import { expect, test } from "./support/test";

const address = `/article/${latePost?.slug}`;
const title = latePost?.title ?? "";

test("a post published after the build is read from the API, by the 404 document", async ({ page }) => {
  const response = await open(page, address);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
  await expect(page.getByRole("navigation", { name: "Sommaire" }).getByRole("link").first()).toHaveText(
    /^1\. /,
  );
  await expect(page.locator("#section-0")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Voir plus d’articles" })).toBeVisible();
});

test("a slug nobody knows is logged and said in the page, with the way to the blog", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => void logged.push(message.text()));
  await open(page, "/article/unknown");
  await expect(page.getByRole("alert").getByRole("heading", { level: 1 })).toHaveText("Article introuvable");
  await expect(page).toHaveURL(/\/article\/unknown$/);
  expect(logged).toContainEqual("Aucun article trouvé pour ce slug.");
  await page.getByRole("link", { name: "Voir tous les articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

for (const mood of ["500", "html", "drop"] as const) {
  test(`an API that answers « ${mood} » is logged and leads to /404`, async ({ page, standIn }) => {
    const logged: string[] = [];
    page.on("console", (message) => void logged.push(message.text()));
    standIn.control({ mood, scope: "blog" });
    await page.goto(address);
    await page.mouse.move(2, 2);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /La page que vous cherchez n’existe pas/,
    );
    expect(logged.join("\n")).toContain("L’article n’a pas pu être lu.");
  });
}

test("without its previous posts a late article is still shown", async ({ page }) => {
  await page.route("**/api/blog/get-previous-posts", (route) => route.fulfill({ status: 500, body: "{}" }));
  await open(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "Voir plus d’articles" })).toHaveCount(0);
});

test("what an API post smuggles in never reaches the page", async ({ page }) => {
  const post = {
    slug: "malin",
    title: "Un titre",
    description: "",
    image_url: "",
    created_at: "2026-10-01T08:00:00Z",
    content:
      '<h2 onclick="window.hit=1">Bonjour</h2><img src="x" onerror="window.hit=1"><script>window.hit=1</script>' +
      '<a href="javascript:window.hit=1">piège</a><iframe src="https://example.org"></iframe>',
  };
  await page.route("**/api/blog/get-post-by-title", (route) => route.fulfill({ json: { data: post } }));
  await open(page, "/article/malin");
  await expect(page.getByRole("heading", { name: "Bonjour" })).toBeVisible();
  const article = page.locator("article").first();
  await expect(article.locator("script, iframe, [onclick], [onerror]")).toHaveCount(0);
  await expect(article.getByText("piège")).not.toHaveAttribute("href", /javascript/);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});
