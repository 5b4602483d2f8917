import type { Page } from "playwright/test";
import { readContentFile } from "../support/content";
import { city, entry, expect, fieldOf, openForm, test } from "./forms";
import { token } from "./github";

/* From a form to a pull request, and from there to the branch that is published. */

/** Opens the forms and signs in with a token. */
async function signIn(page: Page, text: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Se connecter avec un jeton d’accès" }).click();
  await page.getByRole("textbox", { name: "Jeton d’accès personnel" }).fill(text);
  await page.getByRole("alertdialog").getByRole("button", { name: "Se connecter" }).click();
}

test("a change of one text becomes a pull request of that text alone, does not undo what somebody else has saved, and is published once the checks are green", async ({
  page,
  context,
  github: { state },
}) => {
  const [title, branch] = [`Modifier ville : ${entry.replace("cities/", "")}`, `cms/${entry}`];
  const file = `content/${entry}/index.json`;
  const save = page.getByRole("button", { name: "Enregistrer" });
  /** Expects a save to be refused for a reason, which the editor is told, and the form to keep the text. */
  const expectRefused = async (reason: string, field: string, typed: string) => {
    await save.click();
    const refusal = page.getByRole("alertdialog", { name: "L’entrée n’est pas enregistrée" });
    await expect(refusal).toContainText(reason);
    await refusal.getByRole("button", { name: "OK" }).click();
    await expect(fieldOf(page, field)).toHaveValue(typed);
  };

  await signIn(page, "faux");
  await expect(page.getByText("Le jeton fourni n’est pas valide.")).toBeVisible();
  await signIn(page, token);
  await openForm(page, file);
  const typed = "Environ 110 km, l'affaire d'une heure !";
  await fieldOf(page, "journey").fill(typed);
  await context.route("https://api.github.com/**", (route) => route.abort("internetdisconnected"), {
    times: 1,
  });
  const unreachable = "GitHub ne répond pas. Vérifiez votre connexion, puis recommencez.";
  await expectRefused(unreachable, "journey", typed);
  await save.click();
  await page.getByRole("button", { name: "Envoyer en révision" }).click();
  await expect(page.getByRole("row", { name: city.city })).toContainText("En révision");
  const labels = [{ name: "sveltia-cms/pending_review" }];
  await expect
    .poll(() => state.pullRequest)
    .toMatchObject({ title, head: { ref: branch }, draft: false, labels });
  const set = '"journey": "Environ 110\u00a0km, l’affaire d’une heure\u00a0!"';
  const first = readContentFile(file).replace(/"journey": ".*"/, set);
  expect(state.changed).toEqual({ [file]: first });

  await openForm(page, file);
  await fieldOf(page, "travel").fill("En train.");
  const own = state.branches.get(branch) ?? "";
  state.branches.set(branch, "0".repeat(40));
  await expectRefused("Quelqu’un d’autre a enregistré cette entrée entre-temps.", "travel", "En train.");
  expect(state.changed).toEqual({ [file]: first });
  state.branches.set(branch, own);
  await save.click();
  await expect.poll(() => state.changed[file]).toBe(first.replace(/"travel": ".*"/, '"travel": "En train."'));

  await openForm(page, file);
  await page.getByRole("button", { name: /^Statut/ }).click();
  await page.getByRole("menuitemradio", { name: "Prêt" }).click();
  const publish = async () => {
    await page.getByRole("button", { name: "Publier" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publier" }).click();
  };
  await publish();
  await expect(page.getByText("GitHub a refusé la publication.")).toBeVisible();
  expect(state.isMerged).toBe(false);
  state.areChecksGreen = true;
  await publish();
  await expect.poll(() => state.isMerged).toBe(true);
  await expect.poll(() => state.branches.size).toBe(0);
});
