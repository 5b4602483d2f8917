/** @jest-environment node */
import type { Fault } from "../../../src/content-check";
import { formatGithub, formatReport } from "../../../src/content-check/report";

const faults: readonly Fault[] = [
  {
    severity: "warning",
    file: "content/cities/paris/index.json",
    line: 12,
    column: 3,
    field: "sectors › 1 › title",
    problem: "« Bois : 100%, sec » se dit autrement !",
    remedy: "Voyez :\nici.",
  },
  {
    severity: "error",
    file: "content/cities/lyon/index.json",
    line: 7,
    column: 13,
    field: "departement › code",
    problem: "« 7 » n’a pas la forme attendue.",
    remedy: "Numéro à deux chiffres.",
  },
  {
    severity: "error",
    file: "content/cities/lyon/index.json",
    problem: "Ce fichier est vide.",
    remedy: "Remplissez-le.",
  },
];

describe("the report for people", () => {
  it("sorts by file and line, and sets the spaces of French", () => {
    expect(formatReport(faults)).toBe(
      [
        "✗ content/cities/lyon/index.json",
        "  Ce fichier est vide.",
        "  → Remplissez-le.",
        "",
        "✗ content/cities/lyon/index.json:7:13 — departement › code",
        "  «\u00a07\u00a0» n’a pas la forme attendue.",
        "  → Numéro à deux chiffres.",
        "",
        "! content/cities/paris/index.json:12:3 — sectors › 1 › title",
        "  «\u00a0Bois\u00a0: 100%, sec\u00a0» se dit autrement\u00a0!",
        "  → Voyez\u00a0:",
        "ici.",
        "",
        "2 erreurs et 1 avertissement dans 2 fichiers.",
      ].join("\n"),
    );
  });

  it("tells apart what is to correct and what is only to know", () => {
    const notice: Fault = {
      severity: "notice",
      file: "content/blog/a/index.md",
      problem: "Il attend.",
      remedy: "Rien à faire.",
    };
    expect(formatReport([notice])).toBe(
      "i content/blog/a/index.md\n  Il attend.\n  → Rien à faire.\n\n1 information dans 1 fichier.",
    );
    expect(
      formatReport([...faults, notice])
        .split("\n")
        .at(-1),
    ).toBe("2 erreurs, 1 avertissement et 1 information dans 3 fichiers.");
    expect(formatGithub([notice])).toBe(
      "::notice file=content/blog/a/index.md,title=Contenu::Il attend. → Rien à faire.",
    );
  });

  it("says nothing when there is nothing to say", () => {
    expect(formatReport([])).toBe("");
    expect(formatGithub([])).toBe("");
  });
});

describe("the annotations of GitHub", () => {
  it("escapes what has a meaning in a workflow command", () => {
    expect(formatGithub(faults).replaceAll("\u00a0", " ").split("\n")).toEqual([
      "::error file=content/cities/lyon/index.json,title=Contenu::Ce fichier est vide. → Remplissez-le.",
      "::error file=content/cities/lyon/index.json,line=7,col=13,title=departement › code::« 7 » n’a pas la forme attendue. → Numéro à deux chiffres.",
      "::warning file=content/cities/paris/index.json,line=12,col=3,title=sectors › 1 › title::« Bois : 100%25, sec » se dit autrement ! → Voyez :%0Aici.",
    ]);
  });
});
