import { paths } from "../../../src/shared/paths";
import { readBlock } from "../support/content";
import { expect, open, test } from "../support/test";

const terms = readBlock<{
  readonly groups: readonly {
    readonly answers: readonly { readonly id: string; readonly question: string }[];
  }[];
}>("terms", "terms");

test("an address with an anchor opens at its answer", async ({ page }) => {
  test.skip(!terms, "Le site n’a pas de page « Nos conditions ».");
  const { id, question } = terms!.groups.at(-1)!.answers.at(-1)!;
  await open(page, `${paths.terms}#${id}`);
  await expect(page.getByRole("heading", { level: 3, name: question, exact: true })).toBeInViewport();
});
