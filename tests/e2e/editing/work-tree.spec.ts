import { globSync } from "node:fs";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { auditKind } from "../../../src/content-check/file-roles";
import { entryFolders } from "../../../src/shared/kinds";
import { watchFaults } from "../support/console";
import { contentFolder, isSetting, readContentFile, slugsOf } from "../support/content";
import { expect, fieldOf, openForm, test } from "./forms";

/* The forms of development, which write the files of a folder that the editor chooses: here, one that the browser keeps. */

test.use({ isLocal: true });

const files: readonly string[] = [
  ...entryFolders.flatMap(({ folder, file }) =>
    slugsOf(folder)
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

test("a form of every kind changes one text and no other byte", async ({ page, baseURL }) => {
  const faults = watchFaults(page, baseURL ?? "");
  await page.goto("/admin");
  const content = globSync("{*,*/*}/*.{json,md}", { cwd: contentFolder }).map((name) => `content/${name}`);
  await fillFolder(page, Object.fromEntries(content.map((name) => [name, readContentFile(name)])));
  await page.getByRole("button", { name: "Travailler avec un dépôt local" }).click();
  let count = 0;
  for (const file of files.map((name) => `content/${name}`)) {
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
