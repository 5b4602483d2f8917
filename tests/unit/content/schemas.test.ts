/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import Ajv from "ajv";
import {
  buildASTSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLOutputType,
} from "graphql";
import { entryTypeOf } from "../../../src/gatsby/entry-types";
import { agencyTypes } from "../../../src/gatsby/schema/agency";
import { blogTypes } from "../../../src/gatsby/schema/blog";
import { entryTypes } from "../../../src/gatsby/schema/entries";
import { pagesTypes } from "../../../src/gatsby/schema/pages";
import { settingsTypes } from "../../../src/gatsby/schema/settings";
import { entryFolders, settingNames } from "../../../src/content-check/kinds";

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
      formats: { date: true, "html-restreint": true },
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

const declared = [agencyTypes, entryTypes, blogTypes, settingsTypes, pagesTypes].join("\n");
/** Types of GraphQL, with Gatsby's own declared for the parser. */
const graphqlTypes = buildASTSchema(
  parse(`
    scalar Date
    interface Node { id: ID! }
    type File implements Node { id: ID! }
    directive @dontInfer on OBJECT
    directive @dateformat on FIELD_DEFINITION
    directive @link(by: String) on FIELD_DEFINITION
    type Query { none: String }
    ${declared.replace(/implements (BlogPost & )?Node/g, "")}
  `),
  { assumeValidSDL: true },
).getTypeMap();

/** Fields that the build computes: they are in no file. */
const computed = ["slug", "id", "html"];

const pairs = [
  ...entryFolders
    .filter(({ file }) => file === "index.json")
    .map(({ folder: name, kind }) => [kind, entryTypeOf(`${name}/x/index.json`) ?? ""]),
  ...settingNames.map((name) => [name, entryTypeOf(`settings/${name}.json`) ?? ""]),
  ["legal-page", "LegalPage"],
];

describe("the types of GraphQL", () => {
  // Pages read one claim only, and no redirect: the rest is for checks and host configurations.
  const unread = ["claims", "redirects"];

  it.each(pairs.filter(([kind]) => !unread.includes(kind ?? "")))(
    "%s and %s have the same fields",
    (kind, type) => {
      expect(fieldsOfType(graphqlTypes[type ?? ""] as GraphQLOutputType, computed)).toEqual(
        fieldsOfSchema(schemas.get(`${kind}.schema.json`), `${kind}.schema.json`),
      );
    },
  );
});

/** A picture's file and a relation are written as a path or a slug. */
const references = ["File", "City", "Service", "Technology"];

type Fields = { [name: string]: { required: boolean; list: boolean; fields?: Fields } };

function fieldsOfType(type: GraphQLOutputType, except: readonly string[] = []): Fields {
  if (!isObjectType(type)) throw new Error(`${String(type)} has no fields`);
  const fields = Object.entries(type.getFields()).filter(([name]) => !except.includes(name));
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const inner = getNamedType(field.type);
      const leaf = !isObjectType(inner) || references.includes(inner.name);
      const [required, list] = [isNonNullType(field.type), isListType(getNullableType(field.type))];
      return [name, { required, list, ...(leaf ? {} : { fields: fieldsOfType(inner) }) }];
    }),
  );
}

function fieldsOfSchema(schema: any, file: string): Fields {
  const properties = Object.entries<any>(schema.properties).filter(([name]) => name !== "$schema");
  return Object.fromEntries(
    properties.map(([name, property]) => {
      const required = (schema.required ?? []).includes(name);
      let [inner, at] = resolved(property, file);
      const list = inner.type === "array";
      if (list) [inner, at] = resolved(inner.items, at);
      const leaf = inner.properties === undefined;
      return [name, { required, list, ...(leaf ? {} : { fields: fieldsOfSchema(inner, at) }) }];
    }),
  );
}

function resolved(schema: any, file: string): [any, string] {
  if (!schema.$ref) return [schema, file];
  const [target, pointer = ""] = (schema.$ref as string).split("#");
  const at = target || file;
  const found = pointer
    .split("/")
    .filter(Boolean)
    .reduce((inside, key) => inside[key], schemas.get(at));
  return resolved(found, at);
}
