import type { Document, Identity } from "../document";
import type { Fault } from "../fault";
import { readMarkdown, type ReadMarkdown } from "./front-matter";
import { readJson } from "./json";

/** A document from its source; without it, the faults say why. */
export function readDocument(source: string, identity: Identity): { document?: Document; faults: Fault[] } {
  const read: ReadMarkdown = (identity.path.endsWith(".json") ? readJson : readMarkdown)(
    identity.file,
    source,
  );
  const { data, locate, body, faults } = read;
  if (data === undefined || !locate) return { faults };
  return { document: { ...identity, source, data, locate, ...(body ? { body } : {}) }, faults };
}
