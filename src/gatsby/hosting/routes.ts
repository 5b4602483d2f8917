import { readFileSync } from "node:fs";
import type { Store } from "gatsby";
import { writeLedger } from "../ledger";
import { foldersOf } from "./folders";
import type { Redirect } from "./redirects";

/** What a site answers to. */
export interface Routes {
  /** Paths of Gatsby's pages, without trailing slash. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

interface State {
  readonly pages: ReadonlyMap<string, unknown>;
  readonly redirects: readonly { readonly fromPath: string; readonly toPath: string }[];
}

/**
 * Notes the routes of a build for the step that publishes it. Gatsby would tell that step of them itself, but goes
 * through all files of the site for it (`getRoutesManifest` in its `utils/adapter/manager.js`): a tenth of the time in
 * which a site of 10 000 posts is built anew.
 *
 * @param root the project's folder
 */
export async function noteRoutes({ getState }: Pick<Store, "getState">, root: string): Promise<void> {
  const { pages, redirects } = getState() as State;
  const routes: Routes = {
    pages: [...pages.keys()].map((page) => page.replace(/(.)\/$/, "$1")),
    redirects: redirects.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
  };
  await writeLedger(foldersOf(root).routes, routes);
}

/** Reads what `noteRoutes` noted last. @throws Error when it never did */
export function readRoutes(root: string): Routes {
  return JSON.parse(readFileSync(foldersOf(root).routes, "utf8")) as Routes;
}
