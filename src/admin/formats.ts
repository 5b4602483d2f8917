import { identityOf, settingNames } from "../content-check/file-roles";
import { entryFolders } from "../shared/kinds";
import { isFields, type Json } from "../content-check/document";
import { layOut } from "../content-check/layout";
import { readDocument } from "../content-check/read/read-document";
import { schemaAt, type SchemaFiles, type SchemaLookup } from "../content-check/schema/lookup";
import { tidy } from "../content-check/tidy";

/** How the files of one kind are read into a form, and written from it. */
interface EntryFormat {
  readonly kind: string;
  readonly extension: "json" | "md";
  /** @throws Error, in French, when the file cannot be read */
  read(source: string): Record<string, unknown>;
  /** Writes the file as `content:fix` would. */
  write(fields: Record<string, unknown>): string;
}

/** The name of a kind's format in the configuration: of Markdown files it has to end in "-frontmatter". */
export const formatName = (kind: string, isMarkdown: boolean): string =>
  isMarkdown ? `${kind}-frontmatter` : kind;

/** The formats of all kinds of content. */
export function entryFormats(files: SchemaFiles): EntryFormat[] {
  const schemas: SchemaLookup = { at: (kind, path) => schemaAt(files, kind, path) };
  return identities.map((identity) => ({
    kind: identity.kind,
    extension: identity.path.endsWith(".md") ? "md" : "json",
    read(source) {
      const { document, faults } = readDocument(source, identity);
      if (!document || faults.length > 0 || !isFields(document.data))
        throw new Error(faults[0]?.problem ?? "Ce fichier est illisible.");
      const { $schema: _, ...fields } = document.data;
      return { ...fields, ...(document.body ? { body: document.body.text.trim() } : {}) };
    },
    write({ body, ...fields }) {
      const text = identity.path.endsWith(".md") ? String(body ?? "") : undefined;
      const source = layOut(identity, fields as Record<string, Json>, text, schemas);
      return tidy(source, identity, schemas)?.source ?? source;
    },
  }));
}

/** What the formats know of a file: its kind, and how deep it lies. */
const identities = [
  ...entryFolders.map(({ folder, file }) => `${folder}/_/${file}`),
  "legal/_.md",
  ...settingNames.map((name) => `settings/${name}.json`),
].flatMap((path) => identityOf(path) ?? []);
