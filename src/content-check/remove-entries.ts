import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isFields, itemsAt, type Document, type Json, type Path } from "./document";
import { layOut } from "./layout";
import { pageOf } from "./rules/pages/routes";
import type { Content } from "./read/content";
import { loadSchemas, type Schemas } from "./schema/load";

/** What tells that a text leads to something gone, and how a text loses its links to it. */
interface Removal {
  readonly schemas: Schemas;
  readonly isGone: (document: Document, at: Path, text: string) => boolean;
  readonly unlink: (text: string) => string;
}

/**
 * Removes entries, and in settings and other entries whatever names them: items of lists, optional fields, links, whose
 * words stay. What is required stays as it is, for a person to rewrite.
 *
 * @param gone documents of `content`
 * @returns the files that changed, and whether a text at its place names one of the entries
 */
export function removeEntries(
  content: Content,
  gone: readonly Document[],
): Pick<Removal, "isGone"> & { readonly changed: readonly string[] } {
  const removal = removalOf(content, gone);
  const { schemas, isGone, unlink } = removal;
  for (const { path: at } of gone)
    rmSync(path.join(content.root, path.posix.dirname(at)), { recursive: true, force: true });
  const staying = content.documents.filter((document) => !gone.includes(document));
  const changed = staying.flatMap((document) => {
    const { data, body, path: at, file, source } = document;
    const left = body ? data : prune(data, [], document, removal);
    const text = body && unlink(body.text);
    if (!isFields(left) || (text === body?.text && JSON.stringify(left) === JSON.stringify(data))) return [];
    const written = body ? source.slice(0, body.offset) + text : layOut(document, left, undefined, schemas);
    writeFileSync(path.join(content.root, at), written);
    return [file];
  });
  return { changed, isGone };
}

function removalOf(content: Content, gone: readonly Document[]): Removal {
  const schemas = loadSchemas(path.join(content.root, "schemas"));
  const pages = new Set(gone.map(({ path: at }) => pageOf(at)));
  const slugs = new Set(gone.map(({ path: at }) => path.posix.dirname(at)));
  const leadsAway = (address: string): boolean => pages.has(address.split(/[?#]/)[0]);
  return {
    schemas,
    isGone: (document, at, text) => {
      const folder = schemas.at(document.kind, at)?.reference;
      const isAddress = ["href", "to", "canonical"].includes(String(at.at(-1)));
      return isAddress ? leadsAway(text) : slugs.has(`${folder}/${text}`);
    },
    unlink: (text) =>
      text
        .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (link, to: string, label: string) =>
          leadsAway(to) ? label : link,
        )
        .replace(/(?<!!)\[([^\]\n]*)\]\(([^()\s]*)\)/g, (link, label: string, to: string) =>
          leadsAway(to) ? label : link,
        ),
  };
}

/** A value without what names something gone; undefined when nothing useful is left of it. */
function prune(value: Json, at: Path, document: Document, removal: Removal): Json | undefined {
  const { schemas, isGone, unlink } = removal;
  if (typeof value === "string") return isGone(document, at, value) ? undefined : unlink(value);
  if (value === null || typeof value !== "object") return value;
  const schema = schemas.at(document.kind, at);
  if (Array.isArray(value)) {
    const items = itemsAt(value, []).flatMap((item, index) => {
      const left = prune(item, [...at, index], document, removal);
      return left === undefined ? [] : [left];
    });
    // A list that is left too short is told by the check.
    return items.length === 0 && value.length > 0 && schema?.minItems ? undefined : items;
  }
  const fields: Record<string, Json> = {};
  for (const [key, field] of Object.entries(value)) {
    const left = prune(field as Json, [...at, key], document, removal);
    if (left !== undefined) fields[key] = left;
    else if (schema?.required?.includes(key)) {
      // Of a list the whole item goes; a field that stands alone has to be rewritten.
      if (at.some((step) => typeof step === "number")) return undefined;
      fields[key] = field as Json;
    }
  }
  return fields;
}
