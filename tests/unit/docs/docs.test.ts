/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileRole } from "../../../src/gatsby/content-check/kinds";
import { maskCode } from "../../../src/gatsby/content-check/text/mask-code";
import { typographyEdits } from "../../../src/gatsby/content-check/text/typography";
import { exampleNames } from "./examples";
import { docs, entrances, forDevelopers, type Page } from "./pages";

const all = [...docs, ...entrances];
const named = (pages: readonly Page[]) => pages.map((page) => [page.file, page] as const);

/** Where GitHub shows a file of the repository; relative links are resolved from there. */
const shownAt = "/owner/repository/blob/main/";

/** Links to this repository, files and GitHub's own pages alike, as addresses from `shownAt`. */
function localLinks({ file, text }: Page): string[] {
  const links = Array.from(maskCode(text).matchAll(/\]\(([^)\s]+)\)/g), ([, href = ""]) => href);
  return links
    .filter((href) => !/^(?:[a-z]+:|#)/.test(href))
    .map((href) => path.posix.join(shownAt, path.posix.dirname(file), href));
}

/** What is wrong with a link, if anything. */
function linkFault(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "https://github.com");
  if (pathname.startsWith(shownAt)) {
    return existsSync(pathname.slice(shownAt.length)) ? undefined : `${pathname} does not exist`;
  }
  const [, page = "", target = ""] = /^\/owner\/repository\/(new\/main|edit\/main|actions\/workflows)\/(.+)$/.exec(pathname) ?? [];
  if (page === "edit/main") return existsSync(target) ? undefined : `${target} does not exist`;
  if (page === "actions/workflows") {
    return existsSync(`.github/workflows/${target}`) ? undefined : `no workflow ${target}`;
  }
  const file = path.posix.join(target, searchParams.get("filename") ?? "").replace(/^content\//, "");
  if (page === "new/main" && fileRole(file)?.role === "document") return undefined;
  return `${address} leads nowhere`;
}

describe("the documentation", () => {
  it.each(named(all))("%s links to what exists", (_file, page) => {
    expect(localLinks(page).flatMap((address) => linkFault(address) ?? [])).toEqual([]);
  });

  it.each(named(all))("%s names commands that exist", (_file, { text }) => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const commands = Array.from(text.matchAll(/\bnpm (?:run (?:--silent )?)?(?!run\b|ci\b)([a-z:]+)/g), ([whole, name = ""]) =>
      whole.startsWith("npm run") || ["start", "test"].includes(name) ? name : "",
    );
    expect(commands.filter((name) => name !== "" && !(name in scripts))).toEqual([]);
  });

  it("begins pages of names that the tests keep free", () => {
    const begun = docs.flatMap(({ text }) =>
      Array.from(text.matchAll(/^npm run content:new -- (\S+) "([^"]+)"$/gm), ([, type = "", name = ""]) => [type, name] as const),
    );
    expect(begun.map(([type]) => type).sort()).toEqual(Object.keys(exampleNames).sort());
    expect(begun.filter(([type, name]) => !exampleNames[type]?.includes(name))).toEqual([]);
  });

  it("is listed in docs/README.md, page by page", () => {
    const [index] = docs.filter(({ file }) => file === "docs/README.md");
    const listed = localLinks(index as Page).map((address) => address.slice(shownAt.length));
    expect(docs.map(({ file }) => file).filter((file) => file !== "docs/README.md" && !listed.includes(file))).toEqual([]);
  });

  const written = [...docs.filter(({ file }) => !forDevelopers.includes(file)), ...entrances.slice(1)];
  it.each(named(written))("%s is set as French is", (_file, { text }) => {
    const blank = (match: string) => match.replace(/[^\n]/g, "\ufffc");
    const visible = maskCode(text)
      .replace(/\]\([^)]*\)/g, blank)
      .replace(/^\|[-:|]+\|$/gm, blank);
    const edits = typographyEdits(visible).map(({ index, problem }) => `${problem} ${text.slice(index - 20, index + 20)}`);
    expect(edits).toEqual([]);
  });
});
