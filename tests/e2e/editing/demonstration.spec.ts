import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { schemaAt } from "../../../src/content-check/schema/at";
import { auditKind, entryFolders, legalKind, settingNames } from "../../../src/content-check/kinds";
import { beginEntry, expect, fieldOf, openForm, schemas, test, tryForms } from "./forms";

/* The forms as long as no repository is named: each can be tried, and nothing is kept. */

test.use({ target: "demonstration" });

/** One form of every kind: its kind, its address, its file. */
const forms: readonly (readonly [kind: string, form: string, file: string])[] = [
  ...entryFolders.map(({ kind, folder, file }) => {
    const [entry = ""] = globSync(`content/${folder}/*/${file}`).sort();
    const slug = path.basename(path.dirname(entry));
    return [kind, `${folder}/entries/${slug}/${file.replace(/\..*/, "")}`, entry] as const;
  }),
  [legalKind, "legal/entries/credits", "content/legal/credits.md"],
  [auditKind, `_singletons/entries/${auditKind}`, `content/legal/${auditKind}.json`],
  // The menus have no text of their own.
  ...settingNames
    .filter((name) => name !== "navigation")
    .map((name) => [name, `_singletons/entries/${name}`, `content/settings/${name}.json`] as const),
];

/** What to write where a form has no free text. */
const others: Readonly<Record<string, readonly [key: string, value: string]>> = {
  opening: ["slots.0.from", "08:30"],
  redirects: ["items.0.to", "/contact"],
  editing: ["branch", "site"],
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

const share = Math.ceil(forms.length / 4);
for (const [index, group] of [0, 1, 2, 3]
  .map((rank) => forms.slice(rank * share, (rank + 1) * share))
  .entries())
  test(`a form of every kind writes the text that changes, and no other byte (${index + 1} of 4)`, async ({
    page,
  }) => {
    await tryForms(page);
    for (const [kind, form, file] of group)
      await test.step(file, async () => {
        await openForm(page, form);
        const change = await changeText(page, kind);
        await page.getByRole("button", { name: "Enregistrer" }).click();
        const expected = changed(readFileSync(file, "utf8"), change);
        await expect.poll(() => readFile(page, file)).toBe(expected);
      });
  });

test("the page says that nothing is kept, and nothing is", async ({ page }) => {
  await tryForms(page);
  await expect(page.getByText("tout s’essaie, rien ne s’enregistre.")).toBeVisible();
  await expect(page.getByText("content/settings/editing.json")).toBeVisible();
  const [kind = "", form = "", file = ""] = forms[0] ?? [];
  const kept = (): Promise<string> => readFile(page, file);
  await openForm(page, form);
  await changeText(page, kind);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(kept).toContain(" Essai");
  await page.goto("about:blank");
  await page.goto("/admin");
  await expect.poll(kept).toBe(readFileSync(file, "utf8"));
});

test("the menus are made of the entries that there are", async ({ page }) => {
  await tryForms(page);
  await openForm(page, "_singletons/entries/navigation");
  const cities = fieldOf(page, "footerCities");
  await cities.getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "Saint-Étienne" })).toBeVisible();
});

/** What browsers lack: Safari before 26 cannot write, a private window of Firefox has no such folder, plain http has neither. */
const lacks: readonly (readonly [what: string, take: () => void])[] = [
  ["navigator.storage", () => Object.defineProperty(navigator, "storage", { value: undefined })],
  [
    "its folder",
    () => (navigator.storage.getDirectory = () => Promise.reject(new DOMException("", "SecurityError"))),
  ],
  ["createWritable", () => Reflect.deleteProperty(FileSystemFileHandle.prototype, "createWritable")],
];
for (const [what, take] of lacks)
  test(`says why its lists are empty in a browser without ${what}, and opens its forms`, async ({ page }) => {
    await page.addInitScript(take);
    await tryForms(page);
    const alert = page.getByRole("alert").filter({ hasText: "Ce navigateur ne laisse pas le site y ranger" });
    await expect(alert).toBeVisible();
    await beginEntry(page, "Villes");
    await expect(fieldOf(page, "city").getByRole("textbox")).toBeEditable();
  });
