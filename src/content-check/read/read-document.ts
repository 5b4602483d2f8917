import type { Document, Identity } from "../document";
import type { Fault } from "../fault";
import { readMarkdown } from "./front-matter";
import { readJson } from "./json";

/** A document, and what to correct in it; where it cannot be read, the faults say why. */
export interface ReadDocument {
  readonly document?: Document | undefined;
  readonly faults: Fault[];
}

/** Reads a document from its source. */
export function readDocument(source: string, identity: Identity): ReadDocument {
  const read = identity.path.endsWith(".json") ? readJson : readMarkdown;
  const { parsed, faults } = read(identity.file, source);
  return { document: parsed && { ...identity, source, ...parsed }, faults };
}
