import path from "node:path";
import { toSlug } from "../../shared/slug";
import type { Fault } from "../fault";
import { entryFolders, fileRole, isPicture, legalPages, settingNames } from "../kinds";
import type { Content } from "../read/content";

/** What is missing from the content folder, and what lies in it without being content. */
export function checkInventory(content: Content): Fault[] {
  const present = new Set(content.files.map((file) => file.path));
  return [...missingEntries(content, present), ...missingFiles(content, present), ...misplacedFiles(content)];
}

function missingEntries(content: Content, present: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  for (const { folder, file, one } of entryFolders) {
    const entries = content.folders.filter((at) => path.posix.dirname(at) === folder);
    if (!entries.some((entry) => present.has(`${entry}/${file}`))) {
      faults.push({
        severity: "error",
        file: content.display(folder),
        problem: `Ce dossier ne contient rien, alors que le site a besoin d’au moins ${one}.`,
        remedy: `Rétablissez content/${folder} depuis l’historique du dépôt, ou créez ${one} avec npm run content:new.`,
      });
    }
    for (const entry of entries.filter((at) => !present.has(`${at}/${file}`))) {
      const remedy = `Ajoutez ce fichier, ou supprimez le dossier ; créez ${one} avec npm run content:new.`;
      faults.push({
        severity: "error",
        file: content.display(entry),
        problem: `Le fichier ${file} manque dans ce dossier.`,
        remedy,
      });
    }
  }
  return faults;
}

function missingFiles(content: Content, present: ReadonlySet<string>): Fault[] {
  const required = [
    ...settingNames.map((name) => `settings/${name}.json`),
    ...legalPages.map((name) => `legal/${name}.md`),
  ];
  return required
    .filter((file) => !present.has(file))
    .map((file) => ({
      severity: "error" as const,
      file: content.display(file),
      problem: "Ce fichier manque, et le site ne peut pas être construit sans lui.",
      remedy: "Rétablissez-le depuis l’historique du dépôt.",
    }));
}

function misplacedFiles(content: Content): Fault[] {
  return content.files
    .filter((file) => !file.symlink && fileRole(file.path) === undefined)
    .map((file) => {
      const text = /\.(?:json|md)$/i.test(file.path) && !file.path.startsWith("schemas/");
      const problem = text
        ? "Ce fichier n’est pas à une place que le site connaît : il ne serait publié nulle part."
        : "Ce fichier n’a pas sa place dans le contenu.";
      return {
        severity: text ? "error" : "warning",
        file: content.display(file.path),
        problem,
        remedy: placeFor(file.path),
      };
    });
}

/** Where a file of that name probably belongs. */
function placeFor(at: string): string {
  const [folder = "", name = "", file] = at.split("/");
  const entry = entryFolders.find((one) => one.folder === folder);
  const base = name.replace(/\.[^.]*$/, "");
  if (entry && /\.(?:json|md)$/i.test(at)) {
    const slug = toSlug(file === undefined ? base : name);
    return `Nommez-le content/${folder}/${slug}/${entry.file}.`;
  }
  if (folder === "settings" && at.endsWith(".json"))
    return `Les réglages ont ces noms : ${settingNames.join(", ")}.`;
  if (folder === "legal") return "Les pages légales sont des fichiers .md, directement dans content/legal.";
  if (/\.(?:gif|avif|tiff?|bmp|heic)$/i.test(at)) return "Convertissez l’image en SVG, PNG, JPEG ou WebP.";
  return `Supprimez-le, ou placez-le dans le dossier static${isPicture(at) ? " ou à côté de la page qui le montre" : ""}.`;
}
