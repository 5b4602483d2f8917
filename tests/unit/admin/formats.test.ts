import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { entryFormats } from "../../../src/admin/formats";
import { identityOf } from "../../../src/content-check/file-roles";
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

it("is refused in French when it cannot be read", () => {
  expect(() => formatOf("city").read('{ "city": "Lyon", ')).toThrow("Le fichier s’arrête avant sa fin.");
  expect(() => formatOf("blog-post").read("Sans en-tête")).toThrow("L’en-tête manque au début du fichier.");
  expect(() => formatOf("blog-post").read("---\ntitle: Le C# # un avis\n---\n")).toThrow(
    "ouvre un commentaire",
  );
});
