import { formatPrice } from "../../../src/shared/format-text";
import { caseStudyPath } from "../../../src/shared/paths";
import { navigation, readSetting, services } from "../support/content";
import { boxesOf, failing, targetsOf, unlike, type Check } from "./check";

/* Lists of what the content has: each item there, in its place, with its way. */

interface Item {
  readonly title: string;
  readonly service?: string;
  readonly duration?: Queries.ServiceDuration;
  readonly price?: { readonly amount: number; readonly unit: string };
  readonly caseStudy?: string;
}
const { groups } = readSetting<{
  groups: { id: string; items: Item[]; button: { href: string } }[];
}>("services-page");

/** What a row shows; its bar in pixels, and how far that begins from its axis, which on a phone is as wide as the row. */
const readRows = (rows: Element[]) =>
  rows.map((row) => {
    const [axis, bar] = [getComputedStyle(row, "::before"), getComputedStyle(row, "::after")];
    const { width, height } = row.getBoundingClientRect();
    return {
      title: row.querySelector("h3")?.textContent,
      text: (row as HTMLElement).innerText.replace(/\s+/g, " "),
      height,
      places: [...row.querySelectorAll("p:not(.note p), svg")].map((cell) =>
        Math.round(cell.getBoundingClientRect().left),
      ),
      axis: axis.content === "none" || axis.display === "none" ? width : parseFloat(axis.width),
      bar: parseFloat(bar.width),
      gap: parseFloat(bar.marginLeft) + (parseFloat(bar.translate) || 0) + new DOMMatrix(bar.transform).e,
      targets: Array.from(row.querySelectorAll("a"), (link) => link.getAttribute("href")),
    };
  });

const delayOf = (item: Item) => item.duration ?? services.find(({ slug }) => slug === item.service)?.duration;

/** Each item with its time and price, in columns where there is room; all on one axis if one takes weeks. */
export const serviceGroups: Check = async (page, width) => {
  const faults: string[] = [];
  const hasAxis = groups.some(({ items }) => items.some((item) => (delayOf(item)?.weeks?.max ?? 0) >= 1));
  const columns = new Set<number>();
  for (const { id, items, button } of groups) {
    const rows = await page.locator(`#${id} li`).evaluateAll(readRows);
    const titles = rows.map(({ title }) => title);
    const delays = items.map(delayOf);
    const weeks = delays.map((delay) => delay?.weeks?.max ?? 0);
    const rulers = await page
      .locator(`#${id}`)
      .getByText(/\d\ssem\./)
      .allTextContents();
    const lastWeek = parseInt(rulers[0] ?? "");
    faults.push(
      ...unlike(
        id,
        titles,
        items.map(({ title }) => title),
      ),
      ...failing({
        [`${id}: the axis`]: rulers.length === (hasAxis ? 1 : 0),
        [`${id}: its button`]: (await targetsOf(page, `#${id} a`)).includes(button.href),
      }),
    );
    for (const [index, { title, text, height, places, axis, bar, gap, targets }] of rows.entries()) {
      const item = items[index];
      const price = item?.price ?? services.find(({ slug }) => slug === item?.service)?.priceFrom;
      const cost = price ? formatPrice(price).replace("à partir de", "dès") : "sur devis";
      const hasBar = hasAxis && (weeks[index] ?? 0) > 0;
      // Of a few minutes, still a line.
      const length = Math.max(4, (axis * (weeks[index] ?? 0)) / lastWeek);
      for (const place of places) columns.add(place);
      faults.push(
        ...failing({
          [`${title}: ${cost}`]: text.includes(cost.replace(/\s+/g, " ")),
          [`${title}: its time`]: text.includes(delays[index]?.value.replace(/\s+/g, " ") ?? ""),
          [`${title}: 44 px to press`]: height >= 44,
          [`${title}: its case`]: !item?.caseStudy || targets.includes(caseStudyPath(item.caseStudy)),
          [`${title}: a bar of ${bar} px, ${gap} px from the start of ${axis} px for ${lastWeek} weeks`]:
            !hasBar || (gap === 0 && Math.abs(bar - length) < 1.5),
        }),
      );
    }
  }
  return [...faults, ...unlike("columns for time, price and arrow", width >= 1050 ? columns.size : 3, 3)];
};

/** The families: three signs to a row of a phone; on a desktop each in one row, and the sentence in a line at the foot of the window. */
export const families: Check = async (page, width) => {
  const faults: string[] = [];
  for (const { label, items } of navigation.technologies) {
    const boxes = await boxesOf(page, `section:has(h2:text-is(${JSON.stringify(label)})) >> li`);
    const perRow = { 390: 3, 1440: 12 }[width];
    const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top).length;
    faults.push(
      ...unlike(label, boxes.length, items.length),
      ...failing({
        [`${label}: 44 px to press`]: boxes.every(({ height }) => height >= 44),
        [`${label}: a row`]: !perRow || inFirstRow === Math.min(perRow, items.length),
      }),
    );
  }
  if (width > 960) {
    const signs = page.locator("section[aria-labelledby^=groupe-] li");
    for (const sign of [signs.first(), signs.last()]) {
      await sign.getByRole("link").focus();
      const sentence = await sign.locator("p").textContent();
      const line = await page.locator("main > p[aria-hidden=true]").evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        const { clientWidth } = document.documentElement;
        return [left, right - clientWidth, bottom <= window.innerHeight, element.textContent];
      });
      // The keyboard begins at the top of the page again.
      await page.locator("#gatsby-focus-wrapper").focus();
      faults.push(
        ...unlike("the line of the sentence at the foot of the window", line, [0, 0, true, sentence]),
      );
    }
  }
  const boxes = await boxesOf(page, "main section:has(> h2 + ul)");
  const ends = new Map(boxes.map(({ top, right }) => [top, right]));
  const count = navigation.technologies.reduce((sum, { items }) => sum + items.length, 0);
  const [hero] = await boxesOf(page, "main > header");
  const { heroCase } = readSetting<{ technologies: { heroCase?: string } }>("pages").technologies;
  const cases = await targetsOf(page, 'main > header a[href^="/realisations/"]');
  return [
    ...faults,
    ...unlike("ends of the rows", new Set(ends.values()).size, 1),
    ...unlike("the case in the hero", cases, heroCase ? [caseStudyPath(heroCase)] : []),
    ...failing({ "how many there are": hero?.text.includes(`${count} technologie`) ?? false }),
  ];
};
