import type { Page } from "playwright/test";

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>;

/** What has the focus, once styles have settled; undefined when it has left the page. */
function focused(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return undefined;

    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    // Whether a part of it is on screen, and not under the header or anything else.
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    // A card may show the focus of its link, or its link may stretch over it.
    const card = element.closest("li, article") ?? element;
    const styles = [
      ...[element, card].map((frame) => getComputedStyle(frame)),
      getComputedStyle(element, "::after"),
    ];
    let around = element.parentElement;
    while (around && getComputedStyle(around).backgroundColor === "rgba(0, 0, 0, 0)")
      around = around.parentElement;
    const surface = around ? getComputedStyle(around).backgroundColor : "";
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** WCAG 1.4.11. */
    const isClear = (color: string): boolean => {
      const [dark = 0, light = 0] = [color, surface].map(luminance).sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 3;
    };
    // Whether an outline, or a shadow around it, shows where the focus is. Parts of a drawing have no shadow.
    const hasShadow = !(element instanceof SVGElement);
    const marked = styles.some(
      ({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        outlineStyle !== "none" &&
        parseFloat(outlineWidth) >= 2 &&
        (isClear(outlineColor) || (hasShadow && boxShadow !== "none" && isClear(boxShadow))),
    );
    const label =
      element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "";
    return {
      name: `${element.tagName.toLowerCase()} « ${label.trim().slice(0, 40)} »`,
      marked,
      seen,
      inMain: element.closest("main") !== null,
    };
  });
}

/**
 * Walks through the page with Tab, either to its end or, from the skip link, to the end of its main content, since
 * header and footer are the same everywhere.
 *
 * @returns faults for keyboard users, as sentences
 */
export async function keyboardFaults(page: Page, part: "page" | "main"): Promise<string[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop || (part === "main" && stops.at(-1)?.inMain && !stop.inMain)) break;
    stops.push(stop);
    if (part === "main" && stops.length === 1) await page.keyboard.press("Enter");
    if (stops.length > 600) return [`the focus goes round in circles: ${stop.name}`];
  }
  const expected = await page
    .locator('main :is(a, button, summary, input, select, textarea):not([tabindex="-1"], :disabled):visible')
    .evaluateAll((controls) => {
      // A group of radio buttons is one stop; the arrows lead from one button to the next.
      const stops = controls.map((control) =>
        control instanceof HTMLInputElement && control.type === "radio" ? control.name : control,
      );
      return new Set(stops).size;
    });
  const inMain = stops.filter((stop) => stop.inMain).length;
  return [
    ...(stops[0]?.name === "a « Aller au contenu »" ? [] : [`the first stop is ${stops[0]?.name}`]),
    ...stops.filter(({ marked }) => !marked).map(({ name }) => `${name}: no outline`),
    ...stops.filter(({ seen }) => !seen).map(({ name }) => `${name}: out of sight`),
    ...(inMain >= expected ? [] : [`${inMain} of ${expected} controls reached`]),
  ];
}
