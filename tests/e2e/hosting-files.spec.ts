import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { readRules } from "../../scripts/lib/preview-server";
import { hashedName } from "../../src/publish/response-headers";
import { publishedFiles, publishedFolder } from "./support/built-pages";
import { listedPages } from "./support/site";

/* What Netlify's own parsers read of the built site; Cloudflare's server is among those of the other tests of hosting. */

test("Netlify understands every line, and no redirect yields to the document at its address", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "netlify-"));
  for (const name of ["_headers", "_redirects"])
    cpSync(path.join(publishedFolder, name), path.join(site, name));
  execFileSync(".github/scripts/force-redirects.sh", [site]);
  const { errors, redirects } = await readRules(site);
  rmSync(site, { recursive: true });
  expect(errors).toEqual([]);
  expect(redirects.length).toBeGreaterThan(0);
  expect(redirects.filter(({ status, force }) => status !== 301 || !force)).toEqual([]);
});

test("only files with a hash in their name are kept for a year", async () => {
  const { headersFor } = await readRules(publishedFolder);
  const files = publishedFiles();
  const cachingOf = (file: string): string => headersFor(`/${file}`)["Cache-Control"] ?? "";
  const lasting = files.filter((file) => cachingOf(file).includes("immutable"));
  const named = new RegExp(`^(?:${hashedName}|static/.*)$`);
  expect(lasting.filter((file) => !named.test(file))).toEqual([]);
  for (const kind of [/^static\//, /\.js$/, /\.css$/])
    expect(lasting.filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThan(0);
  const changing = files.filter((file) => /\.html$|^page-data\//.test(file) || file === "robots.txt");
  // A document and its data for each page.
  expect(changing.length).toBeGreaterThan(2 * listedPages.length);
  expect(changing.filter((file) => cachingOf(file) !== "public, max-age=0, must-revalidate")).toEqual([]);
});
