import path from "node:path";
import type { Page } from "playwright/test";
import { cmsConfig } from "../../../src/admin/config";
import { adminPage } from "../../../src/admin/page";
import { readContent } from "../../../src/content-check/read/content";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { Repository } from "../../github/repository";
import { answerGithub } from "../../github/stand-in";
import { GithubState } from "../../github/state";
import { publishedFiles } from "./built-pages";
import { test as base, expect } from "./test";

export { expect };

const name = "agence/site";

/** The test function of the editors' forms: `/admin` as it is built once a repository is named, and a GitHub behind it. */
export const test = base.extend<{ github: GithubState; outside: string[] }>({
  // The forms ask for fonts of a CDN and for GitHub's state, which their policy refuses.
  provokesRefusals: true,

  github: async ({}, provide) => {
    const repository = new Repository("content");
    await provide(new GithubState(name, repository));
    repository.remove();
  },

  /** Addresses asked for outside of the site and of GitHub's API, as far as the policy let them through. */
  outside: [
    async ({ context, baseURL, github }, provide) => {
      const outside: string[] = [];
      context.on("requestfinished", (request) => outside.push(request.url()));
      await context.route(`${baseURL}/admin`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: pageOfRepository() });
      });
      await context.route("https://avatars.githubusercontent.com/**", (route) => route.fulfill({ body: "" }));
      await context.route("https://api.github.com/**", async (route) => {
        const request = route.request();
        const headers = {
          "access-control-allow-origin": "*",
          "access-control-allow-headers": "*",
          "access-control-allow-methods": "*",
        };
        if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
        const { status, body } = await answerGithub(github, {
          method: request.method(),
          path: request.url().slice("https://api.github.com".length),
          authorization: (await request.headerValue("authorization")) ?? undefined,
          accept: (await request.headerValue("accept")) ?? undefined,
          body: (request.postDataJSON() ?? {}) as Record<string, unknown>,
        });
        if (body instanceof Buffer)
          return route.fulfill({ status, headers, body, contentType: "application/octet-stream" });
        return route.fulfill({ status, headers, ...(body ? { json: body } : {}) });
      });
      await provide(outside);
      const ours = (url: string) =>
        /^blob:|^https:\/\/(?:api\.github|avatars\.githubusercontent)\.com\//.test(url) ||
        url.startsWith(`${baseURL}/`);
      expect(
        outside.filter((url) => !ours(url)),
        "asked for elsewhere",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

function pageOfRepository(): string {
  const { files } = loadSchemas(readContent("content"));
  const config = cmsConfig(files, { repository: name, branch: "main" }, "repository");
  const script = publishedFiles().find((file) => /^admin\/admin-\w+\.js$/.test(file)) ?? "";
  return adminPage({ config, schemas: files }, path.basename(script), "repository");
}

/** Opens the forms and signs in with a token. */
export async function signIn(page: Page, token = "jeton"): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Se connecter avec un jeton" }).click();
  await page.getByRole("textbox", { name: /jeton/i }).fill(token);
  await page.getByRole("alertdialog").getByRole("button", { name: "Se connecter" }).click();
}
