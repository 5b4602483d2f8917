import { hold, open } from "./support/page";
import { readSetting } from "./support/site";
import { expect, test } from "./support/test";

const { notFound } = readSetting<{ notFound: { title: string } }>("pages");

const strangers = [
  "/cette-page-n-existe-pas",
  "/villes/atlantide",
  "/services/teletravail",
  "/technologies/cobol",
  "/article/unknown",
  "/connexion",
  "/contact/merci",
];

test("the host answers 404 for what does not exist, with the site's own document", async ({ request }) => {
  for (const address of strangers) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 404]);
    const html = await answer.text();
    expect(html).toContain(notFound.title);
    expect(html).toContain('content="noindex, follow"');
  }
});

const otherSpellings = [
  { typed: "/villes/Le%20Havre", lands: "/villes/le-havre" },
  { typed: "/villes/Saint-%C3%89tienne", lands: "/villes/saint-etienne" },
  { typed: "/services/SaaS", lands: "/services/saas" },
  { typed: "/services/ERP%20CRM", lands: "/services/erp-crm" },
  { typed: "/technologies/Node.js", lands: "/technologies/nodejs" },
  { typed: "/villes/atlantide", lands: "/" },
  { typed: "/services/teletravail", lands: "/" },
  { typed: "/technologies/cobol", lands: "/" },
];

for (const { typed, lands } of otherSpellings) {
  test(`a visitor of ${typed} lands on ${lands}, and « back » does not return there`, async ({
    page,
    baseURL,
  }) => {
    await open(page, "/contact");
    await page.goto(typed);
    await expect(page).toHaveURL(`${baseURL}${lands}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.title);
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/contact`);
  });
}

test("an unknown address shows the page that says so, with the way home", async ({ page }) => {
  await open(page, "/cette-page-n-existe-pas");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const way of ["Nos services", "Nous contacter"])
    await expect(page.getByRole("main").getByRole("link", { name: way, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("/connexion shows the not-found page without header and footer, before React is there too", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const release = await hold(page, /\.js$/);
  await page.goto("/connexion", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  release();
  await expect(page.locator(":is(header, footer)")).toHaveCount(0);
  expect(errors).toEqual([]);
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});
