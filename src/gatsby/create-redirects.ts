import { readFile } from "node:fs/promises";
import type { CreatePagesArgs } from "gatsby";

interface RedirectSettings {
  readonly items: readonly { readonly from: string; readonly to: string }[];
}

/** Tells Gatsby of the old addresses; `hosting/static-hosts.ts` turns them into each host's rules. */
export async function createRedirects({ actions }: CreatePagesArgs): Promise<void> {
  const { items } = JSON.parse(await readFile("content/settings/redirects.json", "utf8")) as RedirectSettings;
  for (const { from, to } of items) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}
