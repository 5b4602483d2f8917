import { globSync, readFileSync } from "node:fs";
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

test("a technology with its pictures, and an article, come out as a developer has written them", async ({
  page,
  github: { repository, pullRequests },
}) => {
  const [technology = "", article = ""] = ["technologies", "blog"].map((folder) => firstOf(folder));
  await signIn(page);

  await beginEntry(page, "Technologies");
  const data = JSON.parse(readFileSync(`content/${technology}/index.json`, "utf8")) as object;
  await fillForm(page, formFields(schemas, "technology", false), data, `content/${technology}`);
  await saveDraft(page);

  await beginEntry(page, "Articles");
  const source = readFileSync(`content/${article}/index.md`, "utf8");
  const identity = { kind: "blog-post", path: "blog/x/index.md", file: "", slug: "" };
  const { document } = readDocument(source, identity);
  const fields = { ...(document?.data as object), body: document?.body?.text.trim() };
  await fillForm(page, formFields(schemas, "blog-post", true), fields, `content/${article}`);
  await page.getByRole("radio", { name: "Adresse" }).click();
  await page.getByRole("button", { name: "Modifier la fin de l’adresse" }).click();
  await page.getByRole("textbox", { name: "Fin de l’adresse" }).fill(path.basename(article));
  await page.keyboard.press("Enter");
  await saveDraft(page);

  expect(pullRequests.map(({ branch }) => branch)).toEqual([`cms/${technology}`, `cms/${article}`]);
  for (const entry of [technology, article]) {
    const files = globSync(`content/${entry}/*`);
    expect(repository.changes(`cms/${entry}`).toSorted()).toEqual(
      files.map((file) => `A\t${file}`).toSorted(),
    );
    for (const file of files)
      expect(repository.blob(`cms/${entry}:${file}`)?.bytes.equals(readFileSync(file)), file).toBe(true);
  }
});

/** The first entry of a folder of the content, in alphabetical order: `blog/cahier-des-charges`. */
const firstOf = (folder: string): string => globSync(`${folder}/*/`, { cwd: "content" }).toSorted()[0] ?? "";
