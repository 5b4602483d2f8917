import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import type { Fault } from "../fault";
import type { Json, Path } from "../document";
import type { Content } from "../read/content";
import { readJson } from "../read/json";
import { readText } from "../read/text";
import { htmlFaults } from "../text/restricted-html";

/** A JSON Schema, as far as the checks look into it. */
export interface Schema {
  readonly type?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly $ref?: string;
  /** Folder of the entries that a slug names. */
  readonly reference?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** All schemas of `content/schemas`, ready to use. */
export interface Schemas {
  validator(kind: string): ValidateFunction | undefined;
  /** The schema of the value at a path, with its own description; `ref` names the shared form it follows. */
  at(kind: string, path: Path): (Schema & { readonly ref?: string }) | undefined;
  readonly faults: readonly Fault[];
}

/** Reads the schemas beside the content. One that cannot be read is a fault, and its files are not validated. */
export function loadSchemas(content: Content): Schemas {
  const faults: Fault[] = [];
  const byName = new Map<string, Schema>();
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    formats: { date: isDate, "html-restreint": isRestrictedHtml },
  });
  for (const file of content.files.filter(({ path: at, symlink }) => at.startsWith("schemas/") && !symlink)) {
    const display = content.display(file.path);
    const { text, faults: unread } = readText(display, readFileSync(path.join(content.root, file.path)));
    const read = text === undefined ? { faults: [] } : readJson(display, text);
    faults.push(...unread, ...read.faults);
    if (!("data" in read) || read.data === undefined) continue;
    const name = path.posix.basename(file.path);
    byName.set(name, read.data as Schema);
    ajv.addSchema(read.data as object, name);
  }
  return {
    faults,
    validator: (kind) => compiled(ajv, `${kind}.schema.json`),
    at: (kind, at) => schemaAt(byName, `${kind}.schema.json`, at),
  };
}

function compiled(ajv: Ajv, name: string): ValidateFunction | undefined {
  try {
    return ajv.getSchema<Json>(name);
  } catch {
    return undefined;
  }
}

/** Follows a path through properties, items and references. */
function schemaAt(byName: ReadonlyMap<string, Schema>, name: string, path: Path): ReturnType<Schemas["at"]> {
  let file = name;
  let schema = byName.get(name);
  let own = schema;
  let ref: string | undefined;
  const follow = (): void => {
    ref = undefined;
    own = schema;
    while (schema?.$ref) {
      ref = schema.$ref.replace(/^.*\//, "");
      [file, schema] = resolve(byName, file, schema.$ref);
    }
  };
  follow();
  for (const key of path) {
    schema = typeof key === "number" ? schema?.items : schema?.properties?.[key];
    if (!schema) return undefined;
    follow();
  }
  if (!schema) return undefined;
  return { ...schema, ...own, ...(ref ? { ref } : {}) };
}

function resolve(
  byName: ReadonlyMap<string, Schema>,
  file: string,
  reference: string,
): [string, Schema | undefined] {
  const [target, pointer = ""] = reference.split("#");
  const next = target || file;
  let schema: unknown = byName.get(next);
  for (const key of pointer.split("/").filter(Boolean))
    schema = (schema as Record<string, unknown> | undefined)?.[key];
  return [next, schema as Schema | undefined];
}

/** True for a day that exists: 2026-02-30 does not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isRestrictedHtml = (text: string): boolean => htmlFaults(text).length === 0;
