import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import { isDate } from "../../shared/calendar/coming-date";
import type { Fault } from "../fault";
import type { Json } from "../document";
import { readJson } from "../read/json";
import { readText } from "../read/decode";
import { isDelay } from "../../shared/text/quantity";
import { richForms, schemaAt, type Schema, type SchemaFiles, type SchemaLookup } from "./lookup";

/** All schemas of a folder, ready to use. */
export interface Schemas extends SchemaLookup {
  validator(kind: string): ValidateFunction | undefined;
  readonly files: SchemaFiles;
  readonly faults: readonly Fault[];
}

/** Reads the schemas of a folder. One that cannot be read is a fault, and its files are not validated. */
export function loadSchemas(folder: string): Schemas {
  const faults: Fault[] = [];
  const files: Record<string, Schema> = {};
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    formats: { date: isDate, delay: isDelay, ...Object.fromEntries(richForms.map((form) => [form, true])) },
  });
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const display = `content/schemas/${name}`;
    const { text, faults: unread } = readText(display, readFileSync(path.join(folder, name)));
    faults.push(...unread);
    if (text === undefined) continue;
    const { parsed, faults: broken } = readJson(display, text);
    faults.push(...broken);
    if (!parsed) continue;
    files[name] = parsed.data as Schema;
    ajv.addSchema(parsed.data as object, name);
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
    at: (kind, at) => schemaAt(files, kind, at),
    files,
  };
}
