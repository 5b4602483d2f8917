import { ownSite } from "../support/built-site";
import { setWidth } from "../support/calm";
import { expect, type Page, test } from "../support/test";

/** On the map a name can be read, stands nearest to its own point, and over no other name. */
const misplacedNames = (page: Page): Promise<string[]> =>
  page.locator("main svg:has(a circle)").evaluateAll((maps) => {
    const distance = (a: DOMRect, b: DOMRect): number =>
      Math.hypot(
        Math.max(a.left - b.right, 0, b.left - a.right),
        Math.max(a.top - b.bottom, 0, b.top - a.bottom),
      );
    const links = maps.flatMap((map) => [...map.querySelectorAll("a")]);
    const points = links.map((link) => {
      const { left, top, width, height } = link.querySelector("circle")!.getBoundingClientRect();
      return new DOMRect(left + width / 2, top + height / 2);
    });
    const names = links.flatMap((link, index) =>
      [...link.querySelectorAll("text")].flatMap((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        // Letters without what the font leaves above and below them.
        const box = new DOMRect(x, y + height * 0.2, width, height * 0.6);
        const scale = link.closest("svg")!.getBoundingClientRect().width / 613;
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        return width > 0 ? { index, name: text.textContent, box, size } : [];
      }),
    );
    if (maps.length > 0 && names.length === 0) return ["no name"];
    return names.flatMap(({ index, name, box, size }) => {
      const [own, ...others] = points
        .map((point, at) => ({ isOther: at !== index, away: distance(box, point) }))
        .sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.away - b.away);
      const isNear = (others[0]?.away ?? Infinity) >= (own?.away ?? 0) * 1.2;
      const under = names.filter((at) => at.index !== index && distance(box, at.box) === 0);
      return [
        ...(isNear ? [] : [`${name} stands at another point`]),
        ...(size < (window.innerWidth < 390 ? 9.9 : 11) ? [`${name} in ${size} px`] : []),
        ...under.map((at) => `${name} stands over ${at.name}`),
      ];
    });
  });

test("the names of a map stand at their own points", async ({ page }) => {
  test.skip(!ownSite.has("/villes.html"), "Le site n’a pas de villes.");
  await page.goto("/villes");
  for (const width of [320, 390, 1000, 1440]) {
    await setWidth(page, width);
    expect.soft(await misplacedNames(page), `${width} px`).toEqual([]);
  }
});
