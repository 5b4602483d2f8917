import type { Fault } from "../../../src/content-check";
import { formatComment } from "../../../src/content-check/comment";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { schemasRoot } from "../setup/content";

const schemas = loadSchemas(schemasRoot);
const site = "https://www.agence.example";
const error: Fault = {
  ...{ severity: "error", file: "content/cities/paris/index.json", line: 7, path: ["departement", "code"] },
  rule: "schema/pattern",
  ...{ problem: "« 7 » n’a pas la forme attendue.", remedy: "Deux chiffres :\nvoyez ici !" },
};
const warning: Fault = { ...error, severity: "warning", line: 1, problem: "Trop long.", remedy: "Coupez." };
const lyon: Fault = { ...warning, file: "content/cities/lyon/index.json", path: undefined };
const schema: Fault = { ...lyon, file: "content/schemas/home.schema.json" };
const notice: Fault = {
  ...error,
  severity: "notice",
  file: "content/blog/a/index.md",
  problem: "Il attend.",
};

const comment = (faults: readonly Fault[], siteUrl: string | undefined = site): string =>
  formatComment(faults, schemas, siteUrl).replaceAll("\u00a0", "⍽");

const start = "<!-- controle-du-contenu -->\n## Contrôle du contenu\n\n";
const inOrder = `${start}Le contenu est en ordre⍽: aucune erreur, aucun avertissement.`;

describe("the comment on a pull request", () => {
  it("groups by file, errors first, and links to the forms", () => {
    expect(comment([notice, schema, lyon, warning, error])).toBe(`${start}\
1 erreur, 3 avertissements et 1 information dans 4 fichiers.

### content/cities/paris/index.json

[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/paris/index>)

- ✗ **Département de la ville › Numéro à deux chiffres**⍽: «⍽7⍽» n’a pas la forme attendue. \\[schema/pattern\\]
  → Deux chiffres⍽: voyez ici⍽!
- ! **Département de la ville › Numéro à deux chiffres**⍽: Trop long. \\[schema/pattern\\]
  → Coupez.

### content/cities/lyon/index.json

[Ouvrir le formulaire](<${site}/admin#/collections/cities/entries/lyon/index>)

- ! Trop long. \\[schema/pattern\\]
  → Coupez.

### content/schemas/home.schema.json

- ! Trop long. \\[schema/pattern\\]
  → Coupez.

### À savoir

- i content/blog/a/index.md⍽: Il attend.`);
  });

  it("says when there is nothing to correct, and links to no form where the site has no address", () => {
    expect(comment([])).toBe(inOrder);
    expect(comment([notice])).toBe(`${inOrder}\n\n### À savoir\n\n- i content/blog/a/index.md⍽: Il attend.`);
    expect(formatComment([error], schemas, "")).not.toContain("Ouvrir");
  });

  it.each([
    ["<b>|`code`|&lt;", "\\<b\\>\\|\\`code\\`\\|\\&lt;"],
    ["@someone", "@<!-- -->someone"],
    ["o/r#12, gh-12", "o/r#<!-- -->12, gh-<!-- -->12"],
    ["https://github.com/o/r/issues/12", "https:<!-- -->//github.com/o/r/issues/12"],
    ["a\n\n# b", "a #<!-- --> b"],
  ])("keeps %j a text, wherever it is quoted", (text, plain) => {
    const [problem, remedy, path, file] = [text, text, [text], text];
    expect(comment([{ ...error, problem, remedy, path, file }])).toBe(`${start}\
1 erreur dans 1 fichier.

### ${plain}

- ✗ **${plain}**⍽: ${plain} \\[schema/pattern\\]
  → ${plain}`);
  });

  it("tells a hundred faults, the gravest first, and where the others are", () => {
    const many = [...Array<Fault>(60).fill(warning), ...Array<Fault>(60).fill(error), notice];
    const text = comment(many);
    expect(text.match(/^- ./gm)?.join("").replaceAll("- ", "")).toBe("✗".repeat(60) + "!".repeat(40));
    const rest =
      "Remarques non affichées ici⍽: 21. «⍽Details⍽», à côté du contrôle «⍽Contenu⍽», les montre toutes.";
    expect(text.endsWith(`\n\n${rest}`)).toBe(true);
    expect(comment(many.slice(0, 100))).not.toContain("non affichées");
  });
});
