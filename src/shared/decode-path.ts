/** A path with its escapes resolved; one whose escapes are broken ("%zz") stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
