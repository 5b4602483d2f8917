import { at } from "../support/addresses";
import { expect, open } from "../support/test";
import {
  box,
  boxes,
  columns,
  expectBeside,
  expectDown,
  main,
  scrollTo,
  section,
  type Requirement,
} from "./requirement";

/* How the blocks of the pages look and work, as far as the customer has fixed it. */

const offers = [at.service, at.technology, at.city];

export const blocks: readonly Requirement[] = [
  {
    says: "expertise list (six cards …; background green or white); Expertise pictures are 180 px high",
    at: [at.home, at.city],
    widths: [390, 820, 1440],
    check: async (page) => {
      const trades = section(page, "Nos métiers");
      const names = ["Sites", "Logiciels", "Produits", "Serveurs", "Sécurité", "Audience"];
      await expect(trades.getByRole("heading", { level: 3 })).toHaveText(names);
      const heights = (await boxes(trades.locator("li img"))).map(({ height }) => height);
      expect(heights).toEqual(names.map(() => 180));
    },
  },
  {
    says: "2-column grid of … case studies (one column on narrow screens)",
    at: at.caseStudies,
    widths: [390, 800, 801, 1440],
    check: async (page, width) =>
      expect(await columns(main(page).getByRole("article"))).toBe(width > 800 ? 2 : 1),
  },
  {
    says: "'Customer reviews' are at least two on every service, technology and city page, the page's own first",
    at: [...offers, at.home, at.services, at.quote],
    check: async (page) => {
      const reviews = section(page, "Ce qu’en disent nos clients").locator("figure:has(blockquote):visible");
      await expect(reviews.getByText("5 étoiles sur 5")).toHaveCount(2);
      const own = { [at.service]: "SaaS", [at.city]: "Lorient" }[new URL(page.url()).pathname];
      if (own) await expect(reviews.first()).toContainText(own);
    },
  },
  {
    says: "FAQ: 8 expandable questions, each toggled by click independently. … Answers may contain HTML",
    at: [at.home, at.quote, ...offers],
    widths: [1440],
    check: async (page) => {
      const questions = section(page, "Ce que l’on nous demande").locator("details");
      await expect(questions).toHaveCount(8);
      const answers = [questions.first().getByText("à distance"), questions.nth(2).locator("strong")];
      // The content has the first one open. After each step: which one was pressed, whether the first and the third are open.
      for (const [pressed, ...areOpen] of [
        [2, true, true],
        [0, false, true],
        [2, false, false],
        [0, true, false],
      ] as const) {
        await questions.nth(pressed).locator("summary").click();
        for (const [index, answer] of answers.entries())
          await expect(answer).toBeVisible({ visible: areOpen[index]! });
      }
    },
  },
  {
    says: "Booking section: two cards linking to an external scheduling service in a new tab: a free 30-minute consultation and … (discovery call)",
    at: [at.home, at.services, ...offers],
    shows: `
region "Prenons un moment":
  paragraph: 30 minutes
  link "Choisir un créneau (nouvel onglet)" → https://agenda.cembraie.example/question
  paragraph: 1 heure
  link "Réserver un appel (nouvel onglet)" → https://agenda.cembraie.example/decouverte`,
  },
  {
    says: "Partner banner: with autoplay it scrolls a duplicated list of 8 partner logos (20 s loop) with an optional 'Travailler avec {product}' button",
    at: at.home,
    moves: true,
    shows: `
region "Ils travaillent avec nous":
  link "Travailler avec Cembraie" → /obtenir-un-devis`,
    check: async (page) => {
      const track = page.getByTestId("partner-track");
      await expect(track.getByRole("img")).toHaveCount(8);
      const logos = await track
        .locator("img")
        .evaluateAll((all) => all.map((logo) => logo.getAttribute("src")));
      expect(logos.slice(8)).toEqual(logos.slice(0, 8));
      const loops = await track.evaluate((line) =>
        line.getAnimations().map(({ effect }) => effect?.getTiming()),
      );
      expect(loops).toMatchObject([{ duration: 20_000, iterations: Infinity }]);
    },
  },
  {
    says: "without autoplay it shows a grid headed 'Ils nous font confiance' and 'Et plus encore…' (4 columns, 3 up to 1024 px, 2 up to 768 px); a call-to-action button",
    at: at.caseStudies,
    widths: [390, 768, 769, 1024, 1025, 1440],
    moves: true,
    shows: `
region:
  heading "Ils travaillent avec nous Et d’autres…"
  link "Travailler avec Cembraie" → /obtenir-un-devis`,
    check: async (page, width) => {
      const partners = section(page, "Ils travaillent avec nous");
      await expect(partners.locator("img")).toHaveCount(8);
      expect(await columns(partners.getByRole("listitem"))).toBe(width <= 768 ? 2 : width <= 1024 ? 3 : 4);
      await expect(partners.locator("ul")).toHaveCSS("animation-name", "none");
    },
  },
  {
    says: "Customer process: 4 steps …; consecutive steps alternate layout (reversed on odd indexes)",
    at: offers,
    widths: [390, 820, 1440],
    check: async (page) => {
      const steps = section(page, "Comment se passe un projet").locator("ol > li");
      const names = ["Écouter", "Prévoir", "Construire", "Suivre"];
      await expect(steps.getByRole("heading")).toHaveText(names);
      for (const index of names.keys()) {
        const number = steps.nth(index).getByText(`${index + 1}`, { exact: true });
        const heading = steps.nth(index).getByRole("heading");
        await (index % 2 === 0 ? expectBeside(number, heading) : expectBeside(heading, number));
      }
    },
  },
  {
    says: "Stats counters: start at 0 and count up once, when the block first enters the viewport, over about 4 seconds …, each stopping at its target shown with a leading '+'",
    at: at.home,
    widths: [1440],
    moves: true,
    check: async (page) => {
      await page.clock.install();
      await open(page, at.home);
      await page.clock.pauseAt(Date.now() + 60_000);
      const figures = page.getByTestId("key-stat");
      const see = () => figures.first().scrollIntoViewIfNeeded();
      const targets = ["+14", "+3", "+6"];
      await expect(figures).toHaveText(targets);
      await see();
      await expect(figures).toHaveText(["+0", "+0", "+0"]);
      for (const [ms, shown] of [
        [2000, ["+7", /^\+[12]$/, "+3"]],
        [1700, ["+13", "+3", "+6"]],
        [350, targets],
      ] as const) {
        await page.clock.runFor(ms);
        await expect(figures).toHaveText(shown);
      }
      await scrollTo(page, 0);
      await see();
      await page.clock.runFor(100);
      await expect(figures).toHaveText(targets);
    },
  },
  {
    says: "Contents of an article: left from 801 px on, sticky; at 800 px and narrower that column is hidden, and a folded line above the text is an addition",
    at: at.apiArticle,
    widths: [390, 800, 801, 1440],
    check: async (page, width) => {
      const contents = page.getByRole("navigation", { name: "Sommaire" });
      const text = main(page).locator("[data-article-text]");
      await expect(contents).toBeVisible({ visible: width > 800 });
      if (width <= 800) return expectDown(main(page).locator("summary", { hasText: "Sommaire" }), text);
      await expectBeside(contents, text);
      // Longer than the window.
      expect((await box(text)).height).toBeGreaterThan(1500);
      await text.evaluate((article) => article.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(contents).toBeInViewport({ ratio: 1 });
      expect((await box(contents)).top).toBeGreaterThanOrEqual(60);
    },
  },
];
