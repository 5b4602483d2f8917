import type { Page } from "playwright/test";

/** What is wrong with the outline of a page: its headings, its landmarks and the ids that it names (RGAA 9.1, 9.2, 12.6). */
export const outlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const nameOf = (element: Element) =>
      (
        element.getAttribute("aria-label") ??
        document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
        ""
      ).trim();

    const faults: string[] = [];
    if (shown("h1").length !== 1) faults.push(`${shown("h1").length} h1`);
    shown("h1, h2, h3, h4, h5, h6").reduce((before, heading) => {
      const level = Number(heading.tagName.slice(1));
      if (level > before + 1) faults.push(`h${level} « ${heading.textContent} » after h${before}`);
      if (!heading.textContent?.trim()) faults.push(`an empty h${level}`);
      return level;
    }, 0);
    if (shown("main").length !== 1) faults.push(`${shown("main").length} main`);
    for (const kind of ["nav", "section", "aside"]) {
      const names = shown(kind).map(nameOf);
      if (names.includes("")) faults.push(`a ${kind} without a name`);
      if (new Set(names).size !== names.length) faults.push(`two ${kind} of one name: ${names.join(", ")}`);
    }
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of (element.getAttribute(attribute) ?? "").split(/\s+/))
          if (id && !document.getElementById(id))
            faults.push(`${attribute} names #${id}, which is not there`);
      }
    }
    return faults;
  });
