import { expect, test } from "playwright/test";
import { headersFor, lastingPatterns, matches, parseHeadersFile } from "../../src/publish/headers-file";
import { hashedName } from "../../src/publish/response-headers";
import { publishedFiles, readPublished } from "./support/built-pages";
import { listedPages } from "./support/site";

/* What Netlify and Cloudflare Pages read of the built site; neither can be started here. */

const headers = parseHeadersFile(readPublished("_headers"));

test("no file gets a header from two rules", () => {
  const blocks = readPublished("_headers")
    .split(/\n(?=\/)/)
    .slice(1);
  const rules = blocks.map((block) => block.split("\n").map((line) => line.trim()));
  const doubled = publishedFiles().flatMap((file) => {
    const names = new Set<string>();
    return rules
      .filter(([source = ""]) => matches(source, `/${file}`))
      .flatMap(([, ...lines]) => lines.filter((line) => line !== ""))
      .filter((line) => {
        const [, gone, name = ""] = /^(! )?([\w-]+)/.exec(line.toLowerCase()) ?? [];
        return gone ? names.delete(name) && false : names.size === names.add(name).size;
      })
      .map((line) => `${file}: ${line}`);
  });
  expect(rules.length).toBe(headers.length);
  expect(doubled).toEqual([]);
});

test("only files with a hash in their name are kept for a year", () => {
  const files = publishedFiles();
  const cachingOf = (file: string): string => headersFor(headers, `/${file}`)["Cache-Control"] ?? "";
  const lasting = files.filter((file) => cachingOf(file).includes("immutable"));
  expect(
    lasting.filter((file) => !new RegExp(`^${hashedName}$`).test(file) && !file.startsWith("static/")),
  ).toEqual([]);
  for (const pattern of lastingPatterns)
    expect(lasting.filter((file) => matches(pattern, `/${file}`)).length, pattern).toBeGreaterThan(0);
  const changing = files.filter((file) => /\.html$|^page-data\//.test(file) || file === "robots.txt");
  // A document and its data for each page.
  expect(changing.length).toBeGreaterThan(2 * listedPages.length);
  expect(changing.filter((file) => cachingOf(file) !== "public, max-age=0, must-revalidate")).toEqual([]);
});
