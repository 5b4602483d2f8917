import path from "node:path";
import { cmsConfig, type Target } from "../../../src/admin/config";
import { adminPage } from "../../../src/admin/page";
import { formAddress } from "../../../src/content-check/form-address";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { publishedFiles } from "../support/built-pages";
import { watchFaults } from "../support/console";
import { cities, filesOf } from "../support/content";
import { expect, type Locator, type Page, test as base } from "../support/test";
import { api, createGithub, repository } from "./github";

export { expect };

/** The city that is edited: `cities/lyon`. The repository holds no other, as the forms read all of it before they open. */
export const { slug, ...city } = cities[0]!;
export const entry = `cities/${slug}`;

/** The test function of the editors' forms: `/admin` as it is built once a repository is named, with a GitHub behind it. */
export const test = base.extend<{
  github: ReturnType<typeof createGithub>;
  target: Target;
  elsewhere: string[];
}>({
  // The forms draw only what is in view.
  viewport: { width: 1440, height: 9000 },

  target: ["repository", { option: true }],

  context: async ({ context }, provide) => {
    await context.addInitScript(keepStill);
    await provide(context);
  },

  github: async ({}, provide) => provide(createGithub(filesOf(entry))),

  /** Addresses of others that the policy let the forms ask for: a test fails by any. */
  elsewhere: [
    async ({ context, baseURL, github, target }, provide) => {
      const elsewhere: string[] = [];
      await context.route(/^http/, async (route) => {
        const url = route.request().url();
        if (url.startsWith(`${baseURL}/`)) return route.continue();
        elsewhere.push(url);
        return route.abort();
      });
      if (target !== "demonstration")
        await context.route(`${baseURL}/admin`, async (route) => {
          await route.fulfill({ response: await route.fetch(), body: pageFor(target) });
        });
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

function pageFor(target: Target): string {
  const schemas = loadSchemas("content/schemas").files;
  const script = publishedFiles().find((file) => /^admin\/admin-\w+\.js$/.test(file)) ?? "";
  const config = cmsConfig(schemas, { repository, branch: "main" }, target, "Agence");
  return adminPage({ config, schemas }, path.basename(script), target, []);
}

/** Opens the forms where no repository is named. @returns what the page complains of from then on */
export async function tryForms(page: Page, origin = ""): Promise<readonly string[]> {
  const faults = watchFaults(page, origin);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Travailler avec un dépôt de test" }).click();
  return faults;
}

/** Opens the form of a file of the content. @param file `content/cities/lyon/index.json` */
export async function openForm(page: Page, file: string): Promise<void> {
  await page.getByRole("tree", { name: "Liste des collections" }).waitFor();
  await page.evaluate((address) => location.assign(address), formAddress(file, page.url()) ?? "");
  await expect(page.getByText("Vous modifiez maintenant")).toBeAttached();
}

/** A field of the form. @param key its path: `banner1.alt` */
export const fieldOf = (page: Page, key: string): Locator =>
  page.locator(`[data-key-path="${key}"]`).getByRole("textbox");
