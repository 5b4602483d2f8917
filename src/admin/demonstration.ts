/** The folder of this browser that the forms read and write as long as there is no repository. */
const folderName = "sveltia-cms-test";

/** Puts the site's content where the forms look for it. What was tried before is thrown away. */
export async function fillDemonstration(): Promise<void> {
  const { default: files } = await import("demonstration-content");
  const storage = await navigator.storage.getDirectory();
  await storage.removeEntry(folderName, { recursive: true }).catch(() => undefined);
  const root = await storage.getDirectoryHandle(folderName, { create: true });
  for (const [path, text] of Object.entries(files)) await writeFile(root, path.split("/"), text);
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
