import path from "node:path";
import sharp from "sharp";
import { builtAddresses, builtPage, publishedFolder } from "../support/built-pages";
import { expect, test } from "../support/test";

test("every picture has its size, and is lazy below the first screen", () => {
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
        (isPhone || picture.hasAttribute("alt")) &&
        (!isPhotograph || /^auto, /.test(of("sizes")) !== isFirst) &&
        (isPhotograph || isPhone || !/^\/static\/.+\.(?:avif|jpe?g|png|webp)$/.test(of("src")));
      return isRight ? [] : [`${address}: ${picture.outerHTML}`];
    });
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

/** Widths of a photograph's copies, in pixels of the file: `pictureCopies` of `gatsby-config.ts`. */
const widths = { phone: 680, largest: 1200 };

test("a photograph has WebP copies for phones and desktops, as wide as they say", async () => {
  const copies = new Map<string, number>();
  for (const address of builtAddresses())
    for (const picture of builtPage(address).document.querySelectorAll("main img[srcset]")) {
      if (picture.closest("[data-article-text]")) continue;
      const named = [...(picture.getAttribute("srcset") ?? "").matchAll(/(\S+) (\d+)w(?:,|$)/g)];
      for (const [, file = "", width] of named) copies.set(file, Number(width));
      const sizes = named.map(([, , width]) => Number(width));
      const largest = Math.max(...sizes);
      expect.soft(named.map(([, file]) => file)).toContain(picture.getAttribute("src"));
      // A picture that is not as wide has a copy of its own width.
      expect.soft(largest).toBeLessThanOrEqual(widths.largest);
      expect.soft(sizes).toEqual([...(largest > widths.phone ? [widths.phone] : []), largest]);
    }
  expect(copies.size).toBeGreaterThan(0);
  for (const [file, width] of copies)
    expect
      .soft(await sharp(path.join(publishedFolder, decodeURI(file))).metadata(), file)
      .toMatchObject({ format: "webp", width });
});
