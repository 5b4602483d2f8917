import type { Field, RichTextField } from "@sveltia/cms";
import { maxPictureBytes } from "../content-check/file-roles";
import { entryFolders } from "../shared/kinds";
import type { Path } from "../content-check/document";
import { isRich, schemaAt, type ResolvedSchema, type SchemaFiles } from "../content-check/schema/lookup";
import { wordsOf } from "../content-check/schema/field-names";

/** Keywords that the form shows, and those that it leaves to the content check. A schema with any other is refused. */
const understood = new Set(
  (
    "$schema $id $ref ref title description type format pattern enum enumDescriptions default definitions reference " +
    "required properties additionalProperties items minItems maxItems uniqueItems minLength maxLength minimum " +
    "maximum multipleOf minProperties if else"
  ).split(" "),
);

/** An example longer than this many signs asks for several lines. */
const oneLine = 60;

/**
 * The fields of a form, in the order of the schema. The front matter of a Markdown file is followed by its text.
 *
 * @throws Error that names the field which a form cannot show or check
 */
export function formFields(files: SchemaFiles, kind: string, isMarkdown: boolean): Field[] {
  const fields = groupFields(files, kind, []);
  return isMarkdown ? [...fields, markdownField] : fields;
}

function groupFields(files: SchemaFiles, kind: string, path: Path): Field[] {
  const { properties = {}, required = [] } = schemaAt(files, kind, path) ?? {};
  return Object.keys(properties)
    .filter((name) => name !== "$schema")
    .map((name) => field(files, kind, [...path, name], required.includes(name)));
}

function field(files: SchemaFiles, kind: string, path: Path, isRequired: boolean): Field {
  const schema = schemaAt(files, kind, path) ?? {};
  const refuse = (problem: string): never => {
    const name = path.map((key) => (typeof key === "number" ? "élément" : key)).join(" › ");
    throw new Error(
      `content/schemas/${kind}.schema.json, champ « ${name} » : ${problem} Voir src/admin/fields.ts.`,
    );
  };
  const unknown = Object.keys(schema).find((keyword) => !understood.has(keyword));
  if (unknown) refuse(`le formulaire ne connaît pas « ${unknown} ».`);
  // An empty text may be what the schema asks for.
  const required =
    isRequired && (schema.type !== "string" || schema.format === "date" || !accepts(schema, ""));
  const common = { name: String(path.at(-1)), ...words(schema), required };
  if (schema.reference) return relation(schema.reference, common);
  if (schema.enum) {
    const label = (value: string, rank: number) => schema.enumDescriptions?.[rank] ?? value;
    return {
      ...common,
      widget: "select",
      options: schema.enum.map((value, rank) => ({ label: label(value, rank), value })),
    };
  }
  switch (schema.type) {
    case "boolean":
      return { ...common, widget: "boolean", required: false };
    case "integer":
    case "number":
      return {
        ...common,
        widget: "number",
        value_type: schema.type === "integer" ? "int" : "float",
        ...limits(schema.minimum, schema.maximum),
        step: schema.multipleOf ?? (schema.type === "integer" ? 1 : 0.0001),
      };
    case "string":
      return textField(schema, common, refuse);
    case "object":
      return { ...common, widget: "object", fields: groupFields(files, kind, path) };
    case "array":
      return list(files, kind, path, common);
    default:
      return refuse(`le formulaire ne sait pas montrer le type « ${schema.type ?? "inconnu"} ».`);
  }
}

const pictureHint = `SVG, PNG, JPEG ou WebP, ${maxPictureBytes / 1024 / 1024} Mo au plus.`;

type Common = { name: string; label: string; hint: string; required: boolean };

function textField(schema: ResolvedSchema, common: Common, refuse: (problem: string) => never): Field {
  if (isRich(schema)) return { ...common, ...richText, buttons: buttonsOf[schema.format ?? ""] };
  if (schema.format === "date") return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const picture = { ...common, widget: "image", choose_url: false } as const;
  if (schema.pattern?.includes("svg|png"))
    return { ...picture, hint: pictureHint, accept: ".svg,.png,.jpg,.jpeg,.webp" };
  if (schema.pattern?.endsWith("\\.svg$")) return { ...picture, accept: ".svg" };
  if (schema.pattern?.endsWith("\\.woff2$"))
    return { ...common, widget: "file", choose_url: false, accept: ".woff2" };
  if (schema.ref === "couleur") return { ...common, widget: "color", allowInput: true };
  const checks = {
    ...(schema.pattern ? { pattern: pattern(schema, refuse) } : {}),
    ...(schema.maxLength ? { maxlength: schema.maxLength } : {}),
    use_emoji_autocomplete: false,
  };
  const example = /Exemples?\s:\s(.*)$/s.exec(schema.description ?? "")?.[1] ?? "";
  const isLong = schema.ref === "code" || example.length > oneLine;
  return { ...common, ...checks, widget: isLong ? "text" : "string" };
}

function list(files: SchemaFiles, kind: string, path: Path, common: Common): Field {
  const { minItems, maxItems, items } = schemaAt(files, kind, path) ?? {};
  const counted = { ...common, ...limits(minItems, maxItems) };
  const item = field(files, kind, [...path, 0], true);
  const several = { multiple: true, ...counted };
  if (item.widget === "relation") return { ...item, ...several };
  if (item.widget === "select") return { ...item, ...several };
  const shared = { ...counted, widget: "list", collapsed: "auto", label_singular: "un élément" } as const;
  if (item.widget !== "object" || !("fields" in item))
    return {
      ...shared,
      collapsed: false,
      field: items?.description ? item : { ...item, label: "Texte", hint: "" },
    };
  const title = item.fields.find(({ widget }: Field) => widget === "string" || widget === "text");
  return { ...shared, fields: item.fields, ...(title ? { summary: `{{${title.name}}}` } : {}) };
}

function relation(folder: string, common: Common): Field {
  const name = entryFolders.find((entries) => entries.folder === folder)?.titleField ?? "{{slug}}";
  return {
    ...common,
    widget: "relation",
    collection: folder,
    value_field: "{{slug}}",
    display_fields: [name],
  };
}

const limits = (min: number | undefined, max: number | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/** The check of a field, with the message that an editor reads. The form knows no Unicode mode. */
function pattern(schema: ResolvedSchema, refuse: (problem: string) => never): [string, string] {
  const source = schema.pattern ?? "";
  try {
    if (/\\[pP]\{|\\u\{/.test(source)) throw new Error("Unicode");
    new RegExp(source);
  } catch {
    refuse(`le formulaire ne peut pas vérifier le motif « ${source} ».`);
  }
  const isTrimmed = source.startsWith("^\\S");
  return [
    source,
    isTrimmed ? "Pas d’espace au début ni à la fin." : `Forme inattendue. ${schema.description ?? ""}`,
  ];
}

const accepts = ({ minLength = 0, pattern: source = "" }: ResolvedSchema, text: string): boolean =>
  text.length >= minLength && new RegExp(source).test(text);

function words(schema: ResolvedSchema): { label: string; hint: string } {
  const { name, help } = wordsOf(schema);
  return { label: name, hint: asText(help) };
}

/** The form reads hints as Markdown. */
const asText = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/[*_`~[\]\\]/g, "\\$&");

/** Markdown; as it is typed, at first. */
const richText = {
  widget: "richtext",
  modes: ["raw", "rich_text"],
  editor_components: [],
  linked_images: false,
  use_emoji_autocomplete: false,
} as const satisfies Partial<RichTextField>;

/** What a rich text may hold, by its format. */
const buttonsOf: Readonly<Record<string, RichTextField["buttons"]>> = {
  markdown: ["bold", "italic", "link", "bulleted-list", "numbered-list"],
  "markdown-line": ["bold", "italic", "link"],
  "markdown-title": ["bold", "italic"],
};

/** The text of an article or a legal page, as it is typed: the other mode loses the alignment and the `\|` of tables. */
const markdownField: Field = {
  ...richText,
  modes: ["raw"],
  name: "body",
  label: "Texte",
  buttons: [
    "bold",
    "italic",
    "code",
    "link",
    "heading-two",
    "heading-three",
    "quote",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: ["image", "code-block"],
  hint: "En Markdown : ## pour un titre, \\*\\*gras\\*\\*, - pour une liste, \\[libellé\\](/adresse) pour un lien.",
};
