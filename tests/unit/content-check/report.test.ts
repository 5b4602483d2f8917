import type { Fault } from "../../../src/content-check";
import { formatGithub } from "../../../src/content-check/report";

const warning: Fault = {
  severity: "warning",
  file: "content/cities/paris/index.json",
  ...{ rule: "filler", line: 12, column: 3, path: ["sectors", 0, "title"] },
  problem: "« Bois : 100%, sec » se dit autrement !",
  remedy: "Voyez :\nici.",
};
const lyon = { severity: "error", file: "content/cities/lyon/index.json" } as const;
const error: Fault = {
  ...lyon,
  ...{ rule: "schema/pattern", line: 7, column: 13, path: ["departement", "code"] },
  problem: "« 7 » n’a pas la forme attendue.",
  remedy: "Numéro à deux chiffres.",
};
const whole: Fault = {
  ...lyon,
  rule: "file/empty",
  problem: "Ce fichier est vide.",
  remedy: "Remplissez-le.",
};
const blog = { severity: "notice", file: "content/blog/a/index.md" } as const;
const notice: Fault = {
  ...blog,
  rule: "article-date/coming",
  problem: "Il attend.",
  remedy: "Rien à faire.",
};

it("the annotations of GitHub escape what has a meaning in a workflow command, and set the spaces of French", () => {
  expect(formatGithub([])).toBe("");
  expect(formatGithub([warning, error, whole, notice]).replaceAll("\u00a0", "⍽").split("\n")).toEqual([
    "::notice file=content/blog/a/index.md,title=Contenu::Il attend. → Rien à faire. [article-date/coming]",
    "::error file=content/cities/lyon/index.json,title=Contenu::Ce fichier est vide. → Remplissez-le. [file/empty]",
    "::error file=content/cities/lyon/index.json,line=7,col=13,title=departement › code::«⍽7⍽» n’a pas la forme attendue. → Numéro à deux chiffres. [schema/pattern]",
    "::warning file=content/cities/paris/index.json,line=12,col=3,title=sectors › 1 › title::«⍽Bois⍽: 100%25, sec⍽» se dit autrement⍽! → Voyez⍽:%0Aici. [filler]",
  ]);
});
