/** @jest-environment node */
import { cmsConfig } from "../../../src/admin/config";
import { formFields } from "../../../src/admin/fields";
import { loadSchemas } from "../../../src/content-check/schema/load";
import type { Schema } from "../../../src/content-check/schema/at";
import { schemasRoot } from "../setup/content";

const { files } = loadSchemas(schemasRoot);

/** The fields of a form made from one schema beside the shared ones. */
const fieldsOf = (schema: Schema) =>
  formFields({ ...files, "essai.schema.json": { type: "object", required: [], ...schema } }, "essai", false);

/** The only field of such a form. */
const fieldOf = (schema: Schema, required = true) =>
  fieldsOf({ properties: { champ: schema }, required: required ? ["champ"] : [] })[0];

const texte = { $ref: "common.schema.json#/definitions/texte" };
const described = (description: string): Schema => ({ ...texte, description });

describe("a field of a schema", () => {
  it.each([
    ["Durée (facultatif). Exemple\u00a0: 2 h", "Durée", "(facultatif). Exemple\u00a0: 2 h"],
    ['Une image. Exemple\u00a0: {"src": "./a.svg"}', "Une image", ""],
  ])("is named after its description: %s", (description, label, hint) => {
    expect(fieldOf(described(description))).toMatchObject({ label, hint });
  });

  it.each<[string, Schema, RegExp]>([
    ["a pattern that it cannot check", { type: "string", pattern: "^\\p{L}+$" }, /« \^\\p\{L\}\+\$ »/],
  ])("fails the build, with its name, for %s", (_name, schema, problem) => {
    const inGroup = () =>
      fieldsOf({
        properties: { groupe: { type: "array", items: { type: "object", properties: { champ: schema } } } },
      });
    expect(inGroup).toThrow(/essai\.schema\.json, champ « groupe › élément › champ »/);
    expect(inGroup).toThrow(problem);
  });
});

describe("the configuration", () => {
  const editing = { repository: "agence/site", branch: "main" };

  it("names the repository and the branch, and asks for a token unless editors are signed in by a service", () => {
    expect(cmsConfig(files, editing, "repository", "Agence").backend).toMatchObject({
      name: "github",
      repo: "agence/site",
      auth_methods: ["token"],
    });
    const signInUrl = "https://connexion.agence.example";
    expect(cmsConfig(files, { ...editing, signInUrl }, "repository", "Agence").backend).toMatchObject({
      auth_methods: ["oauth", "token"],
      base_url: signInUrl,
    });
  });

  it("opens pull requests, and writes at once where there is no repository", () => {
    expect(cmsConfig(files, editing, "repository", "Agence").publish_mode).toBe("editorial_workflow");
    expect(cmsConfig(files, editing, "work-tree", "Agence").publish_mode).toBe("simple");
    expect(cmsConfig(files, editing, "demonstration", "Agence").backend).toEqual({ name: "test-repo" });
  });
});
