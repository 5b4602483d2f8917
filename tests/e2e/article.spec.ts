import { articlePath, paths } from "../../src/shared/paths";
import { required } from "../../src/shared/required";
import { testPosts } from "../agency-api/posts";
import { addressOf } from "./support/site";
import { cutWords } from "./support/layout";
import { expect, type Locator, open, test } from "./support/test";

test.use({ provokesRefusals: true });

test("from 801 px the contents and the offer follow the reader, below the contents unfold", async ({
  page,
}) => {
  await open(page, addressOf("article-api"));
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const folded = page.locator("main details", { hasText: "Sommaire" });
  const offer = page.getByRole("complementary", { name: "Notre offre" }).getByRole("link");
  await expect(offer).toHaveAttribute("href", "/obtenir-un-devis");
  const text = page.locator("[data-article-text]");
  const boxOf = async (part: Locator) => required(await part.boundingBox());
  for (const width of [1440, 1050, 801])
    for (const height of [500, 900, 1180])
      for (const place of ["start", "center", "end"] as const) {
        await page.setViewportSize({ width, height });
        await text.evaluate((box, block) => box.scrollIntoView({ block }), place);
        const at = `${place} at ${width} × ${height} px`;
        const isOver = async () => {
          const [list, aside] = [await boxOf(contents), await boxOf(offer.locator(".."))];
          const isBeside = list.x >= aside.x + aside.width || aside.x >= list.x + list.width;
          return !isBeside && list.y + list.height > aside.y;
        };
        await expect.poll(isOver, at).toBe(false);
        if (place !== "center") continue;
        await expect.soft(contents, at).toBeInViewport({ ratio: 0.99 });
        // Narrower, the offer closes the column of the contents.
        if (width >= 1050) await expect.soft(offer.locator(".."), at).toBeInViewport({ ratio: 0.99 });
      }
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(contents).toBeHidden();
  await folded.locator("summary").click();
  await folded.getByRole("link").nth(2).click();
  await expect(page.locator("#section-2")).toBeInViewport();
});

test("a number in parts stays on its line in a title", async ({ page }) => {
  for (const address of [paths.blog, paths.legalNotice, ...withNumber])
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect.soft(await cutWords(page, "\\d+(?:-\\u2060?\\d+)+"), `${address} at ${width} px`).toEqual([]);
    }
});

/** Articles of the API whose title has such a number. */
const withNumber = testPosts
  .filter(({ title, late }) => !late && /\d-\d/.test(title))
  .map(({ slug }) => articlePath(slug));
