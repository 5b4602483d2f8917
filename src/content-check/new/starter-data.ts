import type { Path } from "../document";
import { starterMark } from "../full/starter";
import type { Schema } from "../schema/at";
import type { Schemas } from "../schema/load";

/** Values that a starter cannot take from the schema alone, by field path (`seo.title`, `images.0`). */
export type Known = Readonly<Record<string, unknown>>;

/**
 * A complete entry made from its schema: every required field is there and says what belongs in it. Whoever adds
 * a field to a schema thereby adds it to the starters.
 */
export function starterData(schemas: Schemas, kind: string, known: Known): Record<string, unknown> {
  return starterObject(schemas, kind, [], known);
}

function starterObject(schemas: Schemas, kind: string, path: Path, known: Known): Record<string, unknown> {
  const schema = schemas.at(kind, path);
  const wanted = [...Object.keys(schema?.properties ?? {})].filter(
    (field) => schema?.required?.includes(field) || isKnown(known, [...path, field]),
  );
  return Object.fromEntries(
    wanted.map((field) => [field, starterValue(schemas, kind, [...path, field], known)]),
  );
}

function isKnown(known: Known, path: Path): boolean {
  const name = path.join(".");
  return Object.keys(known).some((key) => key === name || key.startsWith(`${name}.`));
}

function starterValue(schemas: Schemas, kind: string, path: Path, known: Known): unknown {
  const name = path.join(".");
  if (Object.hasOwn(known, name)) return known[name];
  const schema = schemas.at(kind, path);
  if (schema?.properties) return starterObject(schemas, kind, path, known);
  if (schema?.items) {
    const count = Math.max(1, schema.minItems ?? 0);
    return Array.from({ length: count }, (_, rank) => starterValue(schemas, kind, [...path, rank], known));
  }
  if (schema?.enum) return schema.enum[0];
  if (schema?.type === "integer" || schema?.type === "number") return schema.minimum ?? 1;
  if (schema?.type === "boolean") return false;
  const rank = typeof path.at(-1) === "number" ? ` (${Number(path.at(-1)) + 1})` : "";
  return starterText(explanation(schemas, kind, path), schema, rank);
}

/** Items of a list say little of themselves; the list says it for them. */
function explanation(schemas: Schemas, kind: string, path: Path): string {
  const own = schemas.at(kind, path)?.description ?? "";
  const parent =
    typeof path.at(-1) === "number" ? (schemas.at(kind, path.slice(0, -1))?.description ?? "") : "";
  return parent || own;
}

function starterText(description: string, schema: Schema | undefined, rank: string): string {
  const text = `${starterMark}${rank}\u00a0: ${withoutTags(description)}`;
  return schema?.format === "html-restreint" ? `<p>${text}</p>` : text;
}

/** Descriptions show tags and lists as examples; in a field they would be tags and brackets. */
const withoutTags = (text: string): string =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/ (?=[.,)])/g, "")
    .replace(/\["([^"]*)"[^\]]*\]/g, "$1")
    .trim();
