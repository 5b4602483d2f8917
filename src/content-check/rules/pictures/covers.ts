import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { faultAt, type Fault } from "../../fault";
import { repeated } from "../../document";
import { pictureUses } from "./picture-names";
import type { Content } from "../../read/content";

/** The picture that stands for an entry in lists and on shared cards, by kind. */
const covers: Readonly<Record<string, string>> = {
  "blog-post": "image,src",
  city: "banner1,src",
  service: "banner1,src",
  technology: "banner1,src",
};

/** Entries of one kind whose cover is the same picture: side by side in a list they look like one. */
export function checkCovers(content: Content): Fault[] {
  const sizes = new Map(content.files.map(({ path: at, size }) => [at, size]));
  const uses = pictureUses(content)
    .filter(({ document: { kind }, at, target }) => at.path?.join() === covers[kind] && sizes.has(target))
    .map((use) => ({ ...use, key: `${use.document.kind} ${sizes.get(use.target)}` }));
  // Only pictures of the same size in bytes are read.
  const twins = uses.filter(({ key }) => uses.filter((use) => use.key === key).length > 1);
  const digest = (target: string): string =>
    createHash("sha256")
      .update(readFileSync(path.join(content.root, target)))
      .digest("hex");
  return repeated(twins, ({ key, target }) => `${key} ${digest(target)}`).map(({ item, first }) =>
    faultAt(item.document, {
      ...item.at,
      problem: `Cette image est déjà celle de ${first.document.file}.`,
      remedy: "Choisissez-en une qui ne vaut que pour cette page.",
    }),
  );
}
