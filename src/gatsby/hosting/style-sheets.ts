import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { shownDigest } from "../shown-digest";

/** The style sheets of a build. */
export interface StyleSheets {
  /** Gives the address and the text that a sheet has in this build. @param href as a document of Gatsby's names it */
  readonly current: (href: string) => { readonly href: string; readonly css: string } | undefined;
  /** Publishes a sheet of ours beside webpack's, under a name of its content. @returns its address */
  readonly publish: (css: string) => string;
}

/**
 * The style sheets that webpack has just written, by the names that documents know them under. On a warm build Gatsby
 * keeps the documents whose components have not changed, with the styles of an earlier build in them.
 *
 * @param published folder of the site
 * @throws Error when webpack left no account of its files
 */
export function readStyleSheets(published: string): StyleSheets {
  const { assetsByChunkName } = JSON.parse(
    readFileSync(path.join(published, "webpack.stats.json"), "utf8"),
  ) as { assetsByChunkName: Record<string, readonly string[]> };
  const files = new Map(
    Object.entries(assetsByChunkName).flatMap(([chunk, assets]) =>
      assets.filter((asset) => asset.endsWith(".css")).map((asset) => [chunk, asset] as const),
    ),
  );
  const texts = new Map<string, string>();
  const addresses = new Map<string, string>();
  return {
    current: (href) => {
      const file = files.get(href.replace(/^\//, "").replace(/\.[0-9a-f]+\.css$/, ""));
      if (file === undefined) return undefined;
      const css = texts.get(file) ?? readFileSync(path.join(published, file), "utf8");
      texts.set(file, css);
      return { href: `/${file}`, css };
    },
    publish: (css) => {
      const known = addresses.get(css);
      if (known !== undefined) return known;
      // As webpack names its own (`hashedName` in response-headers.ts).
      const address = `/page.${createHash("sha1").update(css).digest("hex").slice(0, shownDigest)}.css`;
      writeFileSync(path.join(published, address), css);
      addresses.set(css, address);
      return address;
    },
  };
}
