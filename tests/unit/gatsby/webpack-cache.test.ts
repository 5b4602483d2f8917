/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AccountedLoaders, cacheSettings } from "../../../src/gatsby/webpack-cache";

const decisive = [
  "node_modules/.package-lock.json",
  "package.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];
const write = (root: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

describe("cacheSettings", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "webpack-cache-"));
    decisive.forEach((file) => write(root, file, "1"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("trusts the cache for as long as packages and configuration stay the same", () => {
    const settings = cacheSettings(root, "names");
    expect(settings.version).toBeTruthy();
    expect(settings.buildDependencies).toEqual({ defaultWebpack: [] });
    expect(cacheSettings(root, "names")).toEqual(settings);
  });

  it.each(decisive)("drops it when %s changes", (file) => {
    const { version } = cacheSettings(root, "names");
    write(root, file, "2");
    expect(cacheSettings(root, "names").version).not.toBe(version);
  });

  it("drops it when classes get other names", () => {
    expect(cacheSettings(root, "others").version).not.toBe(cacheSettings(root, "names").version);
  });

  it.each(decisive)("leaves the check to webpack where there is no %s", (file) => {
    rmSync(path.join(root, file));
    expect(cacheSettings(root, "names")).toEqual({ version: "names" });
  });
});

it("follows no loader either, once a compilation is done", () => {
  const buildDependencies = new Set(["node_modules/css-loader/dist/cjs.js"]);
  let end = (): void => undefined;
  new AccountedLoaders().apply({
    hooks: { done: { tap: (_, run) => (end = () => run({ compilation: { buildDependencies } })) } },
  });
  expect(buildDependencies.size).toBe(1);
  end();
  expect(buildDependencies.size).toBe(0);
});
