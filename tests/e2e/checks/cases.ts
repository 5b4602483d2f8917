import { caseStudyPath } from "../../../src/shared/paths";
import { cases, pages } from "../support/content";
import { boxesOf, failing, unlike, type Check } from "./check";

/* The list of cases, and a case. */

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
  const found = await page.locator("li[data-case]").evaluateAll(
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
  const cells = await boxesOf(page, "li[data-case]");
  const columns = new Set(cells.map(({ left }) => left)).size;
  const grids = page.locator("main ul:has(> [data-case])");
  const inFirst = await grids.first().locator("> [data-case]").count();
  const [grid] = await boxesOf(page, "main ul:has(> [data-case])");
  const ways = await boxesOf(page, "li[data-case] article > a:last-child");
  return [
    ...unlike("cases", found, expected),
    ...unlike(
      "cases of the first grid",
      inFirst,
      Math.min(pages.caseStudies.others?.after ?? Infinity, cases.length),
    ),
    ...unlike("columns", columns, width < 801 ? 1 : 2),
    ...unlike(
      "ways of a pair at two heights",
      ways.filter((way, at) =>
        ways.some(
          (other, pair) => cells[pair]?.top === cells[at]?.top && Math.abs(way.bottom - other.bottom) > 1,
        ),
      ),
      [],
    ),
    ...unlike("end of the last case", cells.at(-1)?.right, grid?.right),
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
