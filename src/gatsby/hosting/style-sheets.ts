import { readFileSync } from "node:fs";
import path from "node:path";

/** Gives the address and the text that a style sheet has in this build. @param href as a document of Gatsby's names it */
export type CurrentSheet = (href: string) => { readonly href: string; readonly css: string } | undefined;

/**
 * The style sheets that webpack has just written, by the names that documents know them under. On a warm build Gatsby
 * keeps the documents whose components have not changed, with the styles of an earlier build in them.
 *
 * @param published folder of the site
 * @throws Error when webpack left no account of its files
 */
export function readStyleSheets(published: string): CurrentSheet {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(path.join(published, "webpack.stats.json"), "utf8"),
  ) as { assetsByChunkName: Record<string, readonly string[]> };
  const files = new Map(
    Object.entries(assetsByChunkName).flatMap(([chunk, assets]) =>
      assets.filter((asset) => asset.endsWith(".css")).map((asset) => [chunk, asset] as const),
    ),
  );
  const texts = new Map<string, string>();
  return (href) => {
    const file = files.get(href.replace(/^\//, "").replace(/\.[0-9a-f]+\.css$/, ""));
    if (file === undefined) return undefined;
    const css = texts.get(file) ?? readFileSync(path.join(published, file), "utf8");
    texts.set(file, css);
    return { href: `/${file}`, css };
  };
}
