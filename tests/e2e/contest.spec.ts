import { open } from "./support/page";
import { readSetting } from "./support/site";
import { expect, test } from "./support/test";

interface Contest {
  readonly endDate: string;
  readonly rules: readonly string[];
  readonly endedNotice: string;
  readonly closedNotice: string;
  readonly ownership: string;
}
const contest = readSetting<Contest>("contest");

test("after its end the page says so, and the form stays usable", async ({ page }) => {
  await open(page, "/jeu-concours");
  expect(contest.endDate).toBe("2025-10-13");
  expect(contest.endedNotice).toContain("13/10/25");
  await expect(page.getByText(contest.endedNotice)).toBeVisible();
  await expect(page.getByRole("button", { name: "S’inscrire" })).toBeVisible();
  await expect(page.getByText(contest.ownership)).toBeVisible();
  const rules = page.locator("section", { has: page.locator("#regles") }).locator("ol > li");
  await expect(rules).toHaveText([...contest.rules]);
});

/** Another setting, as the next build would publish it; the page is reached by a link, as its data are then read. */
const other = [
  { afterEnd: "close", endDate: contest.endDate, form: 0, notice: contest.closedNotice },
  { afterEnd: "next", endDate: "2099-12-31", form: 1, notice: undefined },
];
for (const { afterEnd, endDate, form, notice } of other) {
  test(`with afterEnd « ${afterEnd} » and the end on ${endDate} the form is there ${form} times`, async ({
    page,
  }) => {
    await page.route("**/page-data/jeu-concours/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { result: { data: { contestSettings: object } } };
      Object.assign(data.result.data.contestSettings, { afterEnd, endDate });
      await route.fulfill({ response, json: data });
    });
    await open(page, "/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "Jeu-concours" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Gagnez/ })).toBeVisible();
    await expect(page.locator("main form")).toHaveCount(form);
    await expect(page.getByText(contest.closedNotice)).toHaveCount(notice ? 1 : 0);
    await expect(page.getByText(contest.endedNotice)).toHaveCount(0);
  });
}
