import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";
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
export function noteRoutes({ getState }: Pick<Store, "getState">, root: string): void {
  const { pages, redirects } = getState() as State;
  const routes: Routes = {
    pages: [...pages.keys()].map((page) => page.replace(/(.)\/$/, "$1")),
    redirects: redirects.map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath })),
  };
  const file = foldersOf(root).routes;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(routes));
}

/** Reads what `noteRoutes` noted last. @throws Error when it never did */
export function readRoutes(root: string): Routes {
  return JSON.parse(readFileSync(foldersOf(root).routes, "utf8")) as Routes;
}
