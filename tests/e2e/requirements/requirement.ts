import { expect, type Locator, type Page } from "../support/test";

/** What the customer wants of some pages. */
export interface Requirement {
  /** The customer's words. */
  readonly says: string;
  readonly at: string | readonly string[];
  /** Of the window: both sides of a breakpoint, where there is one; else a phone and a desktop. */
  readonly widths?: readonly number[];
  /** Whether motion is the matter; else nothing moves, so that boxes keep still. */
  readonly moves?: true;
  /** What a reader meets, as an ARIA snapshot without its dashes: in this order, others may stand between. An arrow says where a link leads. */
  readonly shows?: string;
  /** With the page at its top, and calm. */
  readonly check?: (page: Page, width: number) => Promise<void>;
}

export const header = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const footer = (page: Page) => page.getByRole("contentinfo");
export const hero = (page: Page) => page.locator("main > header");
/** A section of the page, by its title. */
export const section = (page: Page, name: string) => page.getByRole("region", { name });

export function expectTree(place: Locator, tree: string): Promise<void> {
  const lines = tree.trim().replace(/^ */gm, "$&- ");
  return expect(place).toMatchAriaSnapshot(lines.replace(/^( *)(.+) → (\S+)$/gm, '$1$2:\n$1  - /url: "$3"'));
}

/** Boxes on the screen of what the page shows of these, in the document's order. */
export const boxes = (found: Locator): Promise<DOMRect[]> =>
  found.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

/** The first of them. */
export async function box(found: Locator): Promise<DOMRect> {
  const [first] = await boxes(found);
  expect(first, `${found} is shown`).toBeDefined();
  return first!;
}

/** How many stand in the first row. */
export async function columns(found: Locator): Promise<number> {
  const all = await boxes(found);
  return all.filter(({ top }) => top === all[0]?.top).length;
}

/** Expects each to begin where the one before it has ended. */
export async function expectDown(...parts: readonly Locator[]): Promise<void> {
  const all = await Promise.all(parts.map(box));
  for (const [index, { top }] of all.slice(1).entries())
    expect(top, `${parts[index + 1]} below ${parts[index]}`).toBeGreaterThanOrEqual(all[index]!.bottom);
}

/** Expects the second to stand right of the first, at its height. */
export async function expectBeside(left: Locator, right: Locator): Promise<void> {
  const [first, second] = [await box(left), await box(right)];
  expect(second.left).toBeGreaterThanOrEqual(first.right);
  expect(second.top).toBeLessThan(first.bottom);
}

/** Expects a picture to reach above, below and beyond the middle of a text, without covering it. */
export async function expectBehind(picture: Locator, text: Locator): Promise<void> {
  const [back, front] = [await box(picture), await box(text)];
  expect(back.top).toBeLessThan(front.top);
  expect(back.bottom).toBeGreaterThan(front.bottom);
  expect(back.left).toBeLessThan(front.right);
  expect(back.right).toBeGreaterThan(front.right);
  await text.click({ trial: true });
}

/** Scrolls there at once. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Expects a link on the screen, with nothing over it, wherever the page is scrolled. @param from in pixels */
export async function expectEverywhere(page: Page, link: Locator, from = 0): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await scrollTo(page, Math.floor(from + part * (end - from)));
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click({ trial: true });
  }
}
