import { cutWords, lostTexts, unfitInHeader } from "../support/layout";
import { overflowOf, type Page } from "../support/test";

/* What is asked of a page as it stands: each answers with what is wrong, in words, and with nothing where all is well. */

/** Nothing reaches beyond the screen, and no text is cut off. */
export async function fits(page: Page): Promise<string[]> {
  const beyond = await overflowOf(page);
  return [
    ...(beyond > 0 ? [`${beyond} px beyond the right edge`] : []),
    ...(await lostTexts(page)).map((text) => `cut off: ${text}`),
  ];
}

/** And the header's labels have their line. */
export const fitsWithHeader = async (page: Page): Promise<string[]> => [
  ...(await fits(page)),
  ...(await unfitInHeader(page)).map((label) => `in the header: ${label}`),
];

/** And no line's end cuts a word, at the usual size of text. */
export const fitsWell = async (page: Page): Promise<string[]> => [
  ...(await fitsWithHeader(page)),
  ...(await cutWords(page)).map((word) => `cut by a line's end: ${word}`),
];

/** Under reduced motion nothing moves, plays, or waits to come in. */
export const still = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target),
      ...document.querySelectorAll("[data-reveal]:not([data-reveal=''])"),
      ...[...document.querySelectorAll("video")].filter((video) => video.checkVisibility()),
    ].map((element) => element?.outerHTML.slice(0, 120) ?? "?"),
  );

/** Every answer and theme of a page is unfolded. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });

/** What scrolls sideways and has no stop for the keyboard, and stops where nothing scrolls. */
export const faultyStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (box: Element) => `${box.localName} ${box.className} « ${box.textContent?.slice(0, 40)} »`;
    return [...document.querySelectorAll("main *")].flatMap((box) => {
      const hasRoom = box.scrollWidth > box.clientWidth && box.checkVisibility();
      const scrolls = hasRoom && /auto|scroll/.test(getComputedStyle(box).overflowX);
      const isStop = box.getAttribute("tabindex") === "0" && !box.matches("a, button, input, svg *");
      if (scrolls && !isStop && !box.querySelector("a, button, input")) return [`no stop: ${nameOf(box)}`];
      return isStop && !scrolls ? [`nothing scrolls: ${nameOf(box)}`] : [];
    });
  });

/** Print is dark on white, without controls; headings stay with what follows, figures are not cut, closed answers are there. */
export async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const controls = page.getByRole("navigation").or(page.getByRole("button"));
  const faults = (await controls.filter({ visible: true }).allTextContents()).map(
    (text) => `a control: ${text}`,
  );
  faults.push(
    ...(await page.evaluate(() => {
      const faulty = (what: string, selector: string, isRight: (element: Element) => boolean) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility() && !isRight(element))
          .map(({ outerHTML }) => `${what}: ${outerHTML.slice(0, 80)}`);
      const isDark = (element: Element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
        return !element.textContent?.trim() || (isPlain && color === getComputedStyle(document.body).color);
      };
      return [
        ...faulty("in colour", "body *:not(input, textarea, select, noscript)", isDark),
        ...faulty(
          "alone at the end of a sheet",
          "main :is(.sectionHead, .wideColumns:has(> h2:first-child))",
          (head) => getComputedStyle(head).breakAfter === "avoid",
        ),
        ...faulty(
          "torn by the end of a sheet",
          "main dl > div",
          (figure) => getComputedStyle(figure).breakInside === "avoid",
        ),
        ...[...document.querySelectorAll("main details > :not(summary)")]
          .filter((answer) => answer.parentElement?.checkVisibility() && !answer.checkVisibility())
          .map((answer) => `not printed: ${answer.textContent?.slice(0, 80)}`),
      ];
    })),
  );
  await page.emulateMedia({ media: "screen" });
  return faults;
}
