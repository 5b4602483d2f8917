import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { entryFormats } from "../../../src/admin/formats";
import { identityOf } from "../../../src/content-check/file-roles";
import { readMarkdown } from "../../../src/content-check/read/front-matter";
import { readJson } from "../../../src/content-check/read/json";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { contentRoot, schemasRoot } from "../setup/content";

const formats = entryFormats(loadSchemas(schemasRoot).files);

function formatOf(kind: string) {
  const found = formats.find((format) => format.kind === kind);
  if (!found) throw new Error(`No format of ${kind}`);
  return found;
}

const documents = globSync("**/*.{json,md}", { cwd: contentRoot }).flatMap((file) => {
  const kind = identityOf(file)?.kind;
  return kind ? [[file, kind] as const] : [];
});

it.each(documents)("%s is written as it was read", (file, kind) => {
  const { read, write } = formatOf(kind);
  const source = readFileSync(path.join(contentRoot, file), "utf8");
  expect(write(read(source))).toBe(source);
});

it.each([
  ["city", "cities/lyon/index.json", '{ "city": "Lyon", '],
  ["blog-post", "blog/a/index.md", "Sans en-tête"],
  ["blog-post", "blog/a/index.md", "---\ntitle: Le C# # un avis\n---\n"],
])("a %s that cannot be read is refused in the words of the check (%s)", (kind, file, source) => {
  const [fault] = (file.endsWith(".md") ? readMarkdown : readJson)(file, source).faults;
  expect(() => formatOf(kind).read(source)).toThrow(new Error(fault?.problem));
});
