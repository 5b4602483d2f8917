import { readFileSync } from "node:fs";
import path from "node:path";
import { factOf } from "../../../shared/text/marks";
import { positionAt, type Fault } from "../../fault";
import type { Rule } from "../../rule";
import { maxReadBytes } from "./picture-file";
import { pictureFiles } from "./picture-names";

/** `data-facts="prix du renfort = 600 € HT ; délai du renfort = 72 heures"`: names of marks, and what the drawing shows of each. */
const drawnFacts = /\sdata-facts="([^"]*)"/;

/**
 * Drawings that show a fact which has changed since. Their letters are paths, which no mark fills: a drawing names its facts
 * itself, in its first tag.
 */
export const drawnFactRule: Rule = {
  name: "drawn-fact",
  everyBuild: false,
  check: ({ content }) =>
    pictureFiles(content)
      .filter(({ path: file, size }) => /\.svg$/i.test(file) && size <= maxReadBytes)
      .flatMap(({ path: file }) => {
        const text = readFileSync(path.join(content.root, file), "utf8");
        const found = drawnFacts.exec(text);
        if (!found) return [];
        const { 1: list = "", index } = found;
        const at = { file: `content/${file}`, ...positionAt(text, index + 1), severity: "warning" } as const;
        return list.split(";").flatMap((item): Fault[] => {
          const [name = "", drawn = ""] = item.split("=").map((part) => part.replace(/\s+/g, " ").trim());
          const fact = factOf(content.facts.byKey, name)?.text.replace(/\s+/g, " ");
          if (fact === undefined) return [{ ...at, ...unknown(name) }];
          return fact === drawn ? [] : [{ ...at, ...outdated(drawn, fact) }];
        });
      }),
};

const unknown = (name: string) => ({
  rule: "/unknown",
  problem: `Ce dessin dit montrer « ${name} », qu’aucune marque ne porte.`,
  remedy: "Écrivez dans data-facts le nom d’une marque, sans accolades ; ou retirez-la de data-facts.",
});

const outdated = (drawn: string, fact: string) => ({
  rule: "/outdated",
  problem: `Ce dessin montre encore « ${drawn} » ; c’est maintenant « ${fact} ».`,
  remedy: `Redessinez-le, puis écrivez « ${fact} » dans ses data-facts.`,
});
