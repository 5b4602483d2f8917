import { languages, tokenize } from "prismjs";
import type { Token } from "prismjs";
import loadLanguages from "prismjs/components/index";

/** The few colours of an excerpt. */
export type Tone = "text" | "keyword" | "string" | "name" | "comment";

/** A run of letters of one colour on one line; columns count from 0. */
export interface Run {
  line: number;
  column: number;
  text: string;
  tone: Tone;
}

/** Prism's token types gathered into four tones; what is not listed stays plain text. */
const TONES: Readonly<Record<string, Tone>> = {
  comment: "comment", prolog: "comment", doctype: "comment", shebang: "comment",
  keyword: "keyword", atrule: "keyword", "attr-name": "name",
  tag: "keyword", important: "keyword", rule: "keyword", option: "name", builtin: "keyword",
  string: "string", "template-string": "string", "attr-value": "string", url: "string", char: "string", "triple-quoted-string": "string",
  number: "string", boolean: "keyword", regex: "string", variable: "name", "environment": "name",
  function: "name", "class-name": "name", property: "name", key: "keyword", parameter: "text", decorator: "keyword", annotation: "keyword",
  "directive-flag": "string", "directive-block": "keyword", "directive-block-parameter": "string", "directive-inline": "keyword",
  selector: "name", section: "keyword", header: "keyword", namespace: "name", "assign-left": "name", "for-or-select": "keyword",
}; // prettier-ignore

/** Cuts source code into coloured runs, line by line. An unknown language throws. */
export function highlight(code: string, language: string): Run[] {
  if (!languages[language]) loadLanguages([language]);
  const grammar = languages[language];
  if (!grammar) throw new Error(`Prism knows no language ${language}`);
  const runs: Run[] = [];
  let [line, column] = [0, 0];
  const add = (text: string, tone: Tone): void => {
    text.split("\n").forEach((piece, i) => {
      if (i > 0) [line, column] = [line + 1, 0];
      const lead = piece.length - piece.trimStart().length;
      const body = piece.trim();
      const last = runs[runs.length - 1];
      if (body !== "") {
        // Neighbours of one colour make one run: fewer elements, same picture.
        if (
          last &&
          last.line === line &&
          last.tone === tone &&
          column + lead - (last.column + last.text.length) <= 1
        )
          last.text += " ".repeat(column + lead - last.column - last.text.length) + body;
        else runs.push({ line, column: column + lead, text: body, tone });
      }
      column += piece.length;
    });
  };
  const walk = (token: string | Token, inherited: Tone): void => {
    if (typeof token === "string") return add(token, inherited);
    const aliases = [token.type, ...[token.alias ?? []].flat()];
    const own = aliases.map((name) => TONES[name]).find((tone) => tone !== undefined);
    const tone = token.type === "interpolation" || token.type === "punctuation" ? "text" : (own ?? inherited);
    const { content } = token;
    for (const part of Array.isArray(content) ? content : [content]) walk(part, tone);
  };
  for (const token of tokenize(code, grammar)) walk(token, "text");
  return runs;
}
