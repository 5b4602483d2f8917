import { paths, servicePath } from "../../../src/shared/paths";
import { readBlock, readSetting, services, site } from "../support/content";
import { expect, navigateTo, open, test } from "../support/test";

const terms = readBlock<{
  readonly summary: string;
  readonly shortcuts: readonly { readonly label: string; readonly anchor: string }[];
  readonly groups: readonly {
    readonly title: string;
    readonly answers: readonly {
      readonly id: string;
      readonly label: string;
      readonly question: string;
      readonly figure?: { readonly value: string; readonly label: string };
    }[];
  }[];
}>("terms", "terms");
const faq = readSetting<{ readonly title: string }>("faq");
const answers = (terms?.groups ?? []).flatMap((group) => group.answers);

test.skip(!terms, "Le site n’a pas de page « Nos conditions ».");

test("every question is shown with its answer and its figure, group by group", async ({ page }) => {
  await open(page, paths.terms);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(answers.map(({ question }) => question));
  for (const { title } of terms?.groups ?? [])
    await expect(main.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  for (const { question, figure } of answers) {
    const answer = main.getByRole("region", { name: question, exact: true });
    await expect(answer).toBeVisible();
    if (figure) await expect(answer).toContainText(`${figure.value} ${figure.label}`);
  }
  await expect(main.getByText(/^Site de démonstration/)).toHaveCount(site.demonstration ? 1 : 0);
});

test("an address with an anchor opens at its answer, and the table of contents leads there", async ({
  page,
}) => {
  const [{ id, question }, { label }] = [answers.at(-1)!, answers[0]!];
  const heading = (name: string) => page.getByRole("heading", { level: 3, name, exact: true });
  await open(page, `${paths.terms}#${id}`);
  await expect(heading(question)).toBeInViewport();
  await page
    .getByRole("navigation", { name: "Sommaire" })
    .getByRole("link", { name: label, exact: true })
    .click();
  await expect(heading(answers[0]!.question)).toBeFocused();
  await expect(heading(answers[0]!.question)).toBeInViewport();
});

test("a service leads to the answers that decide, the questions of every page to all of them", async ({
  page,
}) => {
  const service = servicePath(services[0]!.slug);
  await open(page, service);
  const shortcut = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  for (const { label, anchor } of terms!.shortcuts)
    await expect(shortcut(label)).toHaveAttribute("href", `${paths.terms}#${anchor}`);
  const { label, anchor } = terms!.shortcuts.at(-1)!;
  await shortcut(label).click();
  const { question } = answers.find(({ id }) => id === anchor)!;
  await expect(page.getByRole("heading", { level: 3, name: question, exact: true })).toBeInViewport();

  await navigateTo(page, service);
  const questions = page.getByRole("region", { name: faq.title, exact: true });
  await expect(questions).toContainText(terms!.summary);
  await questions.getByRole("link", { name: "nos conditions" }).click();
  await expect(page).toHaveURL(paths.terms);
});

test("the quote page names the terms beside its form", async ({ page }) => {
  await open(page, paths.quote);
  const hero = page.locator("section", { has: page.locator("#titre") });
  await expect(hero).toContainText(terms!.summary);
  await expect(hero.getByRole("link", { name: "nos conditions" })).toHaveAttribute("href", paths.terms);
});
