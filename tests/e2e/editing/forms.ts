import path from "node:path";
import type { BrowserContext, Locator, Page } from "playwright/test";
import { cmsConfig, type Editing, type Target } from "../../../src/admin/config";
import { adminPage } from "../../../src/admin/page";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { Repository } from "../../github/repository";
import { answerGithub } from "../../github/stand-in";
import { GithubState } from "../../github/state";
import { publishedFiles } from "../support/built-pages";
import { cities, filesOf } from "../support/content";
import { test as base, expect } from "../support/test";

export { expect };

const editing: Editing = { repository: "agence/site", branch: "main" };
const api = "https://api.github.com";
/** The city that is edited: `cities/lyon`. The repository holds no other, as the forms read all of it before they open. */
export const { slug, ...city } = cities[0]!;
export const entry = `cities/${slug}`;
/** The place of its form in the forms. */
export const entryForm = `cities/entries/${slug}/index`;

/** The schemas of the content at hand. */
export const schemas = loadSchemas("content/schemas").files;

/** The test function of the editors' forms: `/admin` as it is built once a repository is named, with a GitHub behind it. */
export const test = base.extend<{ github: GithubState; target: Target; elsewhere: string[] }>({
  // The forms draw only what is in view.
  viewport: { width: 1440, height: 9000 },

  target: ["repository", { option: true }],

  context: async ({ context }, provide) => {
    await context.addInitScript(keepStill);
    await provide(context);
  },

  github: async ({}, provide) => {
    const repository = new Repository(filesOf(entry));
    await provide(new GithubState(editing.repository, repository));
    repository.remove();
  },

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
      await context.route("https://avatars.githubusercontent.com/**", (route) => route.fulfill({ body: "" }));
      await routeGithub(context, github);
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

async function routeGithub(context: BrowserContext, github: GithubState): Promise<void> {
  const any = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const headers = { ...any, "access-control-allow-methods": "*" };
  await context.route(`${api}/**`, async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const { status, body } = await answerGithub(github, {
      method: request.method(),
      path: request.url().slice(api.length),
      authorization: (await request.headerValue("authorization")) ?? undefined,
      body: (request.postDataJSON() ?? {}) as Record<string, unknown>,
    });
    return route.fulfill({ status, headers, ...(body ? { json: body } : {}) });
  });
}

function pageFor(target: Target): string {
  const script = publishedFiles().find((file) => /^admin\/admin-\w+\.js$/.test(file)) ?? "";
  return adminPage(
    { config: cmsConfig(schemas, editing, target, "Agence"), schemas },
    path.basename(script),
    target,
  );
}

/** Opens the forms where no repository is named. */
export async function tryForms(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Travailler avec un dépôt de test" }).click();
}

/** Opens the forms and signs in with a token. */
export async function signIn(page: Page, token = "jeton"): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Se connecter avec un jeton d’accès" }).click();
  await page.getByRole("textbox", { name: "Jeton d’accès personnel" }).fill(token);
  await page.getByRole("alertdialog").getByRole("button", { name: "Se connecter" }).click();
}

/** Opens the form of an entry. @param name path of it in the forms: `cities/entries/lyon/index` */
export async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole("tree", { name: "Liste des collections" }).waitFor();
  await page.evaluate((hash) => location.assign(hash), `#/collections/${name}`);
  await expect(page.getByText("Vous modifiez maintenant")).toBeAttached();
}

/** Begins an entry. @param collection its name in the list: `Villes` */
export async function beginEntry(page: Page, collection: string): Promise<void> {
  await page.getByRole("treeitem", { name: collection }).click();
  await page.getByRole("button", { name: "Créer une entrée", exact: true }).first().click();
  await expect(page.getByText("Vous créez maintenant")).toBeAttached();
}

/** A field of the form. @param key its path: `banner1.alt` */
export const fieldOf = (page: Page, key: string): Locator => page.locator(`[data-key-path="${key}"]`);

/** Writes a text into a field. */
export const write = (page: Page, key: string, text: string): Promise<void> =>
  fieldOf(page, key).getByRole("textbox").fill(text);

/** Saves the form as a draft, and puts off its revision where that is proposed. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const later = page.getByRole("button", { name: "Plus tard" });
  const list = page.getByRole("toolbar", { name: "Collection" });
  await later.or(list).first().waitFor();
  if (await later.isVisible()) await later.click();
  await list.waitFor();
}
