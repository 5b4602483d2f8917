import { paths } from "../../../src/shared/paths";
import { readBlock } from "../support/content";
import { expect, open, test } from "../support/test";

const terms = readBlock<{
  readonly groups: readonly {
    readonly answers: readonly { readonly id: string; readonly question: string; readonly figure?: object }[];
  }[];
  readonly shortcuts: readonly { readonly anchor: string }[];
}>("terms", "terms");

test("an address with an anchor opens at its answer", async ({ page }) => {
  test.skip(!terms, "Le site n’a pas de page « Nos conditions ».");
  const { id, question } = terms!.groups.at(-1)!.answers.at(-1)!;
  await open(page, `${paths.terms}#${id}`);
  await expect(page.getByRole("heading", { level: 3, name: question, exact: true })).toBeInViewport();
});

test("four figures beside the title lead to their answers", async ({ page }) => {
  test.skip(!terms, "Le site n’a pas de page « Nos conditions ».");
  const answers = terms!.groups.flatMap(({ answers }) => answers);
  const shown = terms!.shortcuts
    .flatMap(({ anchor }) => answers.find(({ id }) => id === anchor) ?? [])
    .filter(({ figure }) => figure)
    .slice(0, 4);
  test.skip(shown.length === 0, "Aucun raccourci n’a de chiffre.");
  await open(page, paths.terms);
  const links = page.locator('main header a[href^="#"]');
  await expect(links).toHaveCount(shown.length);
  await links.last().click();
  const last = shown.at(-1)!;
  await expect(page.getByRole("heading", { level: 3, name: last.question, exact: true })).toBeInViewport();
});
