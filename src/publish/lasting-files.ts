import { lastingPatterns, matches } from "./headers-file";
import { hashedName, immutableFolder } from "./response-headers";

/**
 * Makes sure that a browser that keeps a file for a year never misses a change of it: scripts and style sheets have a
 * hash in their name, and lie where one pattern of `_headers` matches them.
 *
 * @param files of the published site, by their paths in it
 * @throws Error that names the files, and what to do
 */
export function checkLastingFiles(files: readonly string[]): void {
  const faulty = files.filter((file) => !isSound(file));
  if (faulty.length === 0) return;
  throw new Error(
    `${faulty.join(", ")} : les navigateurs gardent un an les fichiers .js et .css, et ne verraient plus ses changements. ` +
      `Importez ce fichier depuis src/ au lieu de le ranger dans static/ : la construction met alors son empreinte dans son nom.`,
  );
}

const hashedAsset = new RegExp(`^${hashedName}$`);

function isSound(file: string): boolean {
  const patterns = lastingPatterns.filter((pattern) => matches(pattern, `/${file}`));
  if (patterns.length === 0) return true;
  const isNamedByHash = hashedAsset.test(file) || `/${file}`.startsWith(immutableFolder);
  // Cloudflare would join the values of two.
  return patterns.length === 1 && isNamedByHash;
}
