import { adminPath } from "../shared/admin";
import { legalPages, settingNames } from "./file-roles";
import { entryFolders } from "../shared/kinds";

/**
 * Where editors fill in a file of the content; a picture leads to the form of the entry in whose folder it lies.
 * Undefined for what has no form.
 *
 * @param file path from the root of the repository: `content/cities/aubercombe/index.json`
 * @param siteUrl origin of the site, whose `/admin` are the forms
 */
export function formAddress(file: string, siteUrl: string): string | undefined {
  const form = formOf(file.split("/").slice(1));
  // Folders have the names that editors give them: `URL` encodes what would end a link.
  return form && new URL(`${adminPath}#/collections/${form}`, siteUrl).href;
}

function formOf([folder = "", name = "", ...deeper]: readonly string[]): string | undefined {
  const entries = entryFolders.find((entry) => entry.folder === folder);
  if (entries)
    return deeper.length > 0 ? `${folder}/entries/${name}/${withoutEnding(entries.file)}` : undefined;
  const base = withoutEnding(name);
  if (folder === "legal" && legalPages.includes(base)) return `legal/entries/${base}`;
  const isSingle = folder === "settings" && settingNames.includes(base);
  return isSingle ? `_singletons/entries/${base}` : undefined;
}

const withoutEnding = (name: string): string => name.replace(/\.(?:json|md)$/, "");
