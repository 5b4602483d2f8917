import { publishedFiles, readPublished } from "../support/built-pages";
import { expect, test } from "../support/test";

/* The document of the forms, seen from the site. */

test("is not listed, nothing leads to it, and no page carries any of it", () => {
  expect(readPublished("admin.html")).toContain('<meta name="robots" content="noindex">');
  const others = publishedFiles().filter(
    (file) => /\.(?:html|js|xml|txt|md)$/.test(file) && !/^(?:admin[./]|licences\.txt)/.test(file),
  );
  expect(others.filter((file) => /["'(/]\/?admin[/"')]|sveltia/i.test(readPublished(file)))).toEqual([]);
});
