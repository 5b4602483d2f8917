import { headingsOf, repeatedIds, skippedLevels, textOf } from "./support/html";
import { listedPages, unlistedPages } from "./support/site";
import { expect, test } from "./support/test";

for (const address of [...listedPages, ...unlistedPages]) {
  test(`${address} answers 200 without redirect, with one h1 and headings in order`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain("text/html");

    const html = await answer.text();
    expect(html).toMatch(/<html[^>]* lang="fr"/);
    const headings = headingsOf(html);
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(headings.find(({ level }) => level === 1)?.text).not.toBe("");
    expect(skippedLevels(headings)).toEqual([]);
    expect(repeatedIds(html)).toEqual([]);
  });
}

test("no two pages share their h1 or their title", async ({ request }) => {
  const pages = await Promise.all(
    listedPages.map(async (address) => ({ address, html: await (await request.get(address)).text() })),
  );
  for (const element of ["h1", "title"]) {
    const texts = pages.map(({ html }) => textOf(html, element));
    expect(texts.filter((text, index) => text === "" || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("the sitemap lists every page of content, and none that search engines must not keep", async ({
  request,
}) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  const [, file = ""] = /<loc>https:\/\/www\.sylvene\.example(\/[^<]+)<\/loc>/.exec(index) ?? [];
  const sitemap = await (await request.get(file)).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>https:\/\/www\.sylvene\.example([^<]*)<\/loc>/g),
    ([, path]) => decodeURI(path || "/"),
  );
  expect(listed.sort()).toEqual([...listedPages].sort());
});

test("/services/saas-application-web leads to /services/application-web without scripts or rules", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/services/saas-application-web");
  await page.waitForURL("**/services/application-web");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("an address with a final slash leads to the one without", async ({ request }) => {
  const answer = await request.get("/contact/", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/contact");
});
