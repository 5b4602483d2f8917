import { randomBytes } from "node:crypto";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { beginEntry, expect, fieldOf, openForm, saveDraft, signIn, test, write } from "./forms";

/* What goes wrong in the forms, what they say of it, and that nothing is lost by it. */

const lyon = "cities/entries/lyon/index";

/** A picture of so many pixels a side, which do not compress. */
const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

/** What a form says that could not be saved. */
const refusal = (page: Page) => page.getByRole("alertdialog", { name: "L’entrée n’est pas enregistrée" });

test("a token that GitHub does not know is refused", async ({ page }) => {
  await signIn(page, "faux");
  await expect(page.getByText("Le jeton fourni n’est pas valide.")).toBeVisible();
});

for (const [rights, missing] of [
  [[], "Contents"],
  [["contents"], "Pull requests"],
] as const)
  test(`a token without the right « ${missing} » is told which one it lacks`, async ({ page, github }) => {
    github.tokens.set("faible", rights);
    await signIn(page, "faible");
    await openForm(page, lyon);
    await write(page, "journey", "Environ 110 km");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(refusal(page)).toContainText(
      `Il manque à votre jeton le droit «\u00a0${missing}\u00a0: Read and write\u00a0»`,
    );
    await refusal(page).getByRole("button", { name: "OK" }).click();
    await expect(fieldOf(page, "journey").getByRole("textbox")).toHaveValue("Environ 110 km");
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
  await other.getByRole("button", { name: "Enregistrer" }).click();
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

test("without a connection the form keeps its text, says so, and saves it later", async ({
  page,
  context,
  github,
}) => {
  await signIn(page);
  await openForm(page, lyon);
  await write(page, "journey", "Écrit dans un train");
  await context.route("https://api.github.com/**", (route) => route.abort("internetdisconnected"), {
    times: 1,
  });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(refusal(page)).toContainText(
    "GitHub ne répond pas. Vérifiez votre connexion, puis recommencez.",
  );
  expect(github.pullRequests).toEqual([]);
  await refusal(page).getByRole("button", { name: "OK" }).click();
  await saveDraft(page);
  await expect.poll(() => github.pullRequests.length).toBe(1);
});

test("a picture of 12 MB is refused, and the name of another becomes one that an address can hold", async ({
  page,
}) => {
  await signIn(page);
  await beginEntry(page, "Villes");
  await fieldOf(page, "banner1.src").getByRole("button", { name: "Parcourir" }).click();
  const dialog = page.getByRole("dialog", { name: "Sélectionner une image" });
  const upload = async (name: string, side: number): Promise<void> => {
    const chosen = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Téléverser" }).click();
    await (await chosen).setFiles({ name, mimeType: "image/png", buffer: await noise(side) });
  };
  await upload("Été à Lyon.png", 20);
  await expect(dialog.getByRole("option", { name: "ete-a-lyon.png" })).toBeVisible();
  await upload("lourde.png", 2100);
  await dialog.getByRole("button", { name: "Insérer" }).click();
  const refused = page.getByRole("alertdialog").filter({ hasText: "lourde.png" });
  await expect(refused).toContainText("il dépasse la taille maximale");
});

test("a value of another shape than the schema's is refused beside its field, with an example", async ({
  page,
  github,
}) => {
  await signIn(page);
  await openForm(page, lyon);
  await write(page, "locative", "Lyon");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(fieldOf(page, "locative").getByRole("alert")).toContainText(
    "Exemples\u00a0: à Lyon, au Havre.",
  );
  expect(github.pullRequests).toEqual([]);
});

test("an entry that cannot be read is left out, and the others are there", async ({ page, github }) => {
  const { repository } = github;
  const contents = Buffer.from('{ "city": "Lyon", ').toString("base64");
  const broken = { additions: [{ path: "content/cities/lyon/index.json", contents }], deletions: [] };
  repository.commit("main", repository.commitOf("main") ?? "", broken, "Break an entry");
  await signIn(page);
  await expect(page.getByRole("row", { name: "Lille" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Lyon" })).toHaveCount(0);
});
