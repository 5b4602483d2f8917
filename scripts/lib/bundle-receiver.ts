import { cpSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

/** A machine's own Node runs the files, without packages: an older one could not even load them, nor say why. */
const nodeCheck =
  "if (Number.parseInt(process.versions.node) < 24) { console.error(`Node ${process.versions.node} ne suffit pas : installez Node 24 (docs/recevoir-les-demandes.md).`); process.exit(1); }";

/**
 * Writes what the agency's own machine needs of the receiver, with the agency's settings in it: `receiver.js`, which
 * takes the leads, `leads.js`, which lists them, and the database's migrations.
 *
 * @param root the project's folder
 * @param to the folder to write into
 */
export function bundleReceiver(root: string, to: string): void {
  buildSync({
    entryPoints: ["receiver", "leads"].map((name) => path.join(root, `scripts/${name}.ts`)),
    bundle: true,
    platform: "node",
    target: "node24",
    // jsonc-parser's other build asks for its parts by names that no bundler can follow.
    mainFields: ["module", "main"],
    banner: { js: nodeCheck },
    outdir: to,
    tsconfigRaw: {},
  });
  cpSync(path.join(root, "src/receiver/migrations"), path.join(to, "migrations"), { recursive: true });
}
