import type { Page, Route } from "playwright";
import { templates } from "../../tests/e2e/support/site";
import { movePointer, waitForScripts } from "../../tests/e2e/support/page";

const allWidths: readonly number[] = [390, 820, 1440];

/** What a picture shows: a page, brought into a state. */
export interface Shot {
  readonly name: string;
  readonly address: string;
  /** Viewport widths in CSS pixels. */
  readonly widths: readonly number[];
  /** The screen alone, where the whole page would hide what is meant. */
  readonly screenOnly?: boolean;
  readonly reach: (page: Page) => Promise<unknown>;
}

const fill = (page: Page, label: RegExp, value: string) => page.getByLabel(label).first().fill(value);

const openAll = async (page: Page, summaries: string) => {
  for (const summary of await page.locator(summaries).all()) await summary.click();
};

/** The contest page as another setting would build it; reached by a link, as its data are then read. */
const contestWith = (settings: object) => async (page: Page) => {
  await page.route("**/page-data/jeu-concours/page-data.json", async (route: Route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { contestSettings: object } } };
    Object.assign(data.result.data.contestSettings, settings);
    await route.fulfill({ response, json: data });
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Jeu-concours" }).click();
  await page.locator("#regles").waitFor();
  await page.waitForTimeout(1000);
};

const states: readonly Shot[] = [
  {
    name: "menu-services",
    address: "/",
    widths: [1440],
    screenOnly: true,
    reach: (page) => page.locator("summary", { hasText: "Nos services" }).hover(),
  },
  {
    name: "menu-technologies",
    address: "/",
    widths: [1050, 1440],
    screenOnly: true,
    reach: (page) => page.locator("summary", { hasText: "Technologies" }).hover(),
  },
  {
    name: "menu-mobile",
    address: "/",
    widths: [390, 820],
    screenOnly: true,
    reach: async (page) => {
      await page.locator("summary[data-burger]").click();
      await page.locator("summary", { hasText: "Nos services" }).click();
    },
  },
  {
    name: "faq-ouverte",
    address: "/obtenir-un-devis",
    widths: allWidths,
    reach: (page) => openAll(page, "section[aria-labelledby=faq] summary"),
  },
  {
    name: "realisations-ouvertes",
    address: "/realisations",
    widths: allWidths,
    reach: (page) => openAll(page, "main summary"),
  },
  ...["/obtenir-un-devis", "/contact"].map((address): Shot => ({
    name: `erreurs-${address === "/contact" ? "contact" : "devis"}`,
    address,
    widths: allWidths,
    reach: (page) => page.locator("form button[type=submit]").click(),
  })),
  {
    name: "devis-a-moitie",
    address: "/obtenir-un-devis",
    widths: allWidths,
    reach: async (page) => {
      await fill(page, /^Prénom et nom/, "Camille");
      await fill(page, /mail/i, "camille@exemple.fr");
    },
  },
  {
    name: "concours-erreurs",
    address: "/jeu-concours",
    widths: allWidths,
    reach: async (page) => {
      await fill(page, /^Nom/, "x");
      for (let index = 0; index < 3; index += 1) await page.keyboard.press("Tab");
    },
  },
  {
    name: "concours-en-cours",
    address: "/contact",
    widths: allWidths,
    reach: contestWith({ endDate: "2099-12-31" }),
  },
  {
    name: "concours-clos",
    address: "/contact",
    widths: allWidths,
    reach: contestWith({ afterEnd: "close" }),
  },
];

/** Everything to look at: each template at rest, then the states that a visitor can bring about. */
export const shots: readonly Shot[] = [
  ...Object.entries(templates).map(([name, address]): Shot => ({
    name,
    address,
    widths: allWidths,
    reach: async () => undefined,
  })),
  ...states.map((state): Shot => ({
    ...state,
    reach: async (page) => {
      // Scripts may be held back until the visitor does something.
      await movePointer(page);
      await waitForScripts(page);
      await state.reach(page);
    },
  })),
];
