import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";

/** Where Gatsby puts `gatsby-config.ts` and `gatsby-node.ts` with all that they import. */
const compiledFolder = path.resolve(".cache/compiled");

interface Status {
  readonly plugins: Readonly<Record<string, { readonly code?: string } | undefined>>;
}

/** Gatsby's name for the site's own `gatsby-node.ts`. */
const ownPlugin = "default-site-plugin";

/**
 * Has Gatsby empty its cache when our code is another than that which filled it, before it looks whether it should.
 * Of our code it only looks at `gatsby-config.ts` and `gatsby-node.ts`, and the latter is a list of names: nodes made
 * by the code of yesterday would meet the schema of today.
 */
export async function forgetOlderCode(
  { store }: Pick<NodePluginArgs, "store">,
  folder = compiledFolder,
): Promise<void> {
  const { status } = store.getState() as { status: Status };
  if (status.plugins[ownPlugin]?.code === (await digestOf(folder))) return;
  // What it compares its plugins with (its `services/initialize.js`).
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Notes, in a cache that is now in order, which code fills it. */
export async function noteOwnCode(
  { actions }: Pick<NodePluginArgs, "actions">,
  folder = compiledFolder,
): Promise<void> {
  actions.setPluginStatus({ code: await digestOf(folder) });
}

/** Changes with any file in a folder. */
async function digestOf(folder: string): Promise<string> {
  const digest = createHash("sha1");
  for (const file of (await readdir(folder)).sort())
    digest.update(file).update(await readFile(path.join(folder, file)));
  return digest.digest("hex");
}
