/** The folder in the browser's own storage that the forms read and write while there is no repository. */
const folderName = "sveltia-cms-test";

const unfilled =
  "Ce navigateur ne laisse pas le site y ranger de fichiers (Safari avant la version 26, fenêtre privée)\u00a0: les listes sont vides, les formulaires s’ouvrent sans texte et ne s’enregistrent pas. Essayez-les dans une fenêtre ordinaire de Chrome, d’Edge ou de Firefox.";

/**
 * Copies the site's content to where the forms look for it, over earlier trials. Where the browser lacks that storage
 * (no `navigator.storage`, no `createWritable`, a full disk), the page says so and the forms open empty.
 *
 * @param notice the page's sentence about the demonstration
 */
export async function fillDemonstration(notice: Element | null): Promise<void> {
  const { default: files } = await import("demonstration-content");
  let storage: FileSystemDirectoryHandle | undefined;
  const clear = () => storage?.removeEntry(folderName, { recursive: true }).catch(() => undefined);
  try {
    storage = await navigator.storage.getDirectory();
    await clear();
    const root = await storage.getDirectoryHandle(folderName, { create: true });
    for (const [path, text] of Object.entries(files)) await writeFile(root, path.split("/"), text);
  } catch {
    await clear();
    const sentence = document.createElement("p");
    sentence.role = "alert";
    sentence.textContent = unfilled;
    notice?.append(sentence);
  }
}

async function writeFile(
  folder: FileSystemDirectoryHandle,
  [name = "", ...deeper]: readonly string[],
  text: string,
): Promise<void> {
  if (deeper.length > 0)
    return writeFile(await folder.getDirectoryHandle(name, { create: true }), deeper, text);
  const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.write(text);
  await file.close();
}
