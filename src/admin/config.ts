import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { legalPages, maxPictureBytes, schemaReference, settingNames } from "../content-check/file-roles";
import { entryFolders, legalPage, type EntryFolder } from "../shared/kinds";
import type { SchemaFiles } from "../content-check/schema/lookup";
import { formFields } from "./fields";
import { withMarks } from "./marks";

/** `content/settings/editing.json`. */
export interface Editing {
  /** `owner/name` on GitHub; empty as long as the forms are not connected. */
  readonly repository: string;
  readonly branch: string;
  /** Origin of the service that signs editors in; without it they paste a token. */
  readonly signInUrl?: string;
}

/** Where the forms write: pull requests on GitHub, or the work tree of this machine. */
export type Target = "repository" | "work-tree";

/**
 * The configuration of the forms, made from the schemas.
 *
 * @param brand name of the agency
 * @throws Error that names the field which a form cannot show
 */
export function cmsConfig(files: SchemaFiles, editing: Editing, target: Target, brand: string): CmsConfig {
  const fieldsOf: FieldsOf = (kind, file) => [
    ...(file.endsWith(".json") ? [schemaField(file, kind)] : []),
    ...withMarks(formFields(files, kind, file.endsWith(".md")), fileOf(kind)),
  ];
  return {
    load_config_file: false,
    backend: backend(editing),
    publish_mode: target === "repository" ? "editorial_workflow" : "simple",
    app_title: `${brand}\u00a0: saisie du contenu`,
    logo: { src: "/favicon.svg" },
    media_folder: "content",
    public_folder: "/",
    media_libraries: {
      default: { config: { max_file_size: maxPictureBytes, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    show_preview_links: target === "repository",
    editor: { preview: false },
    // As the files of content/ are written: a change shows what was typed, and nothing else.
    output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
    collections: [
      ...entryFolders.map((entries) => entryCollection(entries, fieldsOf)),
      {
        name: legalPage.folder,
        label: legalPage.label,
        files: legalPages.map((page) => ({
          name: page,
          label: legalLabels[page] ?? page,
          file: `content/legal/${page}.md`,
          fields: fieldsOf(legalPage.kind, `legal/${page}.md`),
        })),
      },
    ],
    singletons: settingNames.map((name) => single(files, name, fieldsOf)),
  };
}

const fileOf = (kind: string): string =>
  kind === "service" ? "services/_/index.json" : `settings/${kind}.json`;

/** @param file from `content/` */
type FieldsOf = (kind: string, file: string) => Field[];

/** The first line of every JSON file, by which editors of code know its schema. */
const schemaField = (file: string, kind: string): Field => ({
  name: "$schema",
  widget: "hidden",
  default: schemaReference(file, kind),
});

const legalLabels: Readonly<Record<string, string>> = {
  "mentions-legales": "Mentions légales",
  "conditions-generales": "Conditions générales de vente",
  "politique-de-confidentialite": "Politique de confidentialité",
  accessibilite: "Accessibilité",
  credits: "Crédits",
};

function backend({ repository, branch, signInUrl }: Editing): CmsConfig["backend"] {
  return {
    name: "github",
    // The work tree is edited without GitHub, but is offered only beside a repository.
    repo: repository || "agence/site",
    branch,
    auth_methods: signInUrl ? ["oauth", "token"] : ["token"],
    ...(signInUrl ? { base_url: signInUrl } : {}),
    squash_merges: true,
    preview_context: "apercu",
    commit_messages: {
      create: "Ajouter {{collection}} : {{slug}}",
      update: "Modifier {{collection}} : {{slug}}",
      uploadMedia: "Ajouter {{path}}",
      deleteMedia: "Retirer {{path}}",
    },
  };
}

function entryCollection(entries: EntryFolder, fieldsOf: FieldsOf): EntryCollection {
  const { folder, kind, file, label, one, titleField } = entries;
  return {
    name: folder,
    label,
    label_singular: one.replace(/^une? /, ""),
    folder: `content/${folder}`,
    path: `{{slug}}/${file.replace(/\..*/, "")}`,
    extension: file.replace(/.*\./, ""),
    format: file.endsWith(".md") ? "yaml-frontmatter" : "json",
    identifier_field: titleField,
    // Pictures lie beside the entry.
    media_folder: "",
    public_folder: ".",
    slug: {
      template: `{{${titleField}}}`,
      editable: ["create"],
      hint: "Nom du dossier et fin de l’adresse de la page ; il ne change plus ensuite.",
      pattern: [
        "^[a-z0-9]+(?:-[a-z0-9]+)*$",
        "Minuscules sans accent, chiffres et traits d’union : saint-elivet.",
      ],
    },
    // A page that goes needs a redirect beside it: docs/retirer-une-page.md.
    delete: false,
    fields: fieldsOf(kind, `${folder}/_/${file}`),
  };
}

/** Pictures of a settings file lie in a folder of its name. */
const single = (files: SchemaFiles, kind: string, fieldsOf: FieldsOf): CollectionFile => ({
  name: kind,
  label: titleOf(
    (files[`${kind}.schema.json`]?.title ?? kind).replace(/^L(?:es?|a)\s|^L’|(?:,|\s:|\s\().*$/g, ""),
  ),
  file: `content/settings/${kind}.json`,
  media_folder: `/content/settings/${kind}`,
  public_folder: `./${kind}`,
  fields: fieldsOf(kind, `settings/${kind}.json`),
});

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
