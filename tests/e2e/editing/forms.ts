import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeAdmin } from "../../../src/admin/write-admin";
import { formAddress } from "../../../src/content-check/form-address";
import { contentRoot, schemasRoot } from "../../unit/setup/content";
import { expect, type Locator, type Page, test as base } from "../support/test";
import { api, createGithub, repository } from "./github";

export { expect };

/** A file of the content as it stands. @param file `content/cities/lorient/index.json` */
export const readContentFile = (file: string): string =>
  readFileSync(path.join(contentRoot, "..", file), "utf8");

/** The entry that is edited. The repository holds no other, as the forms read all of it before they open. */
export const cityFile = "content/cities/lorient/index.json";

/** The test function of the editors' forms: `/admin` as it is once a repository is named, with a GitHub behind it, or in development. */
export const test = base.extend<
  { github: ReturnType<typeof createGithub>; elsewhere: string[] },
  { isLocal: boolean; forms: string }
>({
  // The forms draw only what is in view.
  viewport: { width: 1440, height: 9000 },

  isLocal: [false, { option: true, scope: "worker" }],

  /** Folder of the built forms. */
  forms: [
    async ({ isLocal }, provide) => {
      const root = mkdtempSync(path.join(tmpdir(), "forms-"));
      for (const folder of ["src", "node_modules"])
        symlinkSync(path.resolve(folder), path.join(root, folder));
      const copy = `${root}/content`;
      cpSync(contentRoot, copy, { recursive: true });
      cpSync(schemasRoot, path.join(copy, "schemas"), { recursive: true });
      writeFileSync(path.join(copy, "settings/editing.json"), JSON.stringify({ repository, branch: "main" }));
      await writeAdmin(root, root, isLocal);
      await provide(path.join(root, "admin"));
      rmSync(root, { recursive: true });
    },
    { scope: "worker" },
  ],

  context: async ({ context }, provide) => {
    await context.addInitScript(keepStill);
    await provide(context);
  },

  github: async ({}, provide) => provide(createGithub({ [cityFile]: readContentFile(cityFile) })),

  /** Addresses of others that the policy let the forms ask for: a test fails by any. */
  elsewhere: [
    async ({ context, baseURL, github, forms }, provide) => {
      const elsewhere: string[] = [];
      await context.route(/^http/, async (route) => {
        const url = route.request().url();
        if (url.startsWith(`${baseURL}/`)) return route.continue();
        elsewhere.push(url);
        return route.abort();
      });
      await context.route(`${baseURL}/admin/**`, (route) => {
        const name = new URL(route.request().url()).pathname.replace("/admin/", "");
        return route.fulfill({ path: path.join(forms, name) });
      });
      await context.route(`${baseURL}/admin`, (route) =>
        route.fulfill({ path: path.join(forms, "index.html") }),
      );
      await context.route(`${api}/**`, github.handle);
      await provide(elsewhere);
      expect(elsewhere, "asked for elsewhere").toEqual([]);
    },
    { auto: true },
  ],
});

/** Without a graphics card, most of a test's time went into fading one picture of so high a page into the next. */
function keepStill(): void {
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets = [still];
}

/** Opens the form of a file of the content. @param file `content/cities/lorient/index.json` */
export async function openForm(page: Page, file: string): Promise<void> {
  await page.getByRole("tree", { name: "Liste des collections" }).waitFor();
  await page.evaluate((address) => location.assign(address), formAddress(file, page.url()) ?? "");
  await expect(page.getByText("Vous modifiez maintenant")).toBeAttached();
}

/** A field of the form. @param key its path: `banner1.alt` */
export const fieldOf = (page: Page, key: string): Locator =>
  page.locator(`[data-key-path="${key}"]`).getByRole("textbox");
