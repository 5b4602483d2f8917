import { readdirSync, readFileSync } from "node:fs";
import Ajv from "ajv";
import { richForms } from "../../../src/content-check/schema/lookup";
import { entryFolders } from "../../../src/shared/kinds";

/* eslint-disable @typescript-eslint/no-explicit-any -- JSON Schema as it is written */
const folder = "content/schemas";
const schemas = new Map<string, any>(
  readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))]),
);

describe("the JSON Schemas", () => {
  it.each([...schemas.keys()])("%s compiles strictly", (name) => {
    const ajv = new Ajv({
      strict: true,
      strictRequired: false,
      formats: { date: true, delay: true, ...Object.fromEntries(richForms.map((form) => [form, true])) },
      keywords: [
        // A slug that names an entry says in which folder.
        { keyword: "reference", metaSchema: { enum: entryFolders.map(({ folder }) => folder) } },
        // VS Code's: what the values of `enum` mean, in their order.
        { keyword: "enumDescriptions", metaSchema: { type: "array", items: { type: "string" } } },
      ],
    });
    for (const [other, schema] of schemas) if (other !== name) ajv.addSchema(schema, other);
    expect(() => ajv.compile(schemas.get(name))).not.toThrow();
  });

  it.each([...schemas])("%s describes every field in French, with an example", (_name, schema) => {
    const wanting = propertiesOf(schema).filter(
      ([, { description }]) => !/\S.*Exemples?\u00a0: \S/.test(description ?? ""),
    );
    expect(wanting.map(([name]) => name)).toEqual([]);
  });
});

/** Every property of a schema and of its definitions, at any depth. */
function propertiesOf(schema: any): [string, any][] {
  const own = Object.entries<any>(schema.properties ?? {});
  const below = [
    ...own.map(([, value]) => value),
    schema.items,
    ...Object.values<any>(schema.definitions ?? {}),
  ];
  return [...own, ...below.filter(Boolean).flatMap(propertiesOf)];
}
