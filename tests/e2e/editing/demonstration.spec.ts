import type { Page } from "playwright/test";
import { schemaAt } from "../../../src/content-check/schema/at";
import { auditKind } from "../../../src/content-check/file-roles";
import { entryFolders, legalPage } from "../../../src/shared/kinds";
import { isSetting, readContentFile, slugsOf } from "../support/content";
import { markdownPosts } from "../support/site";
import { beginEntry, expect, fieldOf, openForm, schemas, test, tryForms } from "./forms";

/* The forms as long as no repository is named: each can be tried, and nothing is kept. */

test.use({ target: "demonstration" });

/** One form of every kind: its kind, its address, its file. */
const forms: readonly (readonly [kind: string, form: string, file: string])[] = [
  ...entryFolders.flatMap(({ kind, folder, file }) =>
    // The demonstration holds no articles of the future.
    (folder === "blog" ? markdownPosts : slugsOf(folder))
      .slice(0, 1)
      .map(
        (slug) =>
          [
            kind,
            `${folder}/entries/${slug}/${file.replace(/\..*/, "")}`,
            `content/${folder}/${slug}/${file}`,
          ] as const,
      ),
  ),
  [legalPage.kind, "legal/entries/credits", "content/legal/credits.md"],
  [auditKind, `_singletons/entries/${auditKind}`, `content/legal/${auditKind}.json`],
  // Together they have fields of every type; tests/unit/admin/formats.test.ts writes each file of the content.
  ...["brand", "home", "site", "claims", "faq", "opening", "estimator"]
    .filter(isSetting)
    .map((name) => [name, `_singletons/entries/${name}`, `content/settings/${name}.json`] as const),
];

/** What to write where a form has no free text. */
const others: Readonly<Record<string, readonly [key: string, value: string]>> = {
  opening: ["slots.0.from", "00:05"],
};

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

/** Changes one text of the open form. @returns its key, what it was and what it is now */
async function changeText(page: Page, kind: string): Promise<[key: string, before: string, after: string]> {
  const isFree = (key: string): boolean => {
    const at = key.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return ["texte", "html"].includes(schemaAt(schemas, kind, at)?.ref ?? "");
  };
  const [wanted, value] = others[kind] ?? [];
  const find = async (): Promise<string | undefined> => {
    const keys = await page
      .locator("[data-key-path]:has(> .field-wrapper :is(input[type=text], textarea))")
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset.keyPath ?? ""));
    return keys.find((key) => (wanted ? key === wanted : isFree(key)));
  };
  // Items of lists are folded. Choices have such a button too, out of the keyboard's way.
  const folded = page.locator('button[aria-label="Développer"]:not([tabindex="-1"])').first();
  let key = await find();
  for (; key === undefined; key = await find()) await folded.click();
  const box = fieldOf(page, key).getByRole("textbox");
  const before = await box.inputValue();
  const after = value ?? `${before} Essai`.trim();
  await box.fill(after);
  return [key, before, after];
}

/** The file with the change; a field that was empty is added at the end. */
function changed(
  source: string,
  [key, before, after]: readonly [key: string, before: string, after: string],
): string {
  if (before === "") return `${JSON.stringify({ ...JSON.parse(source), [key]: after }, null, 2)}\n`;
  const old = JSON.stringify(before);
  expect(source).toContain(old);
  return source.replace(old, () => JSON.stringify(after));
}

for (const rank of [0, 1])
  test(`a form of every kind writes the text that changes, and no other byte (${rank + 1} of 2)`, async ({
    page,
  }) => {
    await tryForms(page);
    for (const [kind, form, file] of forms.filter((_, index) => index % 2 === rank))
      await test.step(file, async () => {
        await openForm(page, form);
        const change = await changeText(page, kind);
        await page.getByRole("button", { name: "Enregistrer" }).click();
        const expected = changed(readContentFile(file), change);
        await expect.poll(() => readFile(page, file)).toBe(expected);
      });
  });

test("says why its lists are empty in a browser that cannot write files, and opens its forms", async ({
  page,
}) => {
  // As Safari before 26; private windows and plain http lack more, and end in the same place of the code.
  await page.addInitScript(() => Reflect.deleteProperty(FileSystemFileHandle.prototype, "createWritable"));
  await tryForms(page);
  const alert = page.getByRole("alert").filter({ hasText: "Ce navigateur ne laisse pas le site y ranger" });
  await expect(alert).toBeVisible();
  await beginEntry(page, "Villes");
  await expect(fieldOf(page, "city").getByRole("textbox")).toBeEditable();
});
