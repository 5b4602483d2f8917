import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formFields } from "../../../src/admin/fields";
import { readDocument } from "../../../src/content-check/read/document";
import { fillForm } from "./fill-form";
import { beginEntry, expect, openForm, saveDraft, schemas, signIn, test, write } from "./forms";

/* From a form to a pull request, and from there to the branch that is published. */

test("a change of one text becomes a pull request that changes this text alone, and is published once it may be", async ({
  page,
  github,
}) => {
  await signIn(page);
  await openForm(page, "cities/entries/lyon/index");
  await write(page, "journey", "Environ 110 km, l'affaire d'une heure !");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Envoyer en révision" }).click();
  await expect(page.getByRole("row", { name: "Lyon" })).toContainText("En révision");

  const { pullRequests, repository } = github;
  const [title, branch] = ["Modifier ville : lyon", "cms/cities/lyon"];
  await expect
    .poll(() => pullRequests)
    .toMatchObject([{ title, branch, isDraft: false, labels: ["sveltia-cms/pending_review"] }]);
  const changed = repository.git(["diff", "--unified=0", `main...${branch}`]).match(/^[+-] .*/gm);
  expect(changed).toEqual([
    expect.stringMatching(/^- {2}"journey": /),
    '+  "journey": "Environ 110\u00a0km, l’affaire d’une heure\u00a0!",',
  ]);

  await openForm(page, "cities/entries/lyon/index");
  github.areChecksGreen = false;
  await page.getByRole("button", { name: /^Statut/ }).click();
  await page.getByRole("menuitemradio", { name: "Prêt" }).click();
  const publish = page.getByRole("button", { name: "Publier" });
  await publish.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("GitHub a refusé la publication.")).toBeVisible();
  const published = () => repository.git(["show", "main:content/cities/lyon/index.json"]);
  expect(published()).not.toContain("l’affaire d’une heure");

  github.areChecksGreen = true;
  await publish.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publier" }).click();
  await expect.poll(published).toContain("l’affaire d’une heure");
  await expect.poll(() => repository.commitOf(branch)).toBeUndefined();
  expect(pullRequests[0]?.isOpen).toBe(false);
});

test("a technology with its pictures, and an article, come out byte for byte as a developer has written them", async ({
  page,
  github: { repository, pullRequests },
}) => {
  await signIn(page);

  await beginEntry(page, "Technologies");
  const bash = JSON.parse(readFileSync("content/technologies/bash/index.json", "utf8")) as object;
  await fillForm(page, formFields(schemas, "technology", false), bash, "content/technologies/bash");
  await saveDraft(page);

  await beginEntry(page, "Articles");
  const source = readFileSync("content/blog/mvp-en-30-jours/index.md", "utf8");
  const identity = { kind: "blog-post", path: "blog/x/index.md", file: "", slug: "" };
  const { document } = readDocument(source, identity);
  const article = { ...(document?.data as object), body: document?.body?.text.trim() };
  await fillForm(page, formFields(schemas, "blog-post", true), article, "content/blog/mvp-en-30-jours");
  await page.getByRole("radio", { name: "Adresse" }).click();
  await page.getByRole("button", { name: "Modifier la fin de l’adresse" }).click();
  await page.getByRole("textbox", { name: "Fin de l’adresse" }).fill("mvp-en-30-jours");
  await page.keyboard.press("Enter");
  await saveDraft(page);

  const entries = ["technologies/bash", "blog/mvp-en-30-jours"];
  expect(pullRequests.map(({ branch }) => branch)).toEqual(entries.map((entry) => `cms/${entry}`));
  const home = test.info().outputPath("site");
  mkdirSync(home, { recursive: true });
  for (const entry of entries) {
    const [written, folder] = [path.join(home, "content", entry), path.join("content", entry)];
    repository.checkOut(`cms/${entry}`, home);
    expect(readdirSync(written).sort()).toEqual(readdirSync(folder).sort());
    for (const file of readdirSync(folder)) {
      const [one, other] = [written, folder].map((at) =>
        readFileSync(path.join(at, file)).toString("latin1"),
      );
      expect(one, file).toBe(other);
    }
  }
});
