import { builtAddresses, builtPage } from "../support/built-pages";
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
        (!isPhotograph || /^auto, /.test(of("sizes")) !== isFirst);
      return isRight ? [] : [`${address}: ${picture.outerHTML}`];
    });
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
