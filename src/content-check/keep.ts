import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { textAt, texts, type Document } from "./document";
import { faultAt, type Fault } from "./fault";
import { entryFolders } from "../shared/kinds";
import { demonstrationRule, forgottenNames, noteDelivered } from "./rules/promises/demonstration";
import { readContent, type Content } from "./read/content";
import { removeEntries } from "./remove-entries";
import { nearest } from "./text/nearest";

/** A slug to keep that no entry has; its message is French. */
export class UnknownEntry extends Error {}

/** What became of the content, and what a person has to rewrite. */
interface Keeping {
  /** Paths from the root of the repository. */
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** Sentences that still name what is gone, and fields that cannot do without it. */
  readonly toRewrite: readonly Fault[];
}

/**
 * Removes the other entries with what names them (`removeEntries`), and notes what is left of the demonstration.
 *
 * @param kept slugs of the entries that stay, by folder; of a folder that is not named, all stay
 * @throws UnknownEntry when a slug to keep does not exist; nothing is changed then
 */
export function keepContent(root: string, kept: Readonly<Record<string, readonly string[]>>): Keeping {
  const content = readContent(root);
  const gone = goneEntries(content, kept);
  const { changed, isGone } = removeEntries(content, gone);
  forgetPublication(root);
  const names = gone.flatMap((entry) => {
    const field = { city: "city", "case-study": "clientName" }[entry.kind];
    return (field && textAt(entry, field)) ?? [];
  });
  const left = readContent(root);
  noteDelivered(left, names);
  const toRewrite = [
    ...left.documents.flatMap((document) =>
      texts(document.data)
        .filter(({ path: at, text }) => isGone(document, at, text))
        .map(({ path: at, text }) =>
          faultAt(document, {
            severity: "warning",
            detail: "gone",
            path: at,
            problem: `« ${text} » n’existe plus.`,
            remedy: "Récrivez ce passage.",
          }),
        ),
    ),
    ...forgottenNames(left),
  ].map((fault) => ({ ...fault, rule: demonstrationRule.name + fault.rule }));
  return { removed: gone.map(({ file }) => path.posix.dirname(file)), changed, toRewrite };
}

/** The addresses of the demonstration were never the agency's: those that go need no redirect. */
function forgetPublication(root: string): void {
  const file = path.join(root, "settings/site.json");
  const source = readFileSync(file, "utf8");
  const edits = modify(source, ["publishedSince"], undefined, {});
  writeFileSync(file, applyEdits(source, edits));
}

function goneEntries(content: Content, kept: Readonly<Record<string, readonly string[]>>): Document[] {
  return Object.entries(kept).flatMap(([folder, slugs]) => {
    const kind = entryFolders.find((one) => one.folder === folder)?.kind;
    const entries = content.documents.filter((document) => document.kind === kind);
    const known = entries.map(({ slug }) => slug);
    const unknown = slugs.find((slug) => !known.includes(slug));
    if (unknown !== undefined) {
      const meant = nearest(unknown, known);
      throw new UnknownEntry(
        `« ${unknown} » n’est pas dans content/${folder}.${meant ? ` Vouliez-vous dire « ${meant} » ?` : ""}`,
      );
    }
    return entries.filter(({ slug }) => !slugs.includes(slug));
  });
}
