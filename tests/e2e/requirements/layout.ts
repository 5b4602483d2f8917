import { at } from "../support/addresses";
import { expect, type Page } from "../support/test";
import { box, boxes, footer, header, scrollTo, section, type Requirement } from "./requirement";

/* What every page has around its content. */

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const menus = {
  "Nos services": ["Développement", "Performance", "Accompagnement"],
  Technologies:
    "Frontend, Backend, DevOps & Infra, Cloud & Auth, Outils & Tests, Cybersécurité, Données".split(", "),
};

export const layout: readonly Requirement[] = [
  {
    says: "Header is shown everywhere except /connexion. Footer is hidden on /connexion and /obtenir-un-devis",
    at: [at.home, at.service, at.article, at.quoteSent, at.unknown, at.quote, "/connexion"],
    widths: [1440],
    check: async (page) => {
      await expect(header(page)).toBeVisible({ visible: pathOf(page) !== "/connexion" });
      await expect(footer(page)).toBeVisible({ visible: !["/connexion", at.quote].includes(pathOf(page)) });
    },
  },
  {
    says: "Header (1050 px and wider): logo links home; a 'Nos services' dropdown …; a 'Technologies' dropdown …; a 'Réalisations' link; buttons …. Dropdowns open on mouse hover and close on leaving",
    at: at.contact,
    widths: [1050, 1440],
    shows: `
banner:
  link "Cembraie, accueil" → /
  navigation:
    list:
      listitem:
        group: Nos services
      listitem:
        group: Technologies
      listitem:
        link "Réalisations" → /realisations
    link "Nous contacter" → /contact
    link "DEVIS GRATUIT SUR-MESURE" → /obtenir-un-devis`,
    check: async (page) => {
      await expect(page.locator("summary", { hasText: "Menu" })).toBeHidden();
      for (const [name, groups] of Object.entries(menus)) {
        const summary = page.locator("summary", { hasText: name });
        const labels = header(page).locator("li", { has: summary }).getByRole("paragraph");
        await summary.hover();
        await expect(labels).toHaveText(groups);
        await page.mouse.move(5, 890);
        await expect(labels).toHaveCount(0);
      }
    },
  },
  {
    says: "The active section is highlighted by URL prefix",
    at: [at.service, at.technology, at.caseStudy],
    widths: [1440],
    check: async (page) => {
      const names = { services: "Nos services", technologies: "Technologies", realisations: "Réalisations" };
      const active = Object.keys(names).findIndex((path) => pathOf(page).startsWith(`/${path}`));
      const labels = header(page)
        .locator("summary, a")
        .filter({ hasText: new RegExp(`^(${Object.values(names).join("|")})$`) });
      const colours = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).color));
      expect(colours.filter((colour) => colour === colours[active])).toHaveLength(1);
      expect(new Set(colours).size).toBe(2);
    },
  },
  {
    says: "Below 1050 px a mobile header with a burger menu and a 'Devis gratuit' button is used; the menu toggles with the burger and closes on any link click",
    at: at.contact,
    widths: [390, 1049],
    shows: `
banner:
  link "Devis gratuit" → /obtenir-un-devis
  group: Menu`,
    check: async (page) => {
      const cases = header(page).getByRole("link", { name: "Réalisations" });
      for (const isOpen of [false, true, false]) {
        await expect(cases).toBeVisible({ visible: isOpen });
        await page.locator("summary", { hasText: "Menu" }).click();
      }
      await cases.click();
      await expect(page).toHaveURL("/realisations");
      await expect(cases).toBeHidden();
    },
  },
  {
    says: "Footer: contact details, links to contact, blog, services, an external booking page for a discovery call, a quote button, a LinkedIn link, and … city links",
    at: at.home,
    shows: `
contentinfo:
  link "Obtenir un devis gratuit" → /obtenir-un-devis
  link "02 61 91 00 00" → tel:+33261910000
  link "bonjour@cembraie.example" → mailto:bonjour@cembraie.example
  text: /56000 Vannes/
  list:
    listitem:
      link /appel de découverte/ → https://agenda.cembraie.example/decouverte
    listitem:
      link /^LinkedIn/ → https://www.linkedin.com/company/cembraie.example
  navigation:
    list:
      listitem:
        link "Nos services" → /services
      listitem:
        link "Blog" → /blog
      listitem:
        link "Contact" → /contact
  navigation "Villes":
    list:
      listitem:
        link "Vannes" → /villes/vannes
      listitem:
        link "Lorient" → /villes/lorient
      listitem:
        link "Quimper" → /villes/quimper`,
  },
  {
    says: "Content max width 1280 px",
    at: [at.home, at.contact, at.service, at.city, at.caseStudies, at.article],
    widths: [1920],
    check: async (page) => {
      const bar = await boxes(header(page).getByRole("link"));
      expect([bar[0]?.left, bar.at(-1)?.right]).toEqual([320, 1600]);
      const all = await boxes(
        page.locator(":is(main, footer) :is(h1, h2, h3, p, li, dd, form, article):not(.visuallyHidden)"),
      );
      expect(Math.min(...all.map(({ left }) => left))).toBe(320);
      expect(Math.max(...all.map(({ right }) => right))).toBeLessThanOrEqual(1600);
    },
  },
  {
    says: "Animations last 1000 ms and repeat on scroll (once off, mirror on)",
    at: at.home,
    widths: [1440],
    moves: true,
    check: async (page) => {
      const title = section(page, "Nos métiers").getByRole("heading", { level: 2 });
      await expect(title).toHaveCSS("transition-duration", "1s");
      const middle = (await box(title)).top - 450;
      for (const [top, moved] of [
        [0, "16"],
        [middle, "0"],
        [99_999, "-16"],
        [middle, "0"],
        [0, "16"],
      ] as const) {
        await scrollTo(page, top);
        await expect(title).toHaveCSS(
          "transform",
          moved === "0" ? "none" : `matrix(1, 0, 0, 1, 0, ${moved})`,
        );
      }
    },
  },
];
