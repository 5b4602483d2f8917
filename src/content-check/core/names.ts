import { maxSlugLength } from "../../shared/paths";
import { toSlug } from "../../shared/slug";
import { faultAt } from "../at";
import { textAt } from "../document";
import type { Fault } from "../fault";
import { entryFolders, schemaReference } from "../kinds";
import { documentsOf, settingOf, type Content } from "../read/content";

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Folder names and the names they derive from: the address of a page is its folder's name. */
export function checkNames(content: Content): Fault[] {
  return [
    ...derivedNames(content),
    ...chosenNames(content),
    ...longNames(content),
    ...partnerSlugs(content),
    ...schemaLinks(content),
  ];
}

function derivedNames(content: Content): Fault[] {
  return entryFolders.flatMap(({ kind, folder, nameField }) =>
    documentsOf(content, kind).flatMap((document) => {
      const name = nameField === undefined ? undefined : textAt(document, nameField);
      if (nameField === undefined || name === undefined || toSlug(name) === document.slug) return [];
      const slug = toSlug(name);
      return faultAt(document, {
        path: [nameField],
        problem: `« ${name} » donne l’adresse « ${slug} », mais le dossier s’appelle « ${document.slug} ».`,
        remedy: slug
          ? `Nommez le dossier content/${folder}/${slug}, ou corrigez le nom.`
          : "Écrivez un nom qui contient au moins une lettre.",
      });
    }),
  );
}

/** Folders that the editor names freely still have to make an address. */
function chosenNames(content: Content): Fault[] {
  return content.documents
    .filter(
      ({ kind, slug }) => ["case-study", "blog-post", "legal-page"].includes(kind) && !slugForm.test(slug),
    )
    .map(({ file, slug }) => ({
      severity: "error" as const,
      file,
      problem: `« ${slug} » ne peut pas servir d’adresse.`,
      remedy: `Renommez-le « ${toSlug(slug) || "mon-article"} » : minuscules sans accent, chiffres et traits d’union.`,
    }));
}

function longNames(content: Content): Fault[] {
  return content.documents
    .filter(({ slug }) => slug.length > maxSlugLength)
    .map(({ file, slug }) => ({
      severity: "error" as const,
      file,
      problem: `Son nom, d’où vient l’adresse de la page, compte ${slug.length} caractères, pour ${maxSlugLength} au plus.`,
      remedy: "Raccourcissez-le.",
    }));
}

function partnerSlugs(content: Content): Fault[] {
  const partners = settingOf(content, "partners");
  if (!partners) return [];
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (let index = 0; textAt(partners, "items", index, "name") !== undefined; index += 1) {
    const name = textAt(partners, "items", index, "name") ?? "";
    const slug = textAt(partners, "items", index, "slug");
    const path = ["items", index, "slug"];
    if (slug !== undefined && slug !== toSlug(name)) {
      const problem = `« ${slug} » ne correspond pas au nom « ${name} ».`;
      faults.push(faultAt(partners, { path, problem, remedy: `Écrivez « ${toSlug(name)} ».` }));
    }
    if (slug !== undefined && seen.has(slug)) {
      const remedy = "Retirez l’une des deux lignes, ou distinguez les noms.";
      faults.push(
        faultAt(partners, { path, problem: `Le partenaire « ${slug} » figure deux fois.`, remedy }),
      );
    }
    seen.add(slug ?? "");
  }
  return faults;
}

/** `$schema` is what makes an editor's program complete and check the file while it is written. */
function schemaLinks(content: Content): Fault[] {
  return content.documents
    .filter(({ path }) => path.endsWith(".json"))
    .flatMap((document) => {
      const wanted = schemaReference(document.path, document.kind);
      if (textAt(document, "$schema") === wanted) return [];
      return faultAt(document, {
        path: ["$schema"],
        problem: "L’aide à la saisie n’est pas reliée à ce fichier.",
        remedy: `Écrivez en première ligne du groupe : "$schema": "${wanted}".`,
      });
    });
}
