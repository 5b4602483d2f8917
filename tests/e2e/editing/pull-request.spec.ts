import type { Page } from "playwright/test";
import { city, entry, entryForm, expect, fieldOf, openForm, saveDraft, signIn, test, write } from "./forms";

/* From a form to a pull request, and from there to the branch that is published. */

const branch = `cms/${entry}`;
const file = `${entry}/index.json`;
const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Enregistrer" }).click();

/** Expects a save to be refused for a reason, which the editor is told. */
async function expectRefused(page: Page, reason: string): Promise<void> {
  await save(page);
  const refusal = page.getByRole("alertdialog", { name: "L’entrée n’est pas enregistrée" });
  await expect(refusal).toContainText(reason);
  await refusal.getByRole("button", { name: "OK" }).click();
}

test("a change of one text becomes a pull request that changes this text alone, and is published once it may be", async ({
  page,
  context,
  github,
}) => {
  await signIn(page, "faux");
  await expect(page.getByText("Le jeton fourni n’est pas valide.")).toBeVisible();
  await signIn(page);
  await openForm(page, entryForm);
  const typed = "Environ 110 km, l'affaire d'une heure !";
  await write(page, "journey", typed);
  await context.route("https://api.github.com/**", (route) => route.abort("internetdisconnected"), {
    times: 1,
  });
  await expectRefused(page, "GitHub ne répond pas. Vérifiez votre connexion, puis recommencez.");
  await expect(fieldOf(page, "journey").getByRole("textbox")).toHaveValue(typed);
  await save(page);
  await page.getByRole("button", { name: "Envoyer en révision" }).click();
  await expect(page.getByRole("row", { name: city.city })).toContainText("En révision");

  const { pullRequests, repository } = github;
  const title = `Modifier ville : ${entry.replace("cities/", "")}`;
  await expect
    .poll(() => pullRequests)
    .toMatchObject([{ title, branch, isDraft: false, labels: ["sveltia-cms/pending_review"] }]);
  const changed = repository.git(["diff", "--unified=0", `main...${branch}`]).match(/^[+-] .*/gm);
  expect(changed).toEqual([
    expect.stringMatching(/^- {2}"journey": /),
    '+  "journey": "Environ 110\u00a0km, l’affaire d’une heure\u00a0!",',
  ]);

  await openForm(page, entryForm);
  github.areChecksGreen = false;
  await page.getByRole("button", { name: /^Statut/ }).click();
  await page.getByRole("menuitemradio", { name: "Prêt" }).click();
  const publish = page.getByRole("button", { name: "Publier" });
  await publish.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("GitHub a refusé la publication.")).toBeVisible();
  const published = () => repository.blob(`main:content/${file}`)?.bytes.toString();
  expect(published()).not.toContain("l’affaire d’une heure");

  github.areChecksGreen = true;
  await publish.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier" }).click();
  await expect.poll(published).toContain("l’affaire d’une heure");
  await expect.poll(() => repository.commitOf(branch)).toBeUndefined();
  expect(pullRequests[0]?.isOpen).toBe(false);
});

test("of two people on one entry, the second is told instead of undoing what the first has saved", async ({
  page,
  github: { repository },
}) => {
  await signIn(page);
  await openForm(page, entryForm);
  await write(page, "journey", "Dit par la seconde");
  await saveDraft(page);
  await openForm(page, entryForm);
  await write(page, "travel", "Dit par la seconde.");

  // The other saves meanwhile, in a browser of their own.
  const saved = () => repository.blob(`${branch}:content/${file}`)?.bytes.toString() ?? "";
  const text = saved().replace("Dit par la seconde", "Dit par la première");
  const additions = [{ path: `content/${file}`, contents: Buffer.from(text).toString("base64") }];
  repository.commit(branch, repository.commitOf(branch)!, { additions, deletions: [] }, "Save elsewhere");

  await expectRefused(page, "Quelqu’un d’autre a enregistré cette entrée entre-temps.");
  await expect(fieldOf(page, "travel").getByRole("textbox")).toHaveValue("Dit par la seconde.");
  expect(saved()).toBe(text);
});
