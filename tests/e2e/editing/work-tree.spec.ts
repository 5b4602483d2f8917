import { globSync } from "node:fs";
import type { Page } from "playwright/test";
import { contentRoot } from "../../unit/setup/content";
import { watchFaults } from "../support/console";
import { cityFile, expect, fieldOf, openForm, readContentFile, test } from "./forms";

/* The forms of development, which write the files of a folder that the editor chooses: here, one that the browser keeps. */

test.use({ isLocal: true });

/** One file of each sort, and a text in it. */
const files: readonly (readonly [file: string, key: string, text: string])[] = [
  [cityFile, "title1", "Travailler avant le jour"],
  ["content/blog/ecrire-un-horaire/index.md", "title", "Écrire un horaire qui suit la marée"],
  ["content/legal/credits.md", "title", "Crédits et licences des éléments du site"],
  ["content/settings/home.json", "hero.subtitle", "Une équipe bretonne qui écoute, chiffre et construit."],
];

/** Puts texts into a folder of the browser's own storage, which the forms are given where an editor would choose one. */
async function fillFolder(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (entries) => {
    const storage = await navigator.storage.getDirectory();
    await storage.getDirectoryHandle(".git", { create: true });
    for (const [at, text] of entries) {
      const names = at.split("/");
      const last = names.pop() ?? "";
      let folder = storage;
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(storage) });
  }, Object.entries(texts));
}

/** A file as it is in that folder; empty while it is being written. */
const readFile = (page: Page, file: string): Promise<string> =>
  page
    .evaluate(async (at) => {
      let folder = await navigator.storage.getDirectory();
      const names = at.split("/");
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      return (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).text();
    }, file)
    .catch(() => "");

test("a form of each sort changes one text and no other byte", async ({ page, baseURL }) => {
  const faults = watchFaults(page, baseURL ?? "");
  await page.goto("/admin");
  const content = globSync("{*,*/*}/*.{json,md}", { cwd: contentRoot }).map((name) => `content/${name}`);
  await fillFolder(page, Object.fromEntries(content.map((name) => [name, readContentFile(name)])));
  await page.getByRole("button", { name: "Travailler avec un dépôt local" }).click();
  for (const [file, key, text] of files)
    await test.step(file, async () => {
      const source = readContentFile(file);
      expect(source).toContain(text);
      await openForm(page, file);
      await fieldOf(page, key).fill(`${text} Essai`);
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect.poll(() => readFile(page, file)).toBe(source.replace(text, `${text} Essai`));
    });
  expect(faults).toEqual([]);
});
