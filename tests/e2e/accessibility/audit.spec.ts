import { readFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../../../src/shared/paths";
import { builtAddresses, builtPage } from "../support/built-pages";
import { contentFolder } from "../support/content";
import { estimator } from "../support/estimator";
import { expect, open, test } from "../support/test";

interface Grid {
  readonly themes: readonly {
    readonly criteria: readonly { readonly number: string; readonly result: string }[];
  }[];
}

const grid = JSON.parse(
  readFileSync(path.join(contentFolder, "legal/accessibility-audit.json"), "utf8"),
) as Grid;
const withoutObject = new Set(
  grid.themes
    .flatMap(({ criteria }) => criteria)
    .filter(({ result }) => result === "not-applicable")
    .map(({ number }) => number),
);

/** What a page may hold, and the criteria of RGAA that it gives an object. */
const objects: Readonly<Record<string, readonly string[]>> = {
  iframe: ["2.1", "2.2"],
  video: ["4.11"],
  "caption, table[aria-label], table[aria-labelledby]": ["5.4", "5.5"],
  "table th": ["5.6", "5.7"],
  "body [lang]": ["8.8"],
  "form input, form textarea, form select": ["11.1", "11.2", "11.9", "11.10"],
  "fieldset, [role=radiogroup]": ["11.5", "11.6", "11.7"],
  optgroup: ["11.8"],
  "a[target=_blank]": ["13.2"],
};

/** Criteria that the grid calls « sans objet » though something of theirs is there. @param holds whether the selector finds any */
const denied = (holds: (selector: string) => boolean): string[] =>
  Object.entries(objects).flatMap(([selector, criteria]) =>
    criteria.filter((number) => withoutObject.has(number) && holds(selector)),
  );

test("the audit's grid denies nothing that the published pages hold", () => {
  const denials = builtAddresses().flatMap((address) => {
    const { document } = builtPage(address);
    return denied((selector) => document.querySelector(selector) !== null).map((one) => `${address}: ${one}`);
  });
  expect(denials).toEqual([]);
});

test("nor anything that the estimator adds", async ({ page }) => {
  test.skip(!estimator, "Le site n’a pas d’estimation en ligne.");
  await open(page, `${paths.quote}#projet=${estimator?.projects[0]?.service.slug}`);
  await expect(page.getByRole("radio").first()).toBeVisible();
  const found = await page.evaluate(
    (selectors) => selectors.filter((selector) => document.querySelector(selector)),
    Object.keys(objects),
  );
  expect(denied((selector) => found.includes(selector))).toEqual([]);
});
