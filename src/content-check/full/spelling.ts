import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "../fault";
import { spellingFile } from "../kinds";
import type { Content } from "../read/content";
import type { Prose } from "../text/prose";
import { loadSpeller } from "./dictionary";
import { isKnown, withoutElision, wordsOf } from "./words";

/** Suggesting is slow; past this many unknown words, a report has other problems than their corrections. */
const mostSuggestions = 40;

/** Words that neither the dictionary nor the project's list knows: one warning per word and file. */
export function checkSpelling(content: Content, prose: readonly Prose[]): Fault[] {
  const speller = loadSpeller(projectWords(content.root));
  const said = new Set<string>();
  let suggested = 0;
  return prose.flatMap((run) =>
    wordsOf(run.visible).flatMap((word) => {
      if (isKnown(word.text, speller.correct)) return [];
      const { text, index } = withoutElision(word);
      const key = `${run.document.file} ${text}`;
      if (said.has(key)) return [];
      said.add(key);
      const near = (suggested += 1) <= mostSuggestions ? speller.suggest(text) : [];
      const choice =
        near.length > 0
          ? `Vouliez-vous dire ${near.map((one) => `« ${one} »`).join(" ou ")} ? `
          : "Corrigez-le. ";
      return run.faultAt(index, {
        severity: "warning",
        problem: `« ${text} » n’est pas dans le dictionnaire.`,
        remedy: `${choice}Si le mot est juste, ajoutez-le à content/${spellingFile}.`,
      });
    }),
  );
}

/** The words of the project: one per line; lines that start with # and empty lines are left out. */
function projectWords(root: string): string[] {
  const file = path.join(root, spellingFile);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
