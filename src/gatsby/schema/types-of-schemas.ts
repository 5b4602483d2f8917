import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRich, isText, type Schema } from "../../content-check/schema/lookup";
import { pascalCase, typeOfFolder, typeOfKind } from "../data/entry-types";

/** A file of schemas: a `$ref` names a definition of the file itself, or of another (`common.schema.json#/…`). */
interface SchemaFile extends Schema {
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** Files whose shape is not that of a node: what others share, and articles (see `handwritten-types.ts`). */
const noNodes = ["common", "blog-post"];

/** Shorter names of types that queries spell. All others are named after their place: `SiteSettingsPhone`. */
const names: Readonly<Record<string, string>> = {
  "common.schema.json#/definitions/faits": "Fact",
  "common.schema.json#/definitions/image": "Picture",
  "common.schema.json#/definitions/questions": "Question",
  "common.schema.json#/definitions/seo": "Seo",
  PagesSettingsBlog: "BlogPageText",
  ReviewsSettingsItems: "Review",
  ServicesPageSettingsGroups: "ServicesPageGroup",
  TermsSettingsGroupsAnswers: "TermsAnswer",
};

const scalars: Readonly<Record<string, string>> = { integer: "Int", number: "Float", boolean: "Boolean" };

/**
 * SDL of the content's types, made from its JSON Schemas: a node type per schema, and types of the objects in them.
 * What a schema requires is never null.
 *
 * @param folder the schemas
 */
export function typesOfSchemas(folder = path.resolve("content/schemas")): string {
  const schemas = new Map(
    readdirSync(folder).map((file) => [
      file,
      JSON.parse(readFileSync(path.join(folder, file), "utf8")) as SchemaFile,
    ]),
  );
  /** SDL by the type's name. A picture's file is found by a resolver. */
  const types = new Map([["Picture", ""]]);

  for (const [file, schema] of schemas) {
    const kind = kindOf(file);
    if (noNodes.includes(kind)) continue;
    const isEntry = !typeOfKind(kind).endsWith("Settings");
    declare(typeOfKind(kind), schema, file, isEntry ? ["slug: String!"] : [], " implements Node @dontInfer");
  }
  return [...types.values()].join("\n");

  function declare(
    name: string,
    schema: Schema,
    file: string,
    more: readonly string[] = [],
    traits = "",
  ): void {
    if (types.has(name)) return;
    types.set(name, "");
    const { $schema: _, ...properties } = schema.properties ?? {};
    const fields = Object.entries(properties).map(([field, property]) => {
      const link = typeOfFolder(property.reference ?? property.items?.reference);
      const type = typeOf(property, file, name + pascalCase(field), link);
      const required = schema.required?.includes(field) ? "!" : "";
      const extension = link ? '@link(by: "slug")' : extensionOf(property.items ?? property, file);
      return `${field}: ${type}${required} ${extension}`;
    });
    types.set(name, `type ${name}${traits} {\n  ${[...more, ...fields].join("\n  ")}\n}`);
  }

  /** What is done to a value when a page asks for it. */
  function extensionOf(schema: Schema, file: string): string {
    const { format, ...value } = { ...definitionOf(schema, file)?.target, ...schema };
    if (format === "date") return "@dateformat";
    if (isRich({ format })) return `@richText(form: "${format}")`;
    return isText(value) ? "@text" : "";
  }

  /** Type of a value without its exclamation mark. @param place name of its type, should it need one of its own */
  function typeOf(schema: Schema, file: string, place: string, link?: string): string {
    if (schema.type === "array") return `[${typeOf(schema.items ?? {}, file, place, link)}!]`;
    if (link) return link;
    const shared = definitionOf(schema, file);
    if (shared) {
      const own = typeOfKind(kindOf(file)) + pascalCase(shared.name);
      return typeOf(
        shared.target,
        shared.file,
        names[schema.$ref ?? ""] ?? (shared.file === file ? own : place),
      );
    }
    if (schema.properties) {
      const name = names[place] ?? place;
      declare(name, schema, file);
      return name;
    }
    return schema.format === "date" ? "Date" : (scalars[schema.type ?? ""] ?? "String");
  }

  /** What a schema refers to; undefined for one that stands by itself. */
  function definitionOf({ $ref }: Schema, file: string) {
    if (!$ref) return undefined;
    const [otherFile, name] = $ref.split("#/definitions/") as [string, string];
    const target = schemas.get(otherFile || file)?.definitions?.[name];
    if (!target) throw new Error(`content/schemas/${file} : ${$ref} n’existe pas.`);
    return { target, name, file: otherFile || file };
  }
}

const kindOf = (file: string): string => file.replace(/\.schema\.json$/, "");
