import { htmlToText } from "../../../src/shared/html";
import { planning, readSetting } from "../support/content";
import { expect, test } from "../support/test";

const { hero, cards } = readSetting<{
  hero: { title: string; subtitle: string; button: string };
  cards: { title: string; description: string }[];
}>("home");

for (const [width, height] of [
  [320, 700],
  [390, 844],
  [820, 1180],
  [1050, 900],
  [1440, 900],
] as const)
  test(`the hero has title, subtitle, cards and button in this order at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const parts = await page
      .getByTestId("home-hero")
      .locator('h1, .lead, li a, a[href="/obtenir-un-devis"]')
      .evaluateAll((elements) =>
        elements.map((element) => ({
          words: (element as HTMLElement).innerText.replace(/\s+/g, " ").trim(),
          top: element.getBoundingClientRect().top,
          bottom: element.getBoundingClientRect().bottom,
        })),
      );
    const words = [
      htmlToText(hero.title),
      hero.subtitle,
      ...cards.map(({ title, description }) => `${title} ${description}`),
      hero.button,
    ];
    expect(parts.map((part) => part.words)).toEqual(words.map((text) => text.replace(/\s+/g, " ")));
    const button = parts.at(-1);
    for (const [index, { top }] of parts.slice(1).entries())
      expect(top).toBeGreaterThanOrEqual(parts[index]?.bottom ?? Infinity);

    if (!planning) return;
    const figure = page.getByRole("figure").filter({ hasText: planning.title });
    const box = await figure.boundingBox();
    if (width > 960) {
      // Beside them, within the first screen.
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(height);
      expect(box?.x).toBeGreaterThan(width / 2 - 100);
    } else expect(box?.y).toBeGreaterThanOrEqual(button?.bottom ?? Infinity);
  });
