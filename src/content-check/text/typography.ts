import { capitalEdits } from "./capitals";
import { nbsp, quoteEdits } from "./quotes";

/** A change to a text, with the reason to give to who wrote it. */
export interface Edit {
  readonly index: number;
  readonly length: number;
  readonly replacement: string;
  readonly problem: string;
}

interface Rule {
  /** Global; matched against the masked text. */
  readonly pattern: RegExp;
  readonly replacement: string | ((match: RegExpExecArray) => string);
  readonly problem: string;
}

const missing = (before: string) => `Il manque une espace insécable avant « ${before} ».`;
const breakable = (before: string) => `L’espace avant « ${before} » doit être insécable.`;
/** What may stand right after a mark that ends a sentence or a group. */
const after = String.raw`(?=[\s\u00a0\u202f»”)\]*_|\ufffc\ue000]|$)`;
/** What a mark can follow without a space and lack one: a word, a closed group, a tag, emphasis. */
const word = String.raw`[\p{L}\p{N}»”)\]…%€*_\ufffc\ue000]`;
const unit = "km²|km|kg|cm|mm|m²|m|g|h|min|ms|s|[kKMGT]o|[kMG]W|[MG]Hz|px|°C|[kM]€";

const rules: readonly Rule[] = [
  {
    pattern: /(?<=\p{L})['´‘](?=[\p{L}\p{N}\s\u00a0»,.;:!?)*_\ufffc\ue000]|$)/gu,
    replacement: "’",
    problem: "L’apostrophe doit être courbe.",
  },
  {
    pattern: /«(?![\u00a0\u202f\n])[ \t]*/g,
    replacement: `«${nbsp}`,
    problem: "Une espace insécable suit le guillemet « ouvrant.",
  },
  {
    pattern: /(?<![\u00a0\u202f\n \t])[ \t]*»/g,
    replacement: `${nbsp}»`,
    problem: "Une espace insécable précède le guillemet » fermant.",
  },
  ...["!", "?", ";"].flatMap((mark): Rule[] => [
    {
      pattern: new RegExp(String.raw`(?<=[^\s])[ \t\u2009]+(?=[${mark}](?!=))`, "g"),
      replacement: nbsp,
      problem: breakable(mark),
    },
    {
      pattern: new RegExp(String.raw`(?<=${word})(?=[${mark}][!?]*${after})`, "gu"),
      replacement: nbsp,
      problem: missing(mark),
    },
  ]),
  {
    pattern: new RegExp(String.raw`(?<=[^\s])[ \t\u2009]+(?=:${after})`, "gu"),
    replacement: nbsp,
    problem: breakable(":"),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=[\p{L}\p{N}»”)\]…%€\ufffc\ue000])(?=:(?:[ \u00a0\u202f\ufffc]|$))`,
      "gmu",
    ),
    replacement: nbsp,
    problem: missing(":"),
  },
  { pattern: /(?<=\p{N})[ \t]+(?=%(?![\p{L}\p{N}]))/gu, replacement: nbsp, problem: breakable("%") },
  { pattern: /(?<=\p{N})(?=%(?![\p{L}\p{N}]))/gu, replacement: nbsp, problem: missing("%") },
  { pattern: /(?<=\p{N})[ \t]+(?=€)/gu, replacement: nbsp, problem: breakable("€") },
  { pattern: /(?<=\p{N})(?=[kM]?€)/gu, replacement: nbsp, problem: missing("€") },
  {
    pattern: new RegExp(String.raw`(?<=\p{N})[ \t]+(?=(?:${unit})(?![\p{L}\p{N}’']))`, "gu"),
    replacement: nbsp,
    problem: "L’espace entre un nombre et son unité doit être insécable.",
  },
  {
    pattern: /(?<=(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})*) (?=\d{3}(?!\d))/g,
    replacement: nbsp,
    problem: "L’espace à l’intérieur d’un nombre doit être insécable.",
  },
  {
    pattern: /(?<=[\p{L}\p{N}\s\u00a0»)%€!?*_\ufffc\ue000]|^)\.{3,}(?![./\\\p{L}\p{N}])/gu,
    replacement: "…",
    problem: "Les points de suspension s’écrivent en un seul signe.",
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])1[ \u00a0](?=ers?(?![\p{L}\p{N}]))/gu,
    replacement: "1",
    problem: "« 1er » s’écrit sans espace.",
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])1[ \u00a0]?(?:ère|ere|ière|iere)(s?)(?![\p{L}\p{N}])/gu,
    replacement: (match) => `1re${match[1] ?? ""}`,
    problem: "« 1re » est la bonne abréviation de « première ».",
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+|[XVI]{2,})[ \u00a0]?(?:i?ème|eme|ieme)(s?)(?![\p{L}\p{N}])/gu,
    replacement: (match) => `${match[1] ?? ""}e${match[2] ?? ""}`,
    problem: "Un rang s’abrège avec un seul « e ».",
  },
];

/** Every typographic change that a masked text asks for, in order of place. Changes may overlap. */
export function typographyEdits(visible: string): Edit[] {
  const edits = rules.flatMap(({ pattern, replacement, problem }) =>
    Array.from(visible.matchAll(pattern), (match) => ({
      index: match.index,
      length: match[0].length,
      replacement: typeof replacement === "string" ? replacement : replacement(match),
      problem,
    })),
  );
  return [...quoteEdits(visible), ...edits, ...capitalEdits(visible)].sort(
    (a, b) => a.index - b.index || b.length - a.length,
  );
}
