import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const executable = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Makes a published site its own twin without scripts: the same documents, styles and pictures, and nothing to run.
 * It is what the site is measured against.
 *
 * @returns how many documents lost a script
 */
export function removeScripts(published: string): number {
  const files = readdirSync(published, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  let changed = 0;
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    const bare = html.replace(executable, "").replace(policy, "");
    if (bare === html) continue;
    writeFileSync(file, bare);
    changed += 1;
  }
  for (const file of files.filter((name) => /\.html\.(?:br|gz)$/.test(name))) {
    const document = readFileSync(file.replace(/\.(?:br|gz)$/, ""));
    writeFileSync(
      file,
      file.endsWith(".gz") ? gzipSync(document, { level: 9 }) : brotliCompressSync(document),
    );
  }
  return changed;
}
