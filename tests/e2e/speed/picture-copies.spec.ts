import { builtAddresses, builtPage } from "../support/built-pages";
import { scrollThrough } from "../support/page";
import { addressOf } from "../support/site";
import { expect, test } from "../support/test";

interface Choice {
  readonly file: string;
  /** Widths in file pixels: of the copy that the browser took, and of the smallest that its place needs. */
  readonly taken: number;
  readonly needed: number;
}

/** What the browser made of the pictures that come in several sizes. */
const choices = (): Choice[] =>
  [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")].map((image) => {
    const copies = image.srcset.split(/,\s+/).map((copy) => copy.split(" "));
    const widths = copies.map(([, width = ""]) => parseInt(width, 10)).sort((one, other) => one - other);
    const [, taken = ""] = copies.find(([file = ""]) => image.currentSrc.endsWith(file)) ?? [];
    const room = image.clientWidth * devicePixelRatio;
    return {
      file: image.currentSrc,
      taken: parseInt(taken, 10),
      needed: widths.find((width) => width >= room) ?? widths.at(-1) ?? 0,
    };
  });

// On phones the cases have variants, which come in one size.
for (const [name, width] of [
  ["blog", 390],
  ["blog", 1440],
  ["realisations", 1440],
] as const)
  test(`${name} at ${width} px: no picture is fetched larger than it is shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(name));
    await scrollThrough(page);
    // One that was passed too quickly to be noticed comes when it is seen again.
    const areThere = () =>
      page.evaluate(() => {
        const missing = [...document.images].find(({ complete }) => !complete);
        missing?.scrollIntoView({ block: "center", behavior: "instant" });
        return !missing;
      });
    await expect.poll(areThere).toBe(true);
    const made = await page.evaluate(choices);
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter(({ taken, needed }) => !(taken <= needed))).toEqual([]);
  });

test("every picture has its place, and waits for its turn unless it is on the first screen", () => {
  let count = 0;
  const faults = builtAddresses().flatMap((address) => {
    // What authors write into articles has attributes of its own.
    const pictures = builtPage(address).document.querySelectorAll("main :is(img, source[srcset])");
    return [...pictures].flatMap((picture) => {
      if (picture.closest("[data-article-text]")) return [];
      const of = (name: string): string => picture.getAttribute(name) ?? "";
      const isFirst = of("fetchpriority") === "high";
      const isPhone = picture.localName === "source";
      const isPhotograph = !isPhone && of("srcset") !== "";
      count += 1;
      const isRight =
        [of("width"), of("height")].every((side) => Number(side) > 0) &&
        (isPhone ? of("media") === "(max-width: 40em)" : of("loading") === (isFirst ? "" : "lazy")) &&
        (!isPhotograph || /^auto, /.test(of("sizes")) !== isFirst);
      return isRight ? [] : [`${address}: ${picture.outerHTML}`];
    });
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
