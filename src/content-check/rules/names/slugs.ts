import { maxSlugLength } from "../../../shared/paths";
import { toSlug } from "../../../shared/slug";
import { itemPaths, repeated, textAt, type Document } from "../../document";
import { faultAt, faultsAt, type Fault, type Finding } from "../../fault";
import { schemaReference } from "../../file-roles";
import { entryFolders } from "../../../shared/kinds";
import { documentsOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Folder names and the names they derive from: the address of a page is its folder's name. */
export const slugRule: Rule = {
  name: "slug",
  everyBuild: true,
  check: ({ content }) => [
    ...content.documents.flatMap((document) =>
      faultsAt(document, [
        derivedName(document),
        chosenName(document),
        longName(document),
        schemaLink(document),
      ]),
    ),
    ...tagNames(content),
  ],
};

/** The page of a tag is named after its letters and digits: each tag has some, and no other tag has the same. */
function tagNames(content: Content): Fault[] {
  const tags = documentsOf(content, "blog-post").flatMap((document) =>
    itemPaths(document.data, ["tags"]).map((path) => {
      const name = textAt(document, ...path) ?? "";
      return { document, path, name, slug: toSlug(name) };
    }),
  );
  const without = tags.filter(({ name, slug }) => name && !slug);
  const names = [...new Map(tags.map((tag) => [tag.name, tag])).values()];
  return [
    ...without.map(({ document, path, name }) =>
      faultAt(document, {
        path,
        detail: "tag-address",
        problem: `L’étiquette « ${name} » ne donne aucune adresse.`,
        remedy: "Écrivez-la avec des lettres ou des chiffres.",
      }),
    ),
    ...repeated(names, ({ slug }) => slug).map(({ item: { document, path, name, slug }, first }) =>
      faultAt(document, {
        path,
        detail: "tag-repeated",
        problem: `« ${name} » et « ${first.name} » (${first.document.file}) auraient la même page, /blog/tag/${slug}.`,
        remedy: `Écrivez « ${first.name} », ou un nom qui s’en distingue par ses lettres.`,
      }),
    ),
  ];
}

function derivedName(document: Document): Finding | undefined {
  const { folder, nameField } = entryFolders.find(({ kind }) => kind === document.kind) ?? {};
  const name = nameField === undefined ? undefined : textAt(document, nameField);
  if (nameField === undefined || name === undefined || toSlug(name) === document.slug) return undefined;
  const slug = toSlug(name);
  return {
    path: [nameField],
    detail: "name",
    problem: `« ${name} » donne l’adresse « ${slug} », mais le dossier s’appelle « ${document.slug} ».`,
    remedy: slug
      ? `Nommez le dossier content/${folder}/${slug}, ou corrigez le nom.`
      : "Écrivez un nom qui contient au moins une lettre.",
  };
}

/** Folders that the editor names freely still have to make an address. */
function chosenName({ kind, slug }: Document): Finding | undefined {
  const isDerived = entryFolders.some((entries) => entries.kind === kind && entries.nameField);
  if (isDerived || slugForm.test(slug)) return undefined;
  const remedy = `Renommez-le « ${toSlug(slug) || "mon-article"} » : minuscules sans accent, chiffres et traits d’union.`;
  return { detail: "form", problem: `« ${slug} » ne peut pas servir d’adresse.`, remedy };
}

function longName({ slug: { length } }: Document): Finding | undefined {
  if (length <= maxSlugLength) return undefined;
  const problem = `Son nom, d’où vient l’adresse de la page, compte ${length} caractères, pour ${maxSlugLength} au plus.`;
  return { detail: "length", problem, remedy: "Raccourcissez-le." };
}

/** `$schema` is what makes an editor's program complete and check the file while it is written. */
function schemaLink(document: Document): Finding | undefined {
  const wanted = schemaReference(document.path, document.kind);
  if (!document.path.endsWith(".json") || textAt(document, "$schema") === wanted) return undefined;
  const remedy = `Écrivez en première ligne du groupe : "$schema": "${wanted}".`;
  return {
    path: ["$schema"],
    detail: "schema-link",
    problem: "L’aide à la saisie n’est pas reliée à ce fichier.",
    remedy,
  };
}
