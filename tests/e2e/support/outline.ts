import type { Page } from "playwright/test";

/**
 * Faults of a page's structure that axe does not see: exactly one h1, landmarks with distinct names, references to
 * existing ids (RGAA 9.1, 9.2, 12.6).
 */
export const outlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ??
      document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
      "";

    const faults = shown("h1").length === 1 ? [] : [`${shown("h1").length} h1`];
    for (const kind of ["nav", "section", "aside"]) {
      const names = shown(kind).map((element) => nameOf(element).trim());
      if (names.includes("")) faults.push(`a ${kind} without a name`);
      if (new Set(names).size !== names.length) faults.push(`two ${kind} of one name: ${names.join(", ")}`);
    }
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls"])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        for (const id of (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean))
          if (!document.getElementById(id)) faults.push(`${attribute} names #${id}, which is not there`);
    return faults;
  });
