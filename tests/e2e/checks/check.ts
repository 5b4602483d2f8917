import type { Page } from "../support/test";

/** What is asked of a page as it stands at a width. @returns what is wrong, in words; nothing where all is well */
export type Check = (page: Page, width: number) => Promise<readonly string[]>;

/** Where every check is made: a phone, a tablet, a desktop; with the height of the screen. */
export const widths = { 390: 844, 820: 1180, 1440: 900 } as const;

/** Where a page must fit as well: WCAG 1.4.10 (1280 px at 400 %), both sides of each breakpoint, a large screen. */
export const edges = [320, 640, 800, 801, 960, 961, 1000, 1049, 1050, 1279, 1920] as const;

/** The claims that do not hold. */
export const failing = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(claims).filter((claim) => !claims[claim]);

/** Both values in a sentence, where they differ. */
export const unlike = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, shouldBe] = [found, expected].map((value) => JSON.stringify(value));
  return is === shouldBe ? [] : [`${what}: ${is} instead of ${shouldBe}`];
};

/** Where an element stands in the document, and what it says. */
export interface Box extends Pick<DOMRect, "left" | "right" | "top" | "bottom" | "width" | "height"> {
  readonly text: string;
}

/** Boxes of what a selector finds and the page shows, in the document's order. */
export const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const words = (element as HTMLElement).innerText || element.textContent;
        const text = words.replace(/\s+/g, " ").trim();
        return { text, left, right, top: top + scrollY, bottom: bottom + scrollY, width, height };
      }),
  );

/** Places of the links that a selector finds. */
export const targetsOf = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
