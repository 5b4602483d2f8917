import { cityFile, expect, fieldOf, openForm, readContentFile, test } from "./forms";
import { token } from "./github";

test("a changed text becomes a pull request, and undoes nobody else’s", async ({
  page,
  github: { state },
}) => {
  const branch = "cms/cities/lorient";
  const save = page.getByRole("button", { name: "Enregistrer" });

  await page.goto("/admin");
  await page.getByRole("button", { name: "Se connecter avec un jeton d’accès" }).click();
  await page.getByRole("textbox", { name: "Jeton d’accès personnel" }).fill(token);
  await page.getByRole("alertdialog").getByRole("button", { name: "Se connecter" }).click();
  await openForm(page, cityFile);
  await fieldOf(page, "journey").fill("Environ 110 km, l'affaire d'une heure !");
  await save.click();
  await page.getByRole("button", { name: "Envoyer en révision" }).click();
  await expect(page.getByRole("row", { name: "Lorient" })).toContainText("En révision");
  const pullRequest = {
    title: "Modifier ville : lorient",
    head: { ref: branch },
    draft: false,
    labels: [{ name: "sveltia-cms/pending_review" }],
  };
  await expect.poll(() => state.pullRequest).toMatchObject(pullRequest);
  const set = `"journey": "Environ 110 km, l'affaire d'une heure !"`;
  const first = readContentFile(cityFile).replace(/"journey": ".*"/, set);
  expect(state.changed).toEqual({ [cityFile]: first });

  await openForm(page, cityFile);
  await fieldOf(page, "travel").fill("En train.");
  const own = state.branches.get(branch) ?? "";
  state.branches.set(branch, "0".repeat(40));
  await save.click();
  const refusal = page.getByRole("alertdialog", { name: "L’entrée n’est pas enregistrée" });
  await expect(refusal).toContainText("Quelqu’un d’autre a enregistré cette entrée entre-temps.");
  await refusal.getByRole("button", { name: "OK" }).click();
  await expect(fieldOf(page, "travel")).toHaveValue("En train.");
  expect(state.changed).toEqual({ [cityFile]: first });
  state.branches.set(branch, own);
  await save.click();
  await expect
    .poll(() => state.changed[cityFile])
    .toBe(first.replace(/"travel": ".*"/, '"travel": "En train."'));
});
