import type { Page } from "playwright/test";

/** Labels of the header's bar that take more than one line, whose box leaves the bar, or that another control covers. */
export function unfitInHeader(page: Page): Promise<string[]> {
  return page
    .getByRole("banner")
    .first()
    .evaluate((header) => {
      const bar = header.getBoundingClientRect();
      const isWrapped = (label: Node): boolean => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return range.getClientRects().length > 1;
      };
      const controls = [...header.querySelectorAll("a, summary")];
      const isCovered = (label: Node, own: Element): boolean => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        // A name without room beside its sign lies below the link, which hides it.
        if ((top + bottom) / 2 > own.getBoundingClientRect().bottom) return false;
        return controls.some((control) => {
          const box = control.getBoundingClientRect();
          if (control === own || !control.checkVisibility({ visibilityProperty: true })) return false;
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        });
      };
      const unfit: string[] = [];
      const labels = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      for (let label = labels.nextNode(); label; label = labels.nextNode()) {
        const control = label.parentElement?.closest("a, summary");
        if (!control?.checkVisibility({ visibilityProperty: true })) continue;
        const { top, bottom } = control.getBoundingClientRect();
        // The brand's name, beside its sign, may take two lines.
        const isBrand = control.hasAttribute("aria-label");
        const isWide = (!isBrand && isWrapped(label)) || isCovered(label, control);
        if (isWide || top < bar.top || bottom > bar.bottom) unfit.push(label.textContent ?? "");
      }
      return unfit;
    });
}

/**
 * Texts out of a reader's reach: beyond the edge of the screen, or of a box that hides its overflow. A box that
 * scrolls sideways (code, tables) is fine.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped =
      "script, style, noscript, template, [aria-hidden=true], .visuallyHidden, #gatsby-announcer";
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(skipped);

    const isLost = (element: Element, lines: readonly DOMRect[]): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) return false;
        if (!/hidden|clip/.test(overflowX + overflowY)) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOut = (line: DOMRect) =>
          line.left < left - 1 || line.right > right + 1 || line.top < top - 1 || line.bottom > bottom + 1;
        if (lines.some(isOut)) return true;
      }
      return lines.some((line) => line.left < -1 || line.right > window.innerWidth + 1);
    };

    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (!isLost(element, lines)) continue;
      // Trailing spaces of a line of code overhang the edge, which is fine.
      const words = [...node.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return [...range.getClientRects()];
      });
      if (isLost(element, words))
        lost.push(`${element.tagName.toLowerCase()} « ${node.textContent.trim().slice(0, 40)} »`);
    }
    return lost;
  });
}

/** Words that a line's end cuts without a hyphen; or what else a pattern finds. Addresses and code may be cut. */
export function cutWords(page: Page, pattern = "[\\p{L}\\p{N}’]{2,}"): Promise<string[]> {
  return page.evaluate((wanted) => {
    const skipped =
      "script, style, noscript, template, pre, code, [href^='mailto:'], .visuallyHidden, #gatsby-announcer";
    const cut: string[] = [];
    const range = document.createRange();
    const countLines = () => {
      const boxes = [...range.getClientRects()].filter(({ right, width }) => right > 0 && width > 0);
      return new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      if (node.parentElement?.closest(skipped) || countLines() < 2) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(new RegExp(wanted, "gu"))) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (countLines() > 1) cut.push(word);
      }
    }
    return cut;
  }, pattern);
}

/** Replaces every text but the header's labels and mere signs by one word of that many letters. */
export function lengthenWords(page: Page, letters: number): Promise<void> {
  return page.evaluate((count) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const fixed = node.parentElement?.closest(
        "script, style, noscript, [aria-hidden=true], body > * > * > header > div > a",
      );
      if (!fixed && node.textContent?.trim()) node.textContent = "m".repeat(count);
    }
  }, letters);
}
