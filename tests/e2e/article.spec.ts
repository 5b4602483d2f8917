import { articlePath, paths } from "../../src/shared/paths";
import { required } from "../../src/shared/required";
import { posts } from "../agency-api/posts";
import { builtPage, publishedFiles, readPublished } from "./support/built-pages";
import { addressOf, ownArticles } from "./support/site";
import { expect, type Locator, open, test } from "./support/test";

test.use({ provokesRefusals: true });

const has = (address: string, selector: string): boolean =>
  builtPage(address).document.querySelector(`article ${selector}`) !== null;

/** Signs in a full line of the article's longest paragraph. */
function signsPerLine(article: Element): number {
  const paragraphs = [...article.querySelectorAll("p")];
  const [longest] = paragraphs.sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0));
  if (!longest) return Infinity;
  const lines = longest.clientHeight / parseFloat(getComputedStyle(longest).lineHeight);
  return (longest.textContent ?? "").length / lines;
}

test("from 801 px the contents stand left of the text, below they unfold", async ({ page }) => {
  await open(page, addressOf("article-api"));
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const folded = page.locator("main details", { hasText: "Sommaire" });
  const offer = page.getByRole("complementary", { name: "Notre offre" }).getByRole("link");
  await expect(offer).toHaveAttribute("href", "/obtenir-un-devis");
  const text = page.locator("[data-article-text]");
  for (const width of [1440, 1200, 1050, 820, 801]) {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = async (part: Locator) => required(await part.boundingBox());
    const [left, middle, pitch] = [await boxOf(contents), await boxOf(text), await boxOf(offer)];
    expect.soft(left.x + left.width, `${width} px`).toBeLessThan(middle.x);
    const isApart = pitch.x >= middle.x + middle.width || pitch.x + pitch.width <= middle.x;
    expect.soft(isApart, `the offer at ${width} px`).toBe(true);
    expect.soft(await text.evaluate(signsPerLine), `${width} px`).toBeGreaterThanOrEqual(45);
    await expect(contents).toBeVisible();
    for (const height of [500, 900, 1180])
      for (const place of ["start", "center", "end"] as const) {
        await page.setViewportSize({ width, height });
        await text.evaluate((box, block) => box.scrollIntoView({ block }), place);
        const [list, aside] = [await boxOf(contents), await boxOf(offer.locator(".."))];
        const isOver = list.x < aside.x + aside.width && aside.x < list.x + list.width;
        const at = `${place} at ${width} × ${height} px`;
        expect.soft(isOver && list.y + list.height > aside.y, at).toBe(false);
        if (place !== "center") continue;
        await expect.soft(contents, at).toBeInViewport({ ratio: 0.99 });
        await expect.soft(offer.locator(".."), at).toBeInViewport({ ratio: 0.99 });
      }
  }
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(contents).toBeHidden();
  await folded.locator("summary").click();
  await folded.getByRole("link").nth(2).click();
  await expect(page.locator("#section-2")).toBeInViewport();
});

test("on a phone the articles before it all look alike", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf("article"));
  const more = page.getByRole("region").filter({ has: page.locator("#autres-articles") });
  const widths = await more
    .locator("article > :first-child")
    .evaluateAll((frames) => frames.map(({ clientWidth }) => clientWidth));
  expect(new Set(widths).size).toBe(1);
});

test("has its code coloured in the document, by no script", () => {
  const coloured = [...ownArticles].filter((address) => has(address, "pre[class*=language-]"));
  for (const address of ["/article/cache-http-trois-en-tetes", ...coloured.slice(0, 1)])
    expect.soft(has(address, "pre .token"), address).toBe(true);
  const scripts = publishedFiles().filter((file) => file.endsWith(".js") && !file.startsWith("admin/"));
  expect(scripts.filter((file) => /\bPrism\b|hljs|shiki/.test(readPublished(file)))).toEqual([]);
});

test("on a phone a line of code scrolls and is not broken, and a stop follows short code closely", async ({
  page,
}) => {
  const address = [...ownArticles].find((path) => has(path, "pre code") && has(path, "p > code"));
  test.skip(!address, "Aucun article n’a de code.");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, address ?? "");
  const article = page.locator("[data-article-text]");
  const broken = await article.locator("pre").evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(block);
        const height = block.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        const lines = (block.textContent ?? "").replace(/\n$/, "").split("\n").length;
        return Math.round(height / parseFloat(lineHeight)) > lines;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
  const [block] = await article.locator("pre").all();
  await block?.focus();
  await expect(article.locator("pre").first()).toBeFocused();
  const gaps = await article.locator("code:not(pre code)").evaluateAll((codes) =>
    codes.flatMap((code) => {
      const next = code.nextSibling;
      if (!/^[.,]/.test(next?.textContent ?? "")) return [];
      const [letters, stop] = [document.createRange(), document.createRange()];
      letters.selectNodeContents(code);
      stop.setStart(next!, 0);
      stop.setEnd(next!, 1);
      const before = [...letters.getClientRects()].at(-1);
      const after = stop.getBoundingClientRect();
      return before && before.top < after.bottom && after.top < before.bottom
        ? [after.left - before.right]
        : [];
    }),
  );
  expect(gaps.filter((gap) => Math.abs(gap) > 1)).toEqual([]);
});

test("a number in parts stays on its line, in titles and in the text", async ({ page }) => {
  const broken: string[] = [];
  for (const address of [paths.blog, paths.legalNotice, ...listed])
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      broken.push(
        ...(await page.locator("main").evaluate((main) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            if (node.parentElement?.closest("code, pre")) continue;
            for (const { 0: number, index } of (node.textContent ?? "").matchAll(
              /\b\d+(?:-\u2060?\d+)+\b/g,
            )) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + number.length);
              const tops = [...range.getClientRects()]
                .filter(({ width: w }) => w > 1)
                .map(({ top }) => Math.round(top));
              if (new Set(tops).size > 1) found.push(number);
            }
          }
          return found;
        })),
      );
    }
  expect(broken).toEqual([]);
});

/** An article of the API whose title has such a number. */
const listed = posts
  .filter(({ title, late }) => !late && /\d-\d/.test(title))
  .map(({ slug }) => articlePath(slug));
