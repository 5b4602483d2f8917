import { required } from "../../src/shared/required";
import { at } from "./support/addresses";
import { expect, open, test } from "./support/test";

test.use({ provokesRefusals: true });

test("from 801 px the contents and the offer follow the reader, below the contents unfold", async ({
  page,
}) => {
  await open(page, at.apiArticle);
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const folded = page.locator("main details", { hasText: "Sommaire" });
  const offer = page.getByRole("complementary", { name: "Notre offre" });
  await expect(offer.getByRole("link")).toHaveAttribute("href", "/obtenir-un-devis");
  const text = page.locator("[data-article-text]");
  const areApart = async () => {
    const [list, aside] = [required(await contents.boundingBox()), required(await offer.boundingBox())];
    const isBeside = list.x >= aside.x + aside.width || aside.x >= list.x + list.width;
    return isBeside || list.y + list.height <= aside.y;
  };
  // Narrower than 1050 px, the offer closes the column of the contents.
  for (const [width, height, isFollowed] of [
    [1440, 900, true],
    [1050, 500, true],
    [801, 500, false],
    [801, 1180, false],
  ] as const)
    for (const block of ["start", "center", "end"] as const) {
      await page.setViewportSize({ width, height });
      await text.evaluate((box, place) => box.scrollIntoView({ block: place }), block);
      const where = `${block} at ${width} × ${height} px`;
      await expect.poll(areApart, where).toBe(true);
      if (block !== "center") continue;
      await expect(contents, where).toBeInViewport({ ratio: 0.99 });
      if (isFollowed) await expect(offer.getByRole("link"), where).toBeInViewport({ ratio: 0.99 });
    }
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(contents).toBeHidden();
  await folded.locator("summary").click();
  await folded.getByRole("link", { name: "Laisser le navigateur remplir" }).click();
  await expect(page.getByRole("heading", { name: "Laisser le navigateur remplir" })).toBeInViewport();
});

test("no line's end cuts the number in a title", ({ site }) => {
  const { document } = site.page("/article/sauvegardes-regle-3-2-1");
  expect(document.querySelector("h1")?.textContent).toContain("3-\u20602-\u20601");
});
