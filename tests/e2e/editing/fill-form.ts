import path from "node:path";
import type { Field } from "@sveltia/cms";
import type { Locator, Page } from "playwright/test";
import { fieldOf, write } from "./forms";

/** A value of a content file. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/**
 * Fills a form with the data of a content file, as an editor would: types, chooses, adds items, picks files.
 *
 * @param folder where the pictures lie that the data names
 */
export async function fillForm(
  page: Page,
  fields: readonly Field[],
  data: object,
  folder: string,
): Promise<void> {
  await fillGroup(page, fields, data as Record<string, Value>, "", folder);
}

async function fillGroup(
  page: Page,
  fields: readonly Field[],
  data: Readonly<Record<string, Value>>,
  prefix: string,
  folder: string,
): Promise<void> {
  for (const field of fields) {
    const value = data[field.name];
    if (value !== undefined) await fillField(page, field, value, `${prefix}${field.name}`, folder);
  }
}

/** @param key path of the field in the form: `banner1.src` */
async function fillField(page: Page, field: Field, value: Value, key: string, folder: string): Promise<void> {
  const box = fieldOf(page, key);
  if (Array.isArray(value)) return fillList(page, box, field, value as readonly Value[], key, folder);
  if (typeof value === "object") {
    const optional = box.getByRole("checkbox", { name: /^Ajouter/ });
    if (await optional.count()) await optional.click();
    return fillGroup(
      page,
      "fields" in field ? (field.fields as Field[]) : [],
      value as never,
      `${key}.`,
      folder,
    );
  }
  if (field.widget === "image") return pickFile(page, box, path.join(folder, String(value)));
  if (field.widget === "select" || field.widget === "relation") return choose(page, box, String(value));
  if (field.widget === "datetime") return box.locator("input").fill(String(value));
  if (field.widget === "number") return box.getByRole("spinbutton").fill(String(value));
  return write(page, key, String(value));
}

async function fillList(
  page: Page,
  box: Locator,
  field: Field,
  values: readonly Value[],
  key: string,
  folder: string,
): Promise<void> {
  for (const [index, value] of values.entries()) {
    if (field.widget !== "list") await choose(page, box, String(value));
    else {
      await box.getByRole("button", { name: /^Ajouter .*un élément/ }).click();
      const item = "field" in field ? field.field : { ...field, widget: "object" };
      await fillField(page, item as Field, value, `${key}.${index}`, folder);
    }
  }
}

async function pickFile(page: Page, box: Locator, file: string): Promise<void> {
  await box.getByRole("button", { name: "Parcourir" }).click();
  const dialog = page.getByRole("dialog", { name: "Sélectionner une image" });
  const chosen = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Téléverser" }).click();
  await (await chosen).setFiles(file);
  await dialog.getByRole("button", { name: "Insérer" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Names are what the form shows; an entry that it lists by another name is found by the start of its own. */
async function choose(page: Page, box: Locator, name: string): Promise<void> {
  const choice = box
    .getByRole("radio", { name, exact: true })
    .or(box.getByRole("checkbox", { name, exact: true }));
  if (await choice.count()) return choice.click();
  await box.getByRole("combobox").click();
  await page.getByRole("option", { name }).first().click();
}
