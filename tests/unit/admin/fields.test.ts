import { cmsConfig } from "../../../src/admin/config";
import { formFields } from "../../../src/admin/fields";
import { loadSchemas } from "../../../src/content-check/schema/load";
import type { Schema } from "../../../src/content-check/schema/lookup";
import { schemasRoot } from "../setup/content";

const { files } = loadSchemas(schemasRoot);

/** The fields of a form made from one schema beside the shared ones. */
const fieldsOf = (schema: Schema) =>
  formFields({ ...files, "essai.schema.json": { type: "object", required: [], ...schema } }, "essai", false);

const fieldOf = (schema: Schema) => fieldsOf({ properties: { champ: schema }, required: ["champ"] })[0];

const texte = { $ref: "common.schema.json#/definitions/texte" };
const described = (description: string): Schema => ({ ...texte, description });

describe("a field of a schema", () => {
  it.each([
    ["Durée (facultatif). Exemple\u00a0: 2 h", "Durée", "(facultatif). Exemple\u00a0: 2 h"],
    ['Une image. Exemple\u00a0: {"src": "./a.svg"}', "Une image", ""],
  ])("is named after its description: %s", (description, label, hint) => {
    expect(fieldOf(described(description))).toMatchObject({ label, hint });
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

  it("writes at once into the work tree of a developer", () => {
    expect(cmsConfig(files, editing, "work-tree", "Agence").publish_mode).toBe("simple");
  });
});
