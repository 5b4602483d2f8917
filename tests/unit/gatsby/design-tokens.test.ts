import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postcss from "postcss";
import { readConstantTokens, withConstantTokens } from "../../../src/gatsby/design-tokens";

const tokens = ":root { --ink: #0a140f; --radius: 6px; --line: #ccc; --edge: var(--line); --paper: #fff; }";
const band = ".ink { --line: #2b4437; border-color: var(--line); color: var(--ink); }";

let source: string;
beforeEach(() => {
  source = mkdtempSync(path.join(tmpdir(), "tokens-"));
  mkdirSync(path.join(source, "styles"));
  writeFileSync(path.join(source, "styles/tokens.css"), tokens);
  writeFileSync(path.join(source, "band.module.css"), band);
  writeFileSync(path.join(source, "icon.tsx"), '<path stroke="var(--paper)" />');
});
afterEach(() => rmSync(source, { recursive: true }));

const published = (css: string): string =>
  postcss([withConstantTokens(readConstantTokens(source))])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, " ");

it("writes the values of tokens that are the same everywhere, and keeps the names of the others", () => {
  expect(published(band)).toBe(".ink { --line: #2b4437; border-color: var(--line); color: #0a140f; }");
  expect(published("a { margin: calc(var( --radius ) * 2) var(--edge, 1px); }")).toBe(
    "a { margin: calc(6px * 2) var(--edge, 1px); }",
  );
});

it("publishes the tokens that vary, and those that scripts name", () => {
  expect(published(tokens)).toBe(":root { --line: #ccc; --edge: var(--line); --paper: #fff; }");
});

it("refuses a fallback for what has a value everywhere", () => {
  expect(() => published("a { color: var(--ink, black); }")).toThrow(/--ink has a value everywhere/);
});

it("changes its digest with a value, so that nothing compiled with the old one stays", () => {
  const before = readConstantTokens(source).digest;
  writeFileSync(path.join(source, "styles/tokens.css"), tokens.replace("6px", "8px"));
  expect(readConstantTokens(source).digest).not.toBe(before);
});
