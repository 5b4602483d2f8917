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
  it("is in the form as soon as it is in the schema, in its place", () => {
    const { properties, ...city } = files["city.schema.json"] ?? {};
    const added = {
      city: properties?.city ?? {},
      nouveau: described("Un champ de plus. Exemple\u00a0: oui."),
      ...properties,
    };
    const fields = formFields(
      { ...files, "city.schema.json": { ...city, properties: added } },
      "city",
      false,
    );
    expect(fields.slice(0, 3).map(({ name }) => name)).toEqual(["city", "nouveau", "locative"]);
  });

  it.each([
    ["Nom de la ville. Le nom du dossier en découle.", "Nom de la ville", "Le nom du dossier en découle."],
    ["Durée (facultatif). Exemple\u00a0: 2 h", "Durée", "(facultatif). Exemple\u00a0: 2 h"],
    ["Présentation\u00a0: en <p>, avec *soin*", "Présentation", "En &lt;p>, avec \\*soin\\*"],
    ['Une image. Exemple\u00a0: {"src": "./a.svg"}', "Une image", ""],
  ])("is named after its description: %s", (description, label, hint) => {
    expect(fieldOf(described(description))).toMatchObject({ label, hint });
  });

  it("is named by its title where it has one, and keeps its whole description", () => {
    const field = fieldOf({ ...described("Vrai ou faux, au choix."), title: "Choix" });
    expect(field).toMatchObject({ label: "Choix", hint: "Vrai ou faux, au choix." });
  });

  it.each<[string, Schema, object]>([
    ["a short text", described("Nom. Exemple\u00a0: Lyon."), { widget: "string", required: true }],
    ["a long text", described(`Texte. Exemple\u00a0: ${"mot ".repeat(30)}`), { widget: "text" }],
    ["HTML", { $ref: "common.schema.json#/definitions/html" }, { widget: "text" }],
    [
      "a shape",
      { type: "string", pattern: "^\\d+$", description: "Un nombre." },
      { pattern: ["^\\d+$", "Forme inattendue. Un nombre."] },
    ],
    ["a length", { $ref: "common.schema.json#/definitions/etiquette" }, { maxlength: 30 }],
    ["a day", { type: "string", format: "date" }, { widget: "datetime", type: "date", required: true }],
    ["a choice", { enum: ["a", "b"] }, { widget: "select", options: ["a", "b"] }],
    [
      "a number",
      { type: "integer", minimum: 1, maximum: 5 },
      { widget: "number", value_type: "int", min: 1, max: 5 },
    ],
    ["a yes or no", { type: "boolean" }, { widget: "boolean", required: false }],
    [
      "a reference",
      { type: "string", reference: "cities" },
      { widget: "relation", collection: "cities", display_fields: ["city"] },
    ],
    [
      "references",
      { type: "array", maxItems: 2, items: { type: "string", reference: "services" } },
      { widget: "relation", multiple: true, max: 2 },
    ],
    [
      "a list",
      { type: "array", minItems: 3, items: texte },
      { widget: "list", min: 3, field: expect.objectContaining({ widget: "string" }) },
    ],
    [
      "a group",
      { type: "object", properties: { nom: texte } },
      { widget: "object", fields: [expect.objectContaining({ name: "nom", required: false })] },
    ],
    ["a text that may stay empty", { type: "string", pattern: "^a*$" }, { required: false }],
  ])("asks for %s", (_name, schema, expected) => {
    expect(fieldOf(schema)).toMatchObject(expected);
  });

  it("asks for a picture beside the entry, and always for the text that replaces it", () => {
    const fields = (
      fieldOf({ $ref: "common.schema.json#/definitions/image" }) as unknown as { fields: object[] }
    ).fields;
    expect(fields).toEqual([
      expect.objectContaining({ name: "src", widget: "image", required: true, choose_url: false }),
      expect.objectContaining({ name: "alt", required: true }),
      expect.objectContaining({ name: "phone", widget: "image", required: false }),
    ]);
  });

  it.each<[string, Schema, RegExp]>([
    [
      "a rule that it does not know",
      { ...texte, contentEncoding: "base64" } as Schema,
      /« contentEncoding »/,
    ],
    ["a type that it cannot show", { type: "null" }, /« null »/],
    ["a pattern that it cannot check", { type: "string", pattern: "^\\p{L}+$" }, /« \^\\p\{L\}\+\$ »/],
    ["a pattern that is none", { type: "string", pattern: "(" }, /« \( »/],
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
