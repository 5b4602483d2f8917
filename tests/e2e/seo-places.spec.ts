import { fragmentTest } from "../../src/content-check/rules/links/anchors";
import { readContent } from "../../src/content-check/read/content";
import { builtAddresses, builtPage } from "./support/built-pages";
import { contentFolder } from "./support/content";
import { expect, test } from "./support/test";

test("the content check knows every place of the built pages that a link may aim at", () => {
  const isPlace = fragmentTest(readContent(contentFolder));
  // Headings of articles are counted in the source.
  // What only a label, a script or a form's own message names is no place to send a reader to.
  const places = "main :is(section, form, nav, ol, ul, h2, h3, table)[id]:not(form *)";
  const unknown = builtAddresses().flatMap((address) =>
    Array.from(builtPage(address).document.querySelectorAll(places), ({ id }) => id)
      .filter((id) => !/-titre$|^section-\d+$|^(?:fn|user-content-)/.test(id) && !isPlace(address, id))
      .map((id) => `${address}#${id}`),
  );
  expect(unknown).toEqual([]);
});
