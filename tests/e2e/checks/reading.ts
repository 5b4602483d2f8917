import { boxesOf, failing, unlike, type Check } from "./check";

/* What is read: the list of articles, an article, a legal text. */

/** Each card has its picture, whole, its title and its description. */
export const blogCards: Check = async (page) => {
  const count = (await boxesOf(page, "main article")).length;
  const cut = await page.locator("main article img").evaluateAll((pictures) =>
    pictures.filter((picture) => {
      const [width, height] = ["width", "height"].map((side) => Number(picture.getAttribute(side)));
      return Math.abs(picture.clientWidth / picture.clientHeight - width! / height!) > 0.05;
    }),
  );
  const parts = ["img", "h2", ".detail"].map((part) => boxesOf(page, `main article ${part}`));
  const [pictures = [], titles = [], descriptions = []] = await Promise.all(parts);
  return [
    ...unlike(
      "pictures, titles, descriptions",
      [pictures.length, titles.length, descriptions.length],
      [count, count, count],
    ),
    ...failing({
      "pictures uncut": cut.length === 0,
      "words in each": [...titles, ...descriptions].every(({ text }) => text !== ""),
    }),
  ];
};

/** The invitation at the end of a list takes what is left of its last row, however many articles there are. */
export const closedRow: Check = (page) =>
  page.locator("main").evaluate((main) => {
    const last = main.querySelector("[aria-labelledby=invitation-titre]");
    const grid = last?.closest("li")?.parentElement;
    if (!last || !grid) return [];
    const cells = [...grid.children];
    const open: string[] = [];
    for (let count = cells.length - 1; count > 0 && count > cells.length - 7; count -= 1) {
      const box = last.getBoundingClientRect();
      const { left, right } = grid.getBoundingClientRect();
      const row = [...grid.children]
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ top }) => Math.abs(top - box.top) < 2);
      const gaps = [(row[0]?.left ?? 0) - left, right - box.right];
      if (gaps.some((gap) => Math.abs(gap) > 1))
        open.push(`after ${count} articles: ${gaps.join(", ")} px open`);
      grid.children[count - 1]?.remove();
    }
    grid.replaceChildren(...cells);
    return open;
  });

/** From 801 px on the contents stand left of the text, the offer beside both; below they are folded. */
export const contentsBeside: Check = async (page, width) => {
  const [[contents], [text], [offer]] = [
    await boxesOf(page, "main nav[aria-labelledby=sommaire]"),
    await boxesOf(page, "[data-article-text]"),
    await boxesOf(page, 'main aside a[href="/obtenir-un-devis"]'),
  ];
  const signs = await page.locator("[data-article-text]").evaluate((article) => {
    const paragraphs = [...article.querySelectorAll("p")];
    const [longest] = paragraphs.sort((a, b) => b.innerText.length - a.innerText.length);
    const lines =
      (longest?.clientHeight ?? 0) / parseFloat(longest ? getComputedStyle(longest).lineHeight : "1");
    return (longest?.innerText.length ?? 0) / lines;
  });
  const folded = (await boxesOf(page, "main nav + details > summary")).length;
  if (width <= 800) return failing({ "the contents folded": !contents && folded > 0 });
  const [left, right] = [text?.left ?? 0, text?.right ?? 0];
  return failing({
    "the contents left of the text": (contents?.right ?? Infinity) < left,
    "the offer beside the text": (offer?.left ?? 0) >= right || (offer?.right ?? Infinity) <= left,
    "45 signs to a line": signs >= 45,
    "no fold": folded === 0,
  });
};

/** The articles before it look alike on a phone. */
export const moreAlike: Check = async (page, width) => {
  const frames = await boxesOf(page, "section:has(#autres-articles) article > :first-child");
  return failing({
    "as wide as each other": width > 640 || new Set(frames.map((frame) => frame.width)).size <= 1,
  });
};

/** On a phone a table's columns have some twenty letters to a line: what does not fit scrolls. */
export const columnsWide: Check = async (page, width) => {
  const cells = await boxesOf(page, "[data-article-text] :is(td, th)");
  return failing({ "columns to read": width > 640 || cells.every((cell) => cell.width >= 0.37 * width) });
};

/** Code is wider than the text where there is room, and its edge is shaded while there is more. */
export const codeBreaksOut: Check = async (page, width) => {
  const [[code], [text]] = [
    await boxesOf(page, "[data-article-text] pre"),
    await boxesOf(page, "[data-article-text] > p"),
  ];
  return failing({
    "code as wide as the column": width < 1279 || !code || code.width > (text?.width ?? 0) + 60,
  });
};

/** A line of code scrolls and is not broken; a stop follows short code closely. */
export const code: Check = (page) =>
  page.locator("[data-article-text]").evaluate((article) => {
    const broken = [...article.querySelectorAll("pre")].filter((block) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(block);
      const height = block.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const lines = block.textContent.replace(/\n$/, "").split("\n").length;
      return Math.round(height / parseFloat(lineHeight)) > lines;
    });
    const apart = [...article.querySelectorAll("code:not(pre code)")].filter((short) => {
      const next = short.nextSibling;
      if (!next || !/^[.,]/.test(next.textContent ?? "")) return false;
      const [letters, stop] = [document.createRange(), document.createRange()];
      letters.selectNodeContents(short);
      stop.setStart(next, 0);
      stop.setEnd(next, 1);
      const [before, after] = [[...letters.getClientRects()].at(-1), stop.getBoundingClientRect()];
      const isOneLine = before && before.top < after.bottom && after.top < before.bottom;
      return isOneLine && Math.abs(after.left - before.right) > 1;
    });
    return [...broken, ...apart].map(({ textContent }) => `broken: ${textContent.slice(0, 60)}`);
  });

/** A table of contents names each part of the text, and stands beside it where there is room. */
export const legalContents: Check = async (page, width) => {
  const titles = (await boxesOf(page, "main h2")).filter(({ text }) => text !== "Sommaire");
  const links = await boxesOf(page, "main nav[aria-labelledby=sommaire] a");
  if (titles.length < 3) return [];
  return [
    ...unlike(
      "contents",
      links.map(({ text }) => text),
      titles.map(({ text }) => text),
    ),
    ...failing({
      "beside the text": width < 1050 || titles.every(({ left }) => left > (links[0]?.right ?? Infinity)),
    }),
  ];
};
