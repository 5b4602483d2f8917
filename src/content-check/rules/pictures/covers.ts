import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { alike } from "../../document";
import { faultAt } from "../../fault";
import type { Rule } from "../../rule";
import { pictureUses } from "./picture-names";

/** The picture that stands for an entry in lists and on shared cards, by kind. */
const covers: Readonly<Record<string, string>> = {
  "blog-post": "image,src",
  city: "banner1,src",
  service: "banner1,src",
  technology: "banner1,src",
};

/** Entries of one kind whose cover is the same picture: side by side in a list they look like one. Told on both. */
export const coverRule: Rule = {
  name: "cover",
  everyBuild: false,
  check({ content }) {
    const shown = pictureUses(content)
      .filter(({ document: { kind }, at }) => at.path?.join() === covers[kind])
      .flatMap((use) => {
        const file = path.join(content.root, use.target);
        const { kind } = use.document;
        return existsSync(file) ? { ...use, key: `${kind} ${hash("sha256", readFileSync(file))}` } : [];
      });
    return alike(shown, ({ key }) => key).map(({ item, other }) =>
      faultAt(item.document, {
        ...item.at,
        problem: `Cette image est déjà celle de ${other.document.file}.`,
        remedy: "Choisissez-en une qui ne vaut que pour cette page.",
      }),
    );
  },
};
