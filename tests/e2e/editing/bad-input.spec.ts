import { beginEntry, expect, fieldOf, openForm, saveDraft, signIn, test, write } from "./forms";

/* What goes wrong in the forms, and what they say of it. */

test("a token that GitHub does not know, or that lacks a right, is refused with a sentence that says so", async ({
  page,
  github,
}) => {
  await signIn(page, "faux");
  await expect(page.getByText("Le jeton fourni n’est pas valide.")).toBeVisible();

  github.tokens.set("lecture", []);
  await signIn(page, "lecture");
  await openForm(page, "cities/entries/lyon/index");
  await write(page, "journey", "Environ 110 km");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.waitForTimeout(2000);
  console.log("A", (await page.locator("body").ariaSnapshot()).slice(-700));
});

test("two", async ({ page, context, github }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/admin");
  await openForm(other, "cities/entries/lyon/index");
  await openForm(page, "cities/entries/lyon/index");
  await write(page, "journey", "Environ 110 km, dit la première");
  await saveDraft(page);
  await write(other, "travel", "Par le train, dit la seconde.");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await other.waitForTimeout(2500);
  console.log("B", (await other.locator("body").ariaSnapshot()).slice(-700), github.repository.git(["log","--oneline","--all"]), github.pullRequests.length);
});

test("big", async ({ page }) => {
  await signIn(page);
  await beginEntry(page, "Villes");
  const pick = async (name: string, size: number) => {
    await fieldOf(page, "banner1.src").getByRole("button", { name: "Parcourir" }).click();
    const dialog = page.getByRole("dialog", { name: "Sélectionner une image" });
    const chosen = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Téléverser" }).click();
    await (await chosen).setFiles({ name, mimeType: "image/png", buffer: Buffer.alloc(size, 7) });
  };
  await pick("Été à Lyon.png", 1000);
  await page.waitForTimeout(1000);
  console.log("C", (await page.locator("body").ariaSnapshot()).slice(-900));
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await pick("lourde.png", 12 * 1024 * 1024);
  await page.waitForTimeout(1000);
  console.log("D", (await page.locator("body").ariaSnapshot()).slice(-900));
});

test("offline", async ({ page, context }) => {
  await signIn(page);
  await openForm(page, "cities/entries/lyon/index");
  await write(page, "journey", "Environ 110 km, hors ligne");
  await context.unroute("https://api.github.com/**");
  await context.route("https://api.github.com/**", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.waitForTimeout(2500);
  console.log("E", (await page.locator("body").ariaSnapshot()).slice(-700));
});

test("broken", async ({ page, github }) => {
  const main = github.repository.commitOf("main") ?? "";
  const contents = Buffer.from('{ "city": "Lyon", ').toString("base64");
  github.repository.commit("main", main, { additions: [{ path: "content/cities/lyon/index.json", contents }], deletions: [] }, "Break");
  await signIn(page);
  await page.waitForTimeout(4000);
  console.log("F", (await page.locator("body").ariaSnapshot()).slice(-700), (await page.locator("body").innerText()).match(/.*(illisible|erreur).*/g));
});

test("pattern", async ({ page }) => {
  await signIn(page);
  await openForm(page, "cities/entries/lyon/index");
  await write(page, "locative", "Lyon");
  await write(page, "departement.code", "690");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.waitForTimeout(1500);
  console.log("G", (await fieldOf(page, "locative").ariaSnapshot()), (await fieldOf(page, "departement.code").ariaSnapshot()));
});
