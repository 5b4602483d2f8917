import { publishedFiles, readPublished } from "../support/built-pages";
import { changedBy, lostTexts, unfitInHeader } from "../support/layout";
import { overflowOf } from "../support/test";
import type { Check } from "./check";

/** Nothing reaches beyond the screen, and no text is cut off. */
export const fits: Check = async (page) => {
  const beyond = await overflowOf(page);
  return [
    ...(beyond > 0 ? [`${beyond} px beyond the right edge`] : []),
    ...(await lostTexts(page)).map((text) => `cut off: ${text}`),
  ];
};

/** On a desktop nothing that is read is smaller than 15 px; code in a line looks as large as the letters beside it. */
export const legible: Check = (page, width) =>
  page.evaluate((isDesktop) => {
    if (!isDesktop) return [];
    const unread =
      "script, style, noscript, code, sup, svg, [aria-hidden=true], .visuallyHidden, #gatsby-announcer";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.textContent?.trim() || parent.closest(unread)) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < 15) small.add(`${size} px: ${text.textContent.trim().slice(0, 40)}`);
    }
    return [...small];
  }, width > 960);

/** The labels of the header have their line. */
export const header: Check = unfitInHeader;

const styleSheets = publishedFiles()
  .filter((file) => /^(?!print)[^/]+\.css$/.test(file))
  .map((file) => ({ file, css: readPublished(file) }));

/** A hovered link or a late part brings style sheets, some of whose rules the page has already: each changes nothing. */
export const unmoved: Check = async (page) =>
  styleSheets.length > 10 ? changedBy(page, styleSheets) : ["no style sheets are published"];

/** Under reduced motion nothing moves, plays, or waits to come in. */
export const still: Check = (page) =>
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
