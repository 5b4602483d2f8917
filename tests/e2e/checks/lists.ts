import { formatPrice } from "../../../src/shared/format-text";
import { caseStudyPath, cityPath } from "../../../src/shared/paths";
import { formatTravel } from "../../../src/shared/travel";
import { cases, cities, navigation, pages, readSetting, services } from "../support/content";
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
      const cost = price
        ? formatPrice(price).replace("à partir de", "dès").replace("offert", "Offert")
        : "sur devis";
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
      const line = await sign.locator("p").evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return [
          left,
          right - document.documentElement.clientWidth,
          bottom - window.innerHeight,
          getComputedStyle(element).opacity,
        ];
      });
      // The keyboard begins at the top of the page again.
      await page.locator("#gatsby-focus-wrapper").focus();
      faults.push(...unlike("the line of the sentence at the foot of the window", line, [0, 0, 0, "1"]));
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

/** Beside the words of a client stands what was measured there, and a screen, at every width. */
export const caseHero: Check = async (page) => {
  const { testimonial } = pages.caseStudies ?? {};
  const shown = cases.find(({ clientName }) => clientName === testimonial?.company);
  const [hero] = await boxesOf(page, "main > header");
  const [screen] = await boxesOf(page, "main > header figure img");
  return failing({
    "its screen": !shown || (screen?.width ?? 0) > 300,
    "its figure": [shown?.results?.[0]?.value ?? ""].every((value) =>
      hero?.text.includes(value.replace(/\s/g, " ")),
    ),
  });
};

/** Each case with all its screens and its way, in the order of the content; two columns where there is room, and no row open. */
export const caseGrid: Check = async (page, width) => {
  const found = await page.locator("[data-case]").evaluateAll(
    (cards, isPhone) =>
      cards.map((card) => ({
        title: card.querySelector("h2, h3")?.textContent,
        screens: [...card.querySelectorAll<HTMLImageElement>("img[alt]:not([alt=''])")].filter((image) => {
          const file = (isPhone && image.previousElementSibling) || image;
          const [width, height] = ["width", "height"].map((side) => Number(file.getAttribute(side)));
          const isWhole = Math.abs(image.offsetWidth / image.offsetHeight - width! / height!) < 0.05;
          return image.checkVisibility() && (isWhole || height! > width!);
        }).length,
        rowsOfFigures: new Set(
          [...card.querySelectorAll<HTMLElement>("dl > *")].map((part) => part.offsetTop),
        ).size,
        to: [...card.querySelectorAll("a")]
          .filter((link) => link.checkVisibility())
          .at(-1)
          ?.getAttribute("href"),
      })),
    width <= 640,
  );
  const expected = cases.map(({ title, images, results, slug }) => ({
    title,
    screens: images.length,
    rowsOfFigures: results ? 1 : 0,
    to: caseStudyPath(slug),
  }));
  const columns = new Set((await boxesOf(page, "[data-case]")).map(({ left }) => left)).size;
  const [grid] = await boxesOf(page, "main ul:has(> [data-case])");
  const lastCase = (await boxesOf(page, "[data-case]")).at(-1);
  const ways = await boxesOf(page, "[data-case] article > a:last-child");
  const pairs = width < 801 ? [] : ways.slice(0, ways.length & ~1).map(({ bottom }) => bottom);
  return [
    ...unlike("cases", found, expected),
    ...unlike("columns", columns, width < 801 ? 1 : 2),
    ...unlike(
      "heights of the ways of a pair",
      pairs.filter((bottom, index) => Math.abs(bottom - (pairs[index ^ 1] ?? 0)) > 1),
      [],
    ),
    ...unlike("end of the last case", lastCase?.right, grid?.right),
  ];
};

/** All screens of a case, each that is shown reduced with the way to the whole of it. @param count how many the content has */
export const screens =
  (count: number): Check =>
  async (page) => {
    const widths = (await boxesOf(page, "main figure:has(.screen)")).map(({ width }) => width);
    const links = page.getByRole("main").getByRole("link", { name: "Voir l’écran entier" });
    return [
      ...unlike("screens", widths.length, count),
      ...unlike(
        "ways to a whole screen",
        await links.filter({ visible: true }).count(),
        widths.filter((width) => width <= 800).length,
      ),
    ];
  };

/** Screens of one pair have one size and one top; what was gained is said in large once. @param results how often */
export const caseOnce =
  (results: number): Check =>
  async (page, width) => {
    const screens = (await boxesOf(page, "section[aria-labelledby=solution] .screen")).slice(0, 2);
    const [first, second] = screens;
    const gap = (of: "top" | "width" | "height") => Math.abs((first?.[of] ?? 0) - (second?.[of] ?? 0));
    const isPair = width > 800 && screens.length === 2;
    const lines = await page.locator("main header dl:has(dt) > :is(dt, dd:not(.note))").evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell.querySelector("a") ?? cell);
        return [cell.localName, words.getClientRects()[0]?.bottom ?? 0] as const;
      }),
    );
    const isLevel = lines.every(
      ([name, bottom], at) => name === "dt" || Math.abs(bottom - lines[at - 1]![1]) < 2,
    );
    return failing({
      "a pair of one size": !isPair || [gap("top"), gap("width"), gap("height")].every((px) => px < 1),
      "label and value on one line": isLevel,
      "large figures once": (await boxesOf(page, "main .figure")).length === results,
    });
  };

/** All cities leave from the shortest way to the longest, each row a link with its time. */
export const departures: Check = async (page) => {
  const rows = await boxesOf(page, "section[aria-labelledby=departs] li a");
  const items = await boxesOf(page, "section[aria-labelledby=departs] li");
  const targets = await targetsOf(page, "section[aria-labelledby=departs] li a");
  const found = targets.map((target) => cities.find(({ slug }) => cityPath(slug) === target));
  const minutes = found.map((city) => city?.travelMinutes ?? 0);
  return [
    ...unlike("cities", targets.toSorted(), cities.map(({ slug }) => cityPath(slug)).toSorted()),
    ...unlike(
      "minutes",
      minutes,
      minutes.toSorted((a, b) => a - b),
    ),
    ...rows.flatMap(({ text, height, width }, index) =>
      failing({
        [`${text}: name and time`]: [
          found[index]?.city ?? "?",
          formatTravel(found[index]?.travelMinutes ?? 0),
        ].every((part) => text.includes(part.replace(/\s+/g, " "))),
        [`${text}: the row to press`]: height >= 44 && width === items[index]?.width,
      }),
    ),
  ];
};

/** On the map a name can be read, stands nearest to its own point, and over no other name. */
export const mapNames: Check = (page) =>
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
