import { listFiles } from "../list-files";
import { lastingPatterns, matches } from "./headers-file";
import { hashedAsset, immutableFolder } from "./response-headers";

/**
 * Makes sure that a browser that keeps a file for a year never misses a change of it: scripts and style sheets have a
 * hash in their name, and lie where one pattern of `_headers` matches them.
 *
 * @param published folder of the built site
 * @throws Error that names the files, and what to do
 */
export function checkLastingFiles(published: string): void {
  const faulty = listFiles(published).filter((file) => !isSound(file));
  if (faulty.length === 0) return;
  throw new Error(
    `${faulty.join(", ")} : les navigateurs gardent un an les fichiers .js et .css, et ne verraient plus ses changements. ` +
      `Importez ce fichier depuis src/ au lieu de le ranger dans static/ : la construction met alors son empreinte dans son nom.`,
  );
}

function isSound(file: string): boolean {
  const patterns = lastingPatterns.filter((pattern) => matches(pattern, `/${file}`));
  if (patterns.length === 0) return true;
  const isNamedByHash = hashedAsset.test(file) || `/${file}`.startsWith(immutableFolder);
  // Cloudflare would join the values of two.
  return patterns.length === 1 && isNamedByHash;
}
