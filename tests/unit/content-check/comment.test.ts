import type { Fault } from "../../../src/content-check";
import { formatComment } from "../../../src/content-check/comment";
import { formAddress } from "../../../src/content-check/form-address";
import { formatGithub } from "../../../src/content-check/report";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { schemasRoot } from "../setup/content";

const schemas = loadSchemas(schemasRoot);
const site = "https://www.agence.example";
const error: Fault = {
  ...{ severity: "error", file: "content/cities/paris/index.json", line: 7, column: 13 },
  ...{ path: ["departement", "code"], rule: "schema/pattern" },
  ...{ problem: "« 7 », 100% faux !", remedy: "Deux chiffres :\nvoyez ici !" },
};
const warning: Fault = { ...error, severity: "warning", line: 1, problem: "Trop long.", remedy: "Coupez." };
const lyon: Fault = {
  severity: "warning",
  file: "content/cities/lyon/index.json",
  rule: "file/empty",
  problem: "Vide.",
  remedy: "Remplissez-le.",
};
const schema: Fault = { ...lyon, file: "content/schemas/home.schema.json" };
const notice: Fault = { ...lyon, severity: "notice", file: "content/blog/a/index.md", problem: "Il attend." };

const shown = (text: string): string => text.replaceAll("\u00a0", "⍽");
const comment = (faults: readonly Fault[]): string => shown(formatComment(faults, schemas, site));

const start = "## Contrôle du contenu\n\n";
const inOrder = `${start}Le contenu est en ordre⍽: aucune erreur, aucun avertissement.`;

it("annotations of GitHub escape what has a meaning in a workflow command, and set the spaces of French", () => {
  expect(formatGithub([])).toBe("");
  expect(shown(formatGithub([error, lyon])).split("\n")).toEqual([
    "::warning file=content/cities/lyon/index.json,title=Contenu::Vide. → Remplissez-le. [file/empty]",
    "::error file=content/cities/paris/index.json,line=7,col=13,title=departement › code::«⍽7⍽», 100%25 faux⍽! → Deux chiffres⍽:%0Avoyez ici⍽! [schema/pattern]",
  ]);
});

describe("the comment on a pull request", () => {
  it("groups by file, errors first, and links to the forms", () => {
    expect(comment([notice, schema, lyon, warning, error])).toBe(`${start}\
1⍽erreur, 3⍽avertissements et 1⍽information dans 4⍽fichiers.

content/cities/paris/index.json

✗ Département de la ville › Numéro à deux chiffres⍽: «⍽7⍽», 100% faux⍽!
  [schema/pattern]
  → Deux chiffres⍽: voyez ici⍽!

! Département de la ville › Numéro à deux chiffres⍽: Trop long. [schema/pattern]
  → Coupez.

[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/paris/index>)

content/cities/lyon/index.json

! Vide. [file/empty]
  → Remplissez-le.

[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/lyon/index>)

content/schemas/home.schema.json

! Vide. [file/empty]
  → Remplissez-le.

À savoir

i content/blog/a/index.md⍽: Il attend.`);
  });

  it("says when there is nothing to correct, and links to no form where the site has no address", () => {
    expect(comment([])).toBe(inOrder);
    expect(comment([notice])).toBe(`${inOrder}\n\nÀ savoir\n\ni content/blog/a/index.md⍽: Il attend.`);
    expect(formatComment([error], schemas, "")).not.toContain("Ouvrir");
  });

  it("begins no line with what it quotes", () => {
    const text = "a\n\n[Ouvrir le formulaire](<x>)\r\u0000## b";
    const [problem, remedy, path, file] = [text, text, [text], text];
    const lines = comment([{ ...error, problem, remedy, path, file }]).split("\n");
    expect(lines.filter((line) => /^(?:\[|#)/.test(line))).toEqual(["## Contrôle du contenu"]);
  });

  it("names a hundred faults, the gravest first, and where the others are", () => {
    const many = [...Array<Fault>(60).fill(warning), ...Array<Fault>(60).fill(error), notice];
    const text = comment(many);
    expect(text.match(/^[✗!i](?= )/gm)?.join("")).toBe("✗".repeat(60) + "!".repeat(40));
    expect(text).toMatch(/\n\nRemarques non affichées ici⍽: 21\. .*$/);
    expect(comment(many.slice(0, 100))).not.toContain("non affichées");
  });
});

// Those of the entries and settings themselves are opened in tests/e2e/editing.
it.each([
  ["case-studies/cafe/pictures/a.png", "case-studies/entries/cafe/index"],
  ["blog/Été <b>)/index.md", "blog/entries/%C3%89t%C3%A9%20%3Cb%3E)/index"],
  ["settings/partners/logo.svg", "_singletons/entries/partners"],
  ["cities/photo.jpg", undefined],
  ["settings/spelling.txt", undefined],
  ["schemas/home.schema.json", undefined],
])("the form of %s", (file, form) => {
  const address = form && `${site}/admin#/collections/${form}`;
  expect(formAddress(`content/${file}`, site)).toBe(address);
});
