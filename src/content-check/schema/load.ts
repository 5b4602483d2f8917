import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import type { Fault } from "../fault";
import type { Json, Path } from "../document";
import type { Content } from "../read/content";
import { readJson, type ReadJson } from "../read/json";
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
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    formats: { date: isDate, "html-restreint": isRestrictedHtml },
  });
  for (const file of content.files.filter(({ path: at, symlink }) => at.startsWith("schemas/") && !symlink)) {
    const display = content.display(file.path);
    const { text, faults: unread } = readText(display, readFileSync(path.join(content.root, file.path)));
    const read: ReadJson = text === undefined ? { faults: [] } : readJson(display, text);
    faults.push(...unread, ...read.faults);
    if (read.data !== undefined) ajv.addSchema(read.data as object, path.posix.basename(file.path));
  }
  const compiled = (reference: string): ValidateFunction | undefined => {
    try {
      return ajv.getSchema<Json>(reference);
    } catch {
      return undefined;
    }
  };
  return {
    faults,
    validator: (kind) => compiled(`${kind}.schema.json`),
    at(kind, at) {
      let file = `${kind}.schema.json`;
      const follow = (schema: Schema | undefined): ReturnType<Schemas["at"]> => {
        if (!schema?.$ref) return schema;
        const [target, pointer = ""] = schema.$ref.split("#");
        file = target || file;
        const shared = follow(compiled(`${file}#${pointer}`)?.schema as Schema | undefined);
        return { ref: path.posix.basename(pointer), ...shared, ...schema };
      };
      let schema = follow(compiled(file)?.schema as Schema | undefined);
      for (const key of at)
        schema = follow(typeof key === "number" ? schema?.items : schema?.properties?.[key]);
      return schema;
    },
  };
}

/** True for a day that exists: 2026-02-30 does not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isRestrictedHtml = (text: string): boolean => htmlFaults(text).length === 0;
