import type { Path } from "../document";

/** A JSON Schema, as far as the checks and the forms look into it. */
export interface Schema {
  readonly title?: string;
  readonly type?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly $ref?: string;
  /** Folder of the entries that a slug names. */
  readonly reference?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  /** In the order of `enum`: what each value means, as editors know it. VS Code shows it too. */
  readonly enumDescriptions?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** A schema with what it refers to; `ref` names the shared form it follows. */
export type ResolvedSchema = Schema & { readonly ref?: string };

/** All schemas, by the names of their files: `city.schema.json`. */
export type SchemaFiles = Readonly<Record<string, Schema>>;

export interface SchemaLookup {
  /** The schema of the value at a path, with its own description; undefined for a field that does not exist. */
  at(kind: string, path: Path): ResolvedSchema | undefined;
}

/** Looks a value's schema up in the files. */
export function schemaAt(files: SchemaFiles, kind: string, at: Path): ResolvedSchema | undefined {
  let file = `${kind}.schema.json`;
  const follow = (schema: Schema | undefined): ResolvedSchema | undefined => {
    if (!schema?.$ref) return schema;
    const [target, name = ""] = schema.$ref.split("#/definitions/");
    file = target || file;
    const shared = follow(files[file]?.definitions?.[name]);
    return { ref: name, ...shared, ...schema };
  };
  let schema = follow(files[file]);
  for (const key of at) schema = follow(typeof key === "number" ? schema?.items : schema?.properties?.[key]);
  return schema;
}

/** The pattern of what people read: no space at its beginning or end. */
const textPattern = String.raw`^\S(?:[\s\S]*\S)?$`;

/** Whether a value is a plain text that people read, and that may hold marks. */
export const isText = ({ pattern, enum: choices, reference }: Schema): boolean =>
  pattern === textPattern && !choices && !reference;

/** How Markdown in a field reads: paragraphs and lists; one line; or a title, whose bold words are coloured. */
export const richForms = ["markdown", "markdown-line", "markdown-title"] as const;
export type RichForm = (typeof richForms)[number];

/** Whether a value is Markdown. */
export const isRich = ({ format }: Schema): boolean => richForms.some((form) => form === format);
