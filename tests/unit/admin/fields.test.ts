import { cmsConfig } from "../../../src/admin/config";
import { formFields } from "../../../src/admin/fields";
import { loadSchemas } from "../../../src/content-check/schema/load";
import { spellingRule } from "../../../src/content-check/rules/texts/spelling";
import type { Schema } from "../../../src/content-check/schema/lookup";
import { contentRoot, schemasRoot } from "../setup/content";

const { files } = loadSchemas(schemasRoot);

/** The fields of a form made from one schema beside the shared ones. */
const fieldsOf = (schema: Schema) =>
  formFields({ ...files, "essai.schema.json": { type: "object", required: [], ...schema } }, "essai", false);

const fieldOf = (schema: Schema) => fieldsOf({ properties: { champ: schema }, required: ["champ"] })[0];

const texte = { $ref: "common.schema.json#/definitions/texte" };
const described = (description: string): Schema => ({ ...texte, description });

/** The choices of a configuration, at any depth. */
function selectsOf(part: unknown): { options: { label: string; value: string }[] }[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "options" in part ? [part as ReturnType<typeof selectsOf>[number]] : [];
  return [...own, ...Object.values(part).flatMap(selectsOf)];
}

/** What the content check finds wrong with the spelling of texts. */
const misspelt = async (texts: readonly string[]): Promise<string[]> => {
  const document = { file: "essai", source: "", locate: () => ({ offset: 0, length: 0 }) };
  const prose = texts.map((text) => ({ document, path: [], index: 0, text }));
  const faults = await spellingRule.check({ content: { root: contentRoot }, prose } as never);
  return faults.map(({ problem }) => problem);
};

describe("a field of a schema", () => {
  it.each([
    ["Durée (facultatif). Exemple\u00a0: 2 h", "Durée", "(facultatif). Exemple\u00a0: 2 h"],
    ['Une image. Exemple\u00a0: {"src": "./a.svg"}', "Une image", ""],
  ])("is named after its description: %s", (description, label, hint) => {
    expect(fieldOf(described(description))).toMatchObject({ label, hint });
  });

  it("shows the values of a choice by their French labels, and without an example that names one", () => {
    const choice = {
      title: "Suite",
      description: "Ce qui suit. Exemple\u00a0: next.",
      enum: ["next", "close"],
    };
    expect(fieldOf({ ...choice, enumDescriptions: ["La suivante", "La clôture"] })).toMatchObject({
      hint: "Ce qui suit.",
      options: [
        { label: "La suivante", value: "next" },
        { label: "La clôture", value: "close" },
      ],
    });
  });

  it("fails the build, with its name, for a pattern that it cannot check", () => {
    const champ = { type: "string", pattern: "^\\p{L}+$" };
    const group = { groupe: { type: "array", items: { type: "object", properties: { champ } } } };
    expect(() => fieldsOf({ properties: group })).toThrow(
      /essai\.schema\.json, champ « groupe › élément › champ ».*« \^\\p\{L\}\+\$ »/s,
    );
  });
});

describe("the configuration", () => {
  const editing = { repository: "agence/site", branch: "main" };

  it("asks for a token unless editors are signed in by a service", () => {
    const signInUrl = "https://connexion.agence.example";
    expect(cmsConfig(files, { ...editing, signInUrl }, "repository", "Agence").backend).toMatchObject({
      auth_methods: ["oauth", "token"],
      base_url: signInUrl,
    });
  });

  it("shows no choice by an English word: a value that is not French has a label", async () => {
    const shown = selectsOf(cmsConfig(files, editing, "work-tree", "Agence")).flatMap(({ options }) =>
      options.flatMap(({ label, value }) => (label === value ? value : [])),
    );
    expect(shown).toContain("heure ouvrée");
    expect(await misspelt(shown)).toEqual([]);
  });

  it("writes at once into the work tree of a developer", () => {
    expect(cmsConfig(files, editing, "work-tree", "Agence").publish_mode).toBe("simple");
  });
});
