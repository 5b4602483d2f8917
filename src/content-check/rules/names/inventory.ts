import path from "node:path";
import { fileFault, type Fault } from "../../fault";
import { toSlug } from "../../../shared/slug";
import { blockSettings, isInPlace, isPicture, legalPages, settingNames } from "../../file-roles";
import { type EntryFolder, entryFolders } from "../../../shared/kinds";
import type { Content } from "../../read/content";
import type { Rule } from "../../rule";
import { hasBlock } from "../../read/blocks";

/** What is missing from the content folder, and what lies in it without being content. */
export const inventoryRule: Rule = {
  name: "inventory",
  everyBuild: true,
  check({ content }) {
    const present = new Set(content.files.map((file) => file.path));
    return [
      ...entryFolders.flatMap((type) => missingEntries(content, type, present)),
      ...missingFiles(content, present),
      ...misplacedFiles(content),
    ];
  },
};

function missingEntries(
  content: Content,
  { folder, file, one, isRequired }: EntryFolder,
  present: ReadonlySet<string>,
): Fault[] {
  const entries = content.folders.filter((at) => path.posix.dirname(at) === folder);
  const without = entries.filter((entry) => !present.has(`${entry}/${file}`));
  const none = `Ce dossier ne contient rien, alors que le site a besoin d’au moins ${one}.`;
  const restore = `Rétablissez content/${folder} depuis l’historique du dépôt, ou créez ${one} avec les formulaires de /admin.`;
  const incomplete = `Le fichier ${file} manque dans ce dossier.`;
  const complete = `Ajoutez ce fichier, ou supprimez le dossier ; créez ${one} avec les formulaires de /admin.`;
  return [
    ...(isRequired && without.length === entries.length
      ? [fileFault(`content/${folder}`, none, restore)]
      : []),
    ...without.map((entry) => fileFault(`content/${entry}`, incomplete, complete)),
  ];
}

function missingFiles(content: Content, present: ReadonlySet<string>): Fault[] {
  const legal = legalPages.map((name) => `legal/${name}.md`);
  const settings = settingNames.map((name) => `settings/${name}.json`);
  const problem = "Ce fichier manque, et le site ne peut pas être construit sans lui.";
  const restore = "Rétablissez-le depuis l’historique du dépôt";
  return [...settings, ...legal]
    .filter((file) => !present.has(file))
    .flatMap((file) => {
      const block = blockSettings.find((name) => file === `settings/${name}.json`);
      if (block && !hasBlock(content, block)) return [];
      const other = block ? `, ou retirez « ${block} » de blocks dans content/settings/brand.json` : "";
      return fileFault(`content/${file}`, problem, `${restore}${other}.`);
    });
}

function misplacedFiles(content: Content): Fault[] {
  return content.files
    .filter((file) => !file.symlink && !isInPlace(file.path))
    .map(({ path: at }) => {
      const isText = /\.(?:json|md)$/i.test(at) && !at.startsWith("schemas/");
      const problem = isText
        ? "Ce fichier n’est pas à une place que le site connaît : il ne serait publié nulle part."
        : "Ce fichier n’a pas sa place dans le contenu.";
      return fileFault(`content/${at}`, problem, placeFor(at), { severity: isText ? "error" : "warning" });
    });
}

/** Where a file of that name probably belongs. */
function placeFor(at: string): string {
  const [folder = "", name = "", file] = at.split("/");
  const entry = entryFolders.find((entries) => entries.folder === folder);
  const base = name.replace(/\.[^.]*$/, "");
  if (entry && /\.(?:json|md)$/i.test(at)) {
    const slug = toSlug(file === undefined ? base : name);
    return `Nommez-le content/${folder}/${slug}/${entry.file}.`;
  }
  if (folder === "settings" && at.endsWith(".json"))
    return `Les réglages ont ces noms : ${settingNames.join(", ")}.`;
  if (folder === "legal") return "Les pages légales sont des fichiers .md, directement dans content/legal.";
  if (/\.(?:gif|avif|tiff?|bmp|heic|svgz)$/i.test(at))
    return "Convertissez l’image en SVG, PNG, JPEG ou WebP.";
  return isPicture(at)
    ? "Supprimez-le, ou placez-le dans le dossier static ou à côté de la page qui le montre."
    : `Supprimez-le, ou placez-le dans le dossier static : un lien vers lui s’écrit alors [libellé](/${path.posix.basename(at)}).`;
}
