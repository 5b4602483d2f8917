/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { entryTypeOf } from "../../../src/gatsby/entry-types";
import { typesOfSchemas } from "../../../src/gatsby/schema/types-of-schemas";
import { makeFolder } from "../setup/folder";

// That types, links and dates are those that pages query is shown by every build, and by the types that it generates.
it.each(["settings/a/b.json", "cities/a/b.json", "cities/index.json", "a/b/index.json", "index.json"])(
  "%s is no entry",
  (file) => expect(entryTypeOf(file)).toBeUndefined(),
);

it("names a definition that is not there", () => {
  const folder = makeFolder();
  const lost = { properties: { title: { $ref: "#/definitions/perdue" } } };
  writeFileSync(path.join(folder, "city.schema.json"), JSON.stringify(lost));
  expect(() => typesOfSchemas(folder)).toThrow(/city\.schema\.json : #\/definitions\/perdue n’existe pas/);
});
