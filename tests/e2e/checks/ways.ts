import type { Locator } from "../support/test";
import { boxesOf, failing, unlike, type Check } from "./check";

/* The header's way to a quote and the floating one: there wherever one is, over nothing that one reads. */

const tab = "aside[aria-label='Devis gratuit'] :text-is('DEVIS GRATUIT')";
const banner = "aside[aria-label='Devis gratuit'] :text('Obtenir un devis gratuitement')";
const inHeader = "#gatsby-focus-wrapper > header a[href='/obtenir-un-devis']";

/** Scroll positions, every 80 px to the end of the page, at which a link is not on the screen or something lies over it. */
const unseenAt = (link: Locator): Promise<number[]> =>
  link.first().evaluate(async (element) => {
    const unseen: number[] = [];
    for (let y = 0; ; y += 80) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!element.contains(hit)) unseen.push(y);
      if (window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1) break;
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    return unseen;
  });

/** Both ways are there at every scroll position; the banner of a phone waits until 240 px are scrolled. */
export const waysWhereverScrolled: Check = async (page, width) => [
  ...unlike(
    "the header's is not seen at",
    await unseenAt(page.locator(inHeader).filter({ visible: true })),
    [],
  ),
  ...unlike(
    "the floating one is not seen at",
    await unseenAt(page.locator(width > 800 ? tab : banner)),
    width > 800 ? [] : [0, 80, 160],
  ),
];

/** Which of the ways a width has, each in its words. */
export const waysOfWidth: Check = async (page, width) => {
  const [link] = await boxesOf(page, inHeader);
  const hasWidget = (await page.locator("aside[aria-label='Devis gratuit']").count()) > 0;
  const tabs = (await boxesOf(page, tab)).length;
  return failing({
    "the header's words": link?.text === (width < 1050 ? "Devis gratuit" : "DEVIS GRATUIT SUR-MESURE"),
    "a tab from 801 px on": !hasWidget || tabs > 0 === width > 800,
    "a burger below 1050 px": ((await boxesOf(page, "summary[data-burger]")).length === 1) === width < 1050,
  });
};

/** The tab lies on no text and nothing to press, whatever is scrolled into its column; the banner not on the last line. */
export const waysCoverNothing: Check = async (page, width) => {
  if (width > 800) {
    const link = page.locator(tab).filter({ visible: true });
    return (await link.count()) > 0 ? link.first().evaluate(textsUnder) : [];
  }
  if ((await page.locator(banner).count()) === 0) return [];
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.locator(banner).filter({ visible: true }).first().waitFor();
  const [end, over] = [
    (await boxesOf(page, "body footer li")).at(-1)?.bottom ?? 0,
    (await boxesOf(page, banner))[0]?.top ?? Infinity,
  ];
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return failing({ [`the banner at ${over} on the last line at ${end}`]: end <= over });
};

function textsUnder(element: Element): string[] {
  const edge = element.getBoundingClientRect().left;
  const isUnder = (parent: Element, boxes: Iterable<DOMRect>): boolean => {
    const clips: number[] = [];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== "visible") clips.push(box.getBoundingClientRect().right);
    return [...boxes].some(
      ({ left, right, width }) => width > 0 && left < window.innerWidth && Math.min(right, ...clips) > edge,
    );
  };
  // The header does not scroll, and is above the tab.
  const isShown = (target: Element) =>
    !element.closest("aside")?.contains(target) &&
    !target.closest("#gatsby-focus-wrapper > header, .visuallyHidden, #gatsby-announcer") &&
    target.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll("a, button, summary, input, select, textarea")]
    .filter((control) => isShown(control) && isUnder(control, [control.getBoundingClientRect()]))
    .map(({ outerHTML }) => `the tab lies on ${outerHTML.slice(0, 100)}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isUnder(parent, range.getClientRects())) found.push(`the tab lies on « ${text.textContent.trim()} »`);
  }
  return found;
}
