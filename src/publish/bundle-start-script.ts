import { createHash } from "node:crypto";
import path from "node:path";
import { buildSync } from "esbuild";

/** The inline script of every document, minified, and its hash as the security policy spells it. */
export interface StartScript {
  readonly code: string;
  readonly hash: string;
}

/** Bundles `src/browser/start-script`. @param root the project's folder */
export function bundleStartScript(root: string): StartScript {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/browser/start-script/start.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // Syntax of the oldest supported browser.
    target: "es2021",
    tsconfigRaw: {},
  });
  const code = outputFiles.map(({ text }) => text.trim()).join("");
  return { code, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}
