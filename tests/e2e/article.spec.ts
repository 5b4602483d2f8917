import { builtPage, publishedFiles, readPublished } from "./support/built-pages";
import { addressOf, ownArticles } from "./support/site";
import { expect, open, test } from "./support/test";

test.use({ provokesRefusals: true });

const has = (address: string, selector: string): boolean =>
  builtPage(address).document.querySelector(`article ${selector}`) !== null;

test("from 801 px the contents stand beside the text, below they unfold", async ({ page }) => {
  await open(page, addressOf("article-api"));
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const folded = page.locator("main details", { hasText: "Sommaire" });
  const offer = page.getByRole("complementary", { name: "Notre offre" }).getByRole("link");
  await expect(offer).toHaveAttribute("href", "/obtenir-un-devis");
  for (const width of [1440, 1200, 801]) {
    await page.setViewportSize({ width, height: 900 });
    const text = (await page.locator("[data-article-text]").boundingBox()) ?? { x: 0, width: 0 };
    expect.soft((await offer.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(text.x + text.width);
  }
  await expect(contents).toBeVisible();
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(contents).toBeHidden();
  await folded.locator("summary").click();
  await folded.getByRole("link").nth(2).click();
  await expect(page.locator("#section-2")).toBeInViewport();
});

test("has its code coloured in the document, by no script", () => {
  const coloured = [...ownArticles].filter((address) => has(address, "pre[class*=language-]"));
  for (const address of ["/article/cache-http-trois-en-tetes", ...coloured.slice(0, 1)])
    expect.soft(has(address, "pre .token"), address).toBe(true);
  const scripts = publishedFiles().filter((file) => file.endsWith(".js") && !file.startsWith("admin/"));
  expect(scripts.filter((file) => /\bPrism\b|hljs|shiki/.test(readPublished(file)))).toEqual([]);
});
