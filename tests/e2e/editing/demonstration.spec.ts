import type { Page } from "playwright/test";
import { parse } from "yaml";
import { auditKind } from "../../../src/content-check/file-roles";
import { entryFolders } from "../../../src/shared/kinds";
import { isSetting, readContentFile, slugsOf } from "../support/content";
import { markdownPosts } from "../support/site";
import { expect, fieldOf, openForm, test, tryForms } from "./forms";

/* The forms as long as no repository is named: each can be tried, and nothing is kept. */

test.use({ target: "demonstration" });

const files: readonly string[] = [
  ...entryFolders.flatMap(({ folder, file }) =>
    // The demonstration holds no articles of the future.
    (folder === "blog" ? markdownPosts : slugsOf(folder))
      .slice(0, 1)
      .map((slug) => `${folder}/${slug}/${file}`),
  ),
  ...["legal/credits.md", `legal/${auditKind}.json`],
  // tests/unit/admin/formats.test.ts writes each file of the content.
  ...["brand", "home", "site", "faq", "estimator"].filter(isSetting).map((name) => `settings/${name}.json`),
];

/** The first text of several words, in a group or not: items of lists are folded. */
function textOf(source: string): readonly [key: string, text: string] | undefined {
  const [, front] = /^---\n([\s\S]*?)^---$/m.exec(source) ?? [];
  const textsIn = (fields: object, before = ""): [string, string][] =>
    Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === "string") return [[before + key, value] as [string, string]];
      return value instanceof Object && !Array.isArray(value) ? textsIn(value, `${before}${key}.`) : [];
    });
  const texts = textsIn(parse(front ?? source) as object);
  return texts.find(([, text]) => /^\p{L}+\P{L}\p{L}+ [^<"\n]+$/u.test(text));
}

/** A file as the demonstration has kept it in this browser; empty while it is being written. */
const readFile = (page: Page, file: string): Promise<string> =>
  page
    .evaluate(async (at) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("sveltia-cms-test");
      const names = at.split("/");
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      return (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).text();
    }, file)
    .catch(() => "");

test("a form of every kind changes one text and no other byte", async ({ page, baseURL }) => {
  const faults = await tryForms(page, baseURL);
  let count = 0;
  for (const file of files.map((one) => `content/${one}`)) {
    const source = readContentFile(file);
    const [key, text] = textOf(source) ?? [];
    if (key === undefined || text === undefined) continue;
    await test.step(file, async () => {
      await openForm(page, file);
      await fieldOf(page, key).fill(`${text} Essai`);
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect.poll(() => readFile(page, file)).toBe(source.replace(text, () => `${text} Essai`));
    });
    count += 1;
  }
  expect(count).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("a browser that cannot write files says so, and opens the forms", async ({ page }) => {
  // As Safari before 26; private windows and plain http lack more, and end in the same place of the code.
  await page.addInitScript(() => Reflect.deleteProperty(FileSystemFileHandle.prototype, "createWritable"));
  await tryForms(page);
  const alert = page.getByRole("alert").filter({ hasText: "Ce navigateur ne laisse pas le site y ranger" });
  await expect(alert).toBeVisible();
  await page.getByRole("treeitem", { name: "Villes" }).click();
  await page.getByRole("button", { name: "Créer une entrée", exact: true }).first().click();
  await expect(fieldOf(page, "city")).toBeEditable();
});
