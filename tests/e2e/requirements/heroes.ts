import { at } from "../support/addresses";
import { expect, open } from "../support/test";
import {
  box,
  expectBehind,
  expectBeside,
  expectDown,
  hero,
  main,
  scrollTo,
  type Requirement,
} from "./requirement";

/* How the first screens look and work, as far as the customer has fixed it. */

export const heroes: readonly Requirement[] = [
  {
    says: "Inside the home hero: headline, subtitle, three cards, call to action, in that order; the planning beside them",
    at: at.home,
    widths: [390, 801, 1440],
    check: async (page, width) => {
      const cards = hero(page).locator("li a");
      const button = hero(page).getByRole("link", { name: "Obtenir un devis" });
      await expectDown(page.locator("h1"), hero(page).locator(".lead"), ...(await cards.all()), button);
      if (width > 800) await expectBeside(cards, hero(page).locator("figure"));
    },
  },
  {
    says: "The hero follows the pointer with a light halo, disabled on screens 800 px or narrower",
    at: at.home,
    widths: [800, 801],
    moves: true,
    check: async (page, width) => {
      const halo = page.getByTestId("halo");
      if (width <= 800) return expect(halo).toBeHidden();
      for (const x of [250, 470]) {
        await page.mouse.move(x, 260);
        await expect(halo).toHaveCSS("background-image", new RegExp(`at ${x}px`));
      }
    },
  },
  {
    says: "three cards (…) that scroll smoothly to the matching section after 100 ms",
    at: at.services,
    widths: [1440],
    moves: true,
    check: async (page) => {
      await page.clock.install();
      await open(page, at.services);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => {
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (how) {
          this.setAttribute("data-scrolled", (how as ScrollIntoViewOptions).behavior ?? "");
          scroll.call(this, how);
        };
      });
      for (const id of ["consulting", "conception", "marketing"]) {
        await scrollTo(page, 0);
        const target = page.locator(`#${id}`);
        await main(page).locator(`a[href="#${id}"]`).click();
        await page.clock.runFor(99);
        expect(await target.getAttribute("data-scrolled"), "before 100 ms").toBeNull();
        await page.clock.runFor(1);
        await expect(target).toHaveAttribute("data-scrolled", "smooth");
        await expect(target.getByRole("heading", { level: 2 })).toBeInViewport();
      }
    },
  },
  {
    says: "Left and right columns of forms begin at 801 px",
    at: [at.quote, at.contact],
    widths: [390, 800, 801, 1440],
    check: (page, width) =>
      (width > 800 ? expectBeside : expectDown)(page.locator("h1"), main(page).locator("form").first()),
  },
  {
    says: "two external booking links (discovery call and free consulting session, new tab, hidden at 800 px or narrower)",
    at: at.contact,
    widths: [390, 800, 801, 1440],
    check: async (page, width) => {
      const links = main(page).locator("a[href^='https://agenda.cembraie.example/'][target=_blank]");
      await expect(links).toHaveText([/^Réserver un appel/, /^Réserver une séance/]);
      for (const link of await links.all()) await expect(link).toBeVisible({ visible: width > 800 });
    },
  },
  {
    says: "The services hero has its film behind the title (or its poster, where the film is not loaded), at every width",
    at: at.services,
    widths: [390, 800, 801, 1440],
    check: async (page, width) => {
      const film = hero(page).locator("picture img");
      expect((await box(film)).width).toBeGreaterThanOrEqual(width);
      await expectBehind(film, page.locator("h1"));
    },
  },
  {
    says: "a city's banner is its skyline, from edge to edge; behind the title, below it on narrow windows",
    at: at.city,
    check: async (page, width) => {
      const [skyline, title] = [hero(page).locator("img"), page.locator("h1")];
      expect((await box(skyline)).width).toBeGreaterThanOrEqual(width);
      if (width === 1440) await expectBehind(skyline, title);
      else await expectDown(title, skyline, hero(page).getByText("Obtenir un devis gratuit"));
    },
  },
  {
    says: "A service's banner is a product screen beside its text, below it on phones",
    at: at.service,
    check: async (page, width) => {
      const [screen, button] = [hero(page).locator("img"), hero(page).getByText("Discutons de votre projet")];
      if (width === 390) return expectDown(page.locator("h1"), button, screen);
      await expectBehind(screen, page.locator("h1"));
    },
  },
];
