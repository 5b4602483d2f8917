import { statSync } from "node:fs";
import path from "node:path";
import { publishedFiles, publishedFolder, readPublished } from "../support/built-pages";
import { expect, test } from "../support/test";

/* The document of the forms, seen from the site. */

const bytesOf = (file: string): number => statSync(path.join(publishedFolder, file)).size;

test("is not listed, nothing leads to it, and no page carries any of it", () => {
  expect(readPublished("admin.html")).toContain('<meta name="robots" content="noindex">');
  const others = publishedFiles().filter(
    (file) => /\.(?:html|js|xml|txt|md)$/.test(file) && !/^(?:admin[./]|licences\.txt)/.test(file),
  );
  expect(others.filter((file) => /["'(/]\/?admin[/"')]|sveltia/i.test(readPublished(file)))).toEqual([]);
});

test("weighs less than 700 KB when it opens, compressed, fonts aside", () => {
  const atOnce = publishedFiles().filter((file) =>
    /^admin(?:\.html|\/(?:admin|npm|fr|chunk)-\w+\.js)\.br$/.test(file),
  );
  expect(atOnce.length).toBeGreaterThan(3);
  expect(atOnce.map(bytesOf).reduce((a, b) => a + b, 0)).toBeLessThan(700_000);
});
