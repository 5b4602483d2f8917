import type { StandInPost } from "../agency-api/posts";
import { latePost } from "./support/addresses";
import { expectAccessible } from "./support/axe";
import { siteUrl } from "./support/built-site";
import { consoleOf, expect, open, test } from "./support/test";

test.use({ provokesRefusals: true });

const address = "/article/revue-de-code-a-deux";
const title = /^Revue de code\s: trente minutes à deux valent mieux que vingt commentaires$/;

const text = "<p>Texte</p>".repeat(60);
const everything: StandInPost = {
  ...latePost,
  id: "ajout",
  slug: "ajout",
  title: "Un <em>ajout</em>",
  createdAt: "2026-10-01T08:00:00+02:00",
  content: `
<h1>1. Premier pas</h1><p>Une phrase<sup id="appel-1"><a href="#note-1">1</a></sup>.</p>
<h2></h2><h2>1.2. Détail 📏</h2>${text}
<p><img src="https://ailleurs.example/x.png" alt="Courbe des délais"></p>
<h1>Fin</h1><ol><li id="note-1">Une note. <a href="#appel-1">↩</a></li></ol>${text}`,
};

test("a post published after the build is read from the API, by the 404 document", async ({ page }) => {
  const response = await open(page, address);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(/^Revue de code/);
  await expect(page.locator("[aria-live='assertive']")).toHaveText(/^Page affichée\s: Revue de code/);
  const head = (selector: string) => page.locator(`head ${selector}`);
  await expect(head("[name=description]")).toHaveAttribute("content", /^Quand l’échange écrit dépasse/);
  await expect(head("[property='og:type']")).toHaveAttribute("content", "article");
  await expect(head("[rel=canonical]")).toHaveAttribute("href", siteUrl + address);
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(2);
  await expectAccessible(page);
});

test("a slug nobody knows is logged and named in the page, with the way to the blog", async ({ page }) => {
  await open(page, "/article/unknown");
  await expect(page.getByRole("alert").getByRole("heading", { level: 1 })).toHaveText("Article introuvable");
  await expect(page).toHaveURL(/\/article\/unknown$/);
  expect(await consoleOf(page)).toContain("Aucun article trouvé pour ce slug.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voir tous les articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("an API that fails is logged and leads to /404", async ({ page, standIn }) => {
  standIn.control({ scenario: "500", scope: "blog" });
  await open(page, address);
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’existe pas");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await consoleOf(page)).toContain("L’article n’a pas pu être lu.");
});

test("a late article has what a built one has", async ({ page, standIn }) => {
  standIn.publish([everything]);
  await open(page, "/article/ajout");
  await expect(page.locator("main header time")).toHaveText("01/10/2026");
  const entries = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link");
  await expect(entries).toHaveText([/^1\. Premier pas$/, /^1\.1\. Détail 📏$/, /^2\. Fin$/]);
  await expect(page.getByText("Image indisponible\u00a0: Courbe des délais")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Notre offre" }).getByRole("link")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Demander un devis" }).last()).toBeVisible();
  // A fragment of the address is looked for once the article is there.
  await open(page, "/article/ajout#section-2");
  await expect(page.getByRole("heading", { name: "Fin", exact: true })).toBeInViewport();
  // Footnotes lead to their text and back.
  const note = page.getByRole("link", { name: "1", exact: true });
  await note.click();
  await expect(page).toHaveURL(/#user-content-note-1$/);
  await expect(page.getByText("Une note.")).toBeInViewport();
  await page.getByRole("link", { name: "↩" }).click();
  await expect(note).toBeInViewport();
});
