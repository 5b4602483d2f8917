import { at } from "../support/addresses";
import { expect, type Page } from "../support/test";
import { box, boxes, expectEverywhere, footer, header, scrollTo, type Requirement } from "./requirement";

/* What stays on the screen while one scrolls: the header and the ways to a quote. */

const tab = (page: Page) => page.locator("aside").getByText("DEVIS GRATUIT", { exact: true });
const banner = (page: Page) => page.locator("aside").getByText("Obtenir un devis gratuitement");

/** What would stay on the screen under the header. */
const underHeader = (page: Page): Promise<string[]> =>
  page.locator("main, main *").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { position, top } = getComputedStyle(element);
        const place = position === "fixed" ? element.getBoundingClientRect().top : parseFloat(top);
        return /fixed|sticky/.test(position) && place < 60 && element.checkVisibility();
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** What is read or pressed under the left edge of a box, wherever the page is scrolled. */
const coveredBy = (page: Page, area: { left: number; top: number; height: number }): Promise<string[]> =>
  page.evaluate(({ left, top, height }) => {
    const read = "a, button, input, textarea, select, summary, p, h1, h2, h3, dt, dd, td, figcaption, pre";
    const found = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += height) {
      window.scrollTo({ top: y, behavior: "instant" });
      for (let line = top; line < top + height; line += 8)
        for (const element of document.elementsFromPoint(left + 1, line))
          if (element.matches(read) && !element.closest("aside")) found.add(element.outerHTML.slice(0, 120));
    }
    return [...found];
  }, area);

export const fixed: readonly Requirement[] = [
  {
    says: "The header's buttons ('DEVIS GRATUIT SUR-MESURE' from 1050 px, 'Devis gratuit' below) are there at every scroll position",
    at: [at.home, at.service],
    widths: [390, 1049, 1050],
    check: (page, width) => {
      const name = width < 1050 ? "Devis gratuit" : "DEVIS GRATUIT SUR-MESURE";
      return expectEverywhere(page, header(page).getByRole("link", { name, exact: true }));
    },
  },
  {
    says: "One fixed bar, the header of 60 px: content begins below it, nothing else stays under it while one scrolls …. What sticks (contents, offer, answers of the estimator) begins below what covers it",
    at: [at.home, at.quote, at.apiArticle, at.terms],
    check: async (page) => {
      expect((await box(page.locator("main > *"))).top).toBe(60);
      for (const top of [0, 700, 1400]) {
        await scrollTo(page, top);
        expect(await box(header(page))).toMatchObject({ top: 0, height: 60 });
        expect(await underHeader(page)).toEqual([]);
      }
    },
  },
  {
    says: "Floating estimate widget: desktop shows a 'DEVIS GRATUIT' button to /obtenir-un-devis; at 800 px or narrower a bottom banner 'Obtenir un devis gratuitement' appears only once scrolled 240 px or more",
    at: [at.home, at.contact, at.city, at.article],
    widths: [800, 801],
    check: async (page, width) => {
      const [shown, other] = width > 800 ? [tab(page), banner(page)] : [banner(page), tab(page)];
      await expect(shown).toHaveAttribute("href", at.quote);
      for (const top of [0, 240, 239, 240]) {
        await scrollTo(page, top);
        await expect(shown, `at ${top} px`).toBeVisible({ visible: width > 800 || top >= 240 });
        await expect(other).toBeHidden();
      }
      if (width <= 800) expect((await box(shown)).bottom).toBe(900);
    },
  },
  {
    says: "The floating 'DEVIS GRATUIT' is there from the start on a desktop, the banner from 240 px on …, and stays; neither covers what one reads",
    at: [at.home, at.apiArticle],
    widths: [390, 801, 1440],
    check: async (page, width) => {
      const way = width > 800 ? tab(page) : banner(page);
      await expectEverywhere(page, way, width > 800 ? 0 : 240);
      const area = await box(way);
      if (width > 800) return expect(await coveredBy(page, area)).toEqual([]);
      // The end of the page stands above the banner.
      expect((await boxes(footer(page).getByRole("link"))).at(-1)!.bottom).toBeLessThan(area.top);
    },
  },
];
