import type { Page } from "playwright/test";
import { auditKind } from "../../../src/content-check/file-roles";
import { entryFolders } from "../../../src/shared/kinds";
import { isSetting, readContentFile, slugsOf } from "../support/content";
import { markdownPosts } from "../support/site";
import { expect, fieldOf, openForm, test, tryForms } from "./forms";

/* The forms as long as no repository is named: each can be tried, and nothing is kept. */

test.use({ target: "demonstration" });

/** What is changed in a form: a text of several words, or an hour; a file without either is left out. */
const textOrHour = /\p{L}{3,} \p{L}+ \p{L}|"\d\d:\d\d"/u;

/** A file of every kind, in `content/`. */
const files: readonly string[] = [
  ...entryFolders.flatMap(({ folder, file }) =>
    // The demonstration holds no articles of the future.
    (folder === "blog" ? markdownPosts : slugsOf(folder))
      .slice(0, 1)
      .map((slug) => `${folder}/${slug}/${file}`),
  ),
  ...["legal/credits.md", `legal/${auditKind}.json`],
  // Together they have fields of every type; tests/unit/admin/formats.test.ts writes each file of the content.
  ...["brand", "home", "site", "claims", "faq", "opening", "estimator"]
    .filter(isSetting)
    .map((name) => `settings/${name}.json`),
].filter((file) => textOrHour.test(readContentFile(`content/${file}`)));

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

/** Changes the first text of several words in the open form, or the first hour. @returns what it was and what it is now */
async function changeText(page: Page): Promise<readonly [before: string, after: string]> {
  const find = () =>
    page.locator(".field-wrapper :is(input[type=text], textarea)").evaluateAll((boxes) => {
      const box = boxes.find((one) =>
        /\p{L}{3,} \p{L}+ \p{L}|^\d\d:\d\d$/u.test((one as HTMLInputElement).value),
      );
      return box?.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
    });
  // Items of lists are folded. Choices have such a button too, out of the keyboard's way.
  const folded = page.locator('button[aria-label="Développer"]:not([tabindex="-1"])').first();
  let key = await find();
  for (; key === undefined; key = await find()) await folded.click();
  const box = fieldOf(page, key);
  const before = await box.inputValue();
  const after = /^\d/.test(before) ? "00:05" : `${before} Essai`;
  await box.fill(after);
  return [before, after];
}

for (const rank of [0, 1])
  test(`a form of every kind writes the text that changes, and no other byte, without a fault (${rank + 1} of 2)`, async ({
    page,
    baseURL,
  }) => {
    const faults = await tryForms(page, baseURL);
    for (const file of files.filter((_, index) => index % 2 === rank).map((one) => `content/${one}`))
      await test.step(file, async () => {
        await openForm(page, file);
        const [before, after] = (await changeText(page)).map((text) => JSON.stringify(text));
        await page.getByRole("button", { name: "Enregistrer" }).click();
        const expected = readContentFile(file).replace(before ?? "", () => after ?? "");
        expect(expected).toContain(after);
        await expect.poll(() => readFile(page, file)).toBe(expected);
      });
    expect(faults).toEqual([]);
  });

test("says why its lists are empty in a browser that cannot write files, and opens its forms", async ({
  page,
}) => {
  // As Safari before 26; private windows and plain http lack more, and end in the same place of the code.
  await page.addInitScript(() => Reflect.deleteProperty(FileSystemFileHandle.prototype, "createWritable"));
  await tryForms(page);
  const alert = page.getByRole("alert").filter({ hasText: "Ce navigateur ne laisse pas le site y ranger" });
  await expect(alert).toBeVisible();
  await page.getByRole("treeitem", { name: "Villes" }).click();
  await page.getByRole("button", { name: "Créer une entrée", exact: true }).first().click();
  await expect(page.getByText("Vous créez maintenant")).toBeAttached();
  await expect(fieldOf(page, "city")).toBeEditable();
});
