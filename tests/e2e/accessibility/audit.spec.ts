import { JSDOM } from "jsdom";
import { paths } from "../../../src/shared/paths";
import { auditFaults } from "../documents/body";
import { estimator } from "../support/estimator";
import { expect, open, test } from "../support/test";

test("the audit's grid denies nothing that the estimator adds", async ({ page }) => {
  test.skip(!estimator, "Le site n’a pas d’estimation en ligne.");
  await open(page, `${paths.quote}#projet=${estimator?.projects[0]?.service.slug}`);
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(auditFaults({ document: new JSDOM(await page.content()).window.document })).toEqual([]);
});
