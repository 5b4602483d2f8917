import type { Form } from "../forms/forms";
import { setTextSize } from "../support/layout";
import type { Page } from "../support/test";

/** Pairs of boxes side by side, and of their labels, that are not in line. */
const uneven = (page: Page, id: string): Promise<string[]> =>
  page
    .locator(`#${id} input:not([type=checkbox], [type=radio], [type=range], [tabindex='-1'])`)
    .evaluateAll((boxes) => {
      const fields = (boxes as HTMLInputElement[]).map((box) => ({
        name: box.name,
        box: box.getBoundingClientRect(),
        label: box.labels?.[0]?.getBoundingClientRect().top ?? 0,
      }));
      return fields.flatMap((left) =>
        fields
          .filter(({ box }) => box.left >= left.box.right && Math.abs(box.top - left.box.top) < 100)
          .filter(
            ({ box, label }) => Math.abs(box.top - left.box.top) >= 1 || Math.abs(label - left.label) >= 1,
          )
          .map((right) => `${left.name} and ${right.name} not in line`),
      );
    });

/** Fields side by side share their lines whatever is wrong with either; in large text they stand below each other. */
export async function formInLine(page: Page, { id }: Form): Promise<string[]> {
  const faults: string[] = [];
  const boxes = page.locator(
    `#formulaire-${id} input:is([type=text], [type=tel], [type=email]):not([tabindex='-1'])`,
  );
  for (const width of [390, 640, 820, 1050, 1279, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const box of [undefined, ...(await boxes.all())]) {
      // Too short, or without its end: each has its message, and an address its question.
      await box?.fill((await box.getAttribute("type")) === "email" ? "camille@gmail" : "1");
      await box?.blur();
      for (const fault of await uneven(page, `formulaire-${id}`)) faults.push(`${fault} at ${width} px`);
    }
    for (const box of await boxes.all()) await box.fill("");
  }
  await setTextSize(page, 200);
  const lefts = await boxes.evaluateAll((all) =>
    all.map((box) => Math.round(box.getBoundingClientRect().left)),
  );
  if (new Set(lefts).size > 1) faults.push("with large text fields stand side by side");
  await setTextSize(page, 100);
  return faults;
}
