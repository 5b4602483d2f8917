import { Document as YamlDocument, isMap, Scalar, visit } from "yaml";
import { isFields, type Fields, type Identity, type Json, type Path } from "./document";
import { schemaReference } from "./file-roles";
import type { ResolvedSchema, SchemaLookup } from "./schema/lookup";

type SchemaOf = (path: Path) => ResolvedSchema | undefined;

/**
 * A document as the forms write its file: fields in the order of the schema, optional ones left out when
 * nothing is in them, two spaces of indent. Fields that the schema does not know come last; none is lost.
 *
 * @param body of a Markdown file, undefined for JSON
 */
export function layOut(
  { path, kind }: Identity,
  data: Fields,
  body: string | undefined,
  schemas: SchemaLookup,
): string {
  const fields = ordered(data, [], (at) => schemas.at(kind, at)) as Fields;
  if (body === undefined)
    return `${JSON.stringify({ $schema: schemaReference(path, kind), ...fields }, null, 2)}\n`;
  return `---\n${frontMatter(fields)}---\n\n${body.trim()}\n`;
}

function ordered(value: Json, path: Path, schemaOf: SchemaOf): Json {
  if (Array.isArray(value))
    return value.map((item, index) => ordered(item as Json, [...path, index], schemaOf));
  if (!isFields(value)) return value;
  const { properties = {}, required = [] } = schemaOf(path) ?? {};
  const known = Object.keys(properties).filter((key) => Object.hasOwn(value, key));
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  return Object.fromEntries(
    [...known, ...unknown]
      .map((key) => [key, ordered(value[key] ?? null, [...path, key], schemaOf)] as const)
      .filter(([key, item]) => required.includes(key) || !Object.hasOwn(properties, key) || !isEmpty(item)),
  );
}

/** Whether it is what a form gives for a field that nobody filled in. */
const isEmpty = (value: Json): boolean =>
  value === null ||
  value === false ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every((item) => isEmpty(item as Json)));

/**
 * Texts between quotes, paths and items of lists without, as far as YAML allows. A list takes one line, a list of groups
 * several.
 */
function frontMatter(fields: Json): string {
  const yaml = new YamlDocument(fields, { version: "1.1" });
  visit(yaml, {
    Seq: (_key, list) => {
      list.flow = !list.items.some(isMap);
    },
    Scalar: (key, scalar) => {
      if (key === "key" || typeof scalar.value !== "string") return;
      const isBare = typeof key === "number" || scalar.value.startsWith(".");
      scalar.type = isBare ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
    },
  });
  // JSON's form keeps a text on one line: folded, a line of it could read as a field.
  return yaml.toString({ lineWidth: 0, flowCollectionPadding: false, doubleQuotedAsJSON: true });
}
