import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { maxPictureBytes } from "../../../src/content-check/kinds";
import { beginEntry, expect, fieldOf, openForm, saveDraft, signIn, test, write } from "./forms";

/* What goes wrong in the forms, what they say of it, and that nothing is lost by it. */

const lyon = "cities/entries/lyon/index";

/** What a form says that could not be saved. */
const refusal = (page: Page) => page.getByRole("alertdialog", { name: "L’entrée n’est pas enregistrée" });

const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Enregistrer" }).click();

test("a token that GitHub does not know is refused, and an entry that cannot be read is left out", async ({
  page,
  github: { repository },
}) => {
  const contents = Buffer.from('{ "city": "Lyon", ').toString("base64");
  const broken = { additions: [{ path: "content/cities/lyon/index.json", contents }], deletions: [] };
  repository.commit("main", repository.commitOf("main") ?? "", broken, "Break an entry");
  await signIn(page, "faux");
  await expect(page.getByText("Le jeton fourni n’est pas valide.")).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("row", { name: "Lille" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Lyon" })).toHaveCount(0);
});

test("a form that cannot be saved says why, keeps its text, and saves it once it can", async ({
  page,
  context,
  github,
}) => {
  github.tokens.set("faible", []);
  await signIn(page, "faible");
  await openForm(page, lyon);

  await write(page, "locative", "Lyon");
  await save(page);
  await expect(fieldOf(page, "locative").getByRole("alert")).toContainText(
    "Exemples\u00a0: à Aubercombe, au Vernoy.",
  );
  await write(page, "locative", "à Lyon, ma ville");

  const refused = async (reason: string): Promise<void> => {
    await save(page);
    await expect(refusal(page)).toContainText(reason);
    await refusal(page).getByRole("button", { name: "OK" }).click();
    await expect(fieldOf(page, "locative").getByRole("textbox")).toHaveValue("à Lyon, ma ville");
    expect(github.pullRequests).toEqual([]);
  };
  const aborted = "https://api.github.com/**";
  await context.route(aborted, (route) => route.abort("internetdisconnected"), { times: 1 });
  await refused("GitHub ne répond pas. Vérifiez votre connexion, puis recommencez.");
  await refused("Il manque à votre jeton le droit «\u00a0Contents\u00a0: Read and write\u00a0»");
  github.tokens.set("faible", ["contents"]);
  await refused("Il manque à votre jeton le droit «\u00a0Pull requests\u00a0: Read and write\u00a0»");

  github.tokens.set("faible", ["contents", "pull requests"]);
  await saveDraft(page);
  await expect.poll(() => github.pullRequests.length).toBe(1);
  expect(github.repository.git(["show", "cms/cities/lyon:content/cities/lyon/index.json"])).toContain(
    '"locative": "à Lyon, ma ville"',
  );
});

test("of two people on one entry, the second is told instead of undoing what the first has saved", async ({
  page,
  context,
  github,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/admin");
  await openForm(other, lyon);
  await openForm(page, lyon);
  await write(page, "journey", "Dit par la première");
  await saveDraft(page);

  await write(other, "travel", "Dit par la seconde.");
  await save(other);
  await expect(refusal(other)).toContainText("Quelqu’un d’autre a enregistré cette entrée entre-temps.");
  await expect(fieldOf(other, "travel").getByRole("textbox")).toHaveValue("Dit par la seconde.");
  const saved = () => github.repository.git(["show", "cms/cities/lyon:content/cities/lyon/index.json"]);
  expect(saved()).toContain("Dit par la première");

  // Loaded again, the form of the second starts from what the first has saved.
  await other.bringToFront();
  await other.reload();
  await expect(fieldOf(other, "journey").getByRole("textbox")).toHaveValue("Dit par la première");
  await write(other, "travel", "Dit par la seconde.");
  await saveDraft(other);
  await expect.poll(saved).toContain("Dit par la seconde.");
  expect(saved()).toContain("Dit par la première");
});

test("a picture that is too heavy is refused, and the name of another becomes one that an address can hold", async ({
  page,
}) => {
  await signIn(page);
  await beginEntry(page, "Villes");
  await fieldOf(page, "banner1.src").getByRole("button", { name: "Parcourir" }).click();
  const dialog = page.getByRole("dialog", { name: "Sélectionner une image" });
  const picture = readFileSync("tests/agency-api/images/figure-clavier.png");
  const upload = async (name: string, buffer: Buffer): Promise<void> => {
    const chosen = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Téléverser" }).click();
    await (await chosen).setFiles({ name, mimeType: "image/png", buffer });
  };
  await upload("Été à Lyon.png", picture);
  await expect(dialog.getByRole("option", { name: "ete-a-lyon.png" })).toBeVisible();
  await upload("lourde.png", Buffer.concat([picture, Buffer.alloc(maxPictureBytes)]));
  await dialog.getByRole("button", { name: "Insérer" }).click();
  const refused = page.getByRole("alertdialog").filter({ hasText: "lourde.png" });
  await expect(refused).toContainText("il dépasse la taille maximale");
});
