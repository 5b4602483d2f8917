import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatNumberOf } from "../../../shared/text/number";
import type { Document } from "../../document";
import { faultAt, fileFault, type Fault } from "../../fault";
import { blockSettings } from "../../file-roles";
import { hasBlock } from "../../read/blocks";
import { readContent, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import { proseOf, type Prose } from "../../text/prose";
import { pictureFiles } from "../pictures/picture-names";

/** Shorter ones are labels, which any site may have. */
const minLength = 40;

/**
 * Sentences and pictures of the content that a new agency begins with (`scripts/lib/new-content.ts`): they are about an invented
 * one. An agency may keep what is true of it as well, so that these are warnings.
 */
export const startContentRule: Rule = {
  name: "start-content",
  everyBuild: false,
  check({ content, schemas, prose, publication }) {
    const folder = path.join(content.root, "../tests/content");
    if (!publication || !existsSync(folder)) return [];
    const start = readContent(folder);
    const shown = prose.filter(({ document }) => isShown(content, document.path));
    return [...keptSentences(shown, proseOf(start, schemas)), ...keptPictures(content, start)];
  },
};

/** Whether a file is not of a block that the site does without, whose texts may stay. @param file from `content/` */
function isShown(content: Content, file: string): boolean {
  const [, block = ""] = /^settings\/([a-z-]+)[./]/.exec(file) ?? [];
  return !blockSettings.includes(block) || hasBlock(content, block);
}

function keptSentences(prose: readonly Prose[], started: readonly Prose[]): Fault[] {
  const known = new Set(started.map(sentenceOf).filter(({ length }) => length >= minLength));
  const kept = new Map<Document, Prose[]>();
  for (const run of prose)
    if (known.has(sentenceOf(run))) kept.set(run.document, [...(kept.get(run.document) ?? []), run]);
  return Array.from(kept, ([document, runs]) => {
    const [{ path: field, index, text }] = runs as [Prose];
    return faultAt(document, {
      path: field,
      index,
      severity: "warning",
      detail: "sentence",
      problem: `${formatNumberOf(runs.length, "phrase")} du contenu de départ, dont «\u00a0${text.trim().slice(0, 80)}\u00a0».`,
      remedy: "Ce contenu parle d’une agence inventée : récrivez ce qui n’est pas vrai de la vôtre.",
    });
  });
}

const sentenceOf = ({ text }: Prose): string => text.replace(/\s+/g, " ").trim();

function keptPictures(content: Content, start: Content): Fault[] {
  const known = new Set(pictureFiles(start).map(({ path: file }) => digestOf(start, file)));
  return pictureFiles(content)
    .filter(({ path: file }) => isShown(content, file) && known.has(digestOf(content, file)))
    .map(({ path: file }) =>
      fileFault(
        `content/${file}`,
        "Cette image est du contenu de départ.",
        "Remplacez-la par une des vôtres.",
        {
          severity: "warning",
          rule: "/picture",
        },
      ),
    );
}

const digestOf = ({ root }: Content, file: string): string =>
  createHash("sha256")
    .update(readFileSync(path.join(root, file)))
    .digest("base64");
