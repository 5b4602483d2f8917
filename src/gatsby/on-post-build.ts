import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { redirectDocument } from "./redirect-document";

interface Redirects {
  items: { from: string; to: string }[];
}

/** Writes a page with a meta refresh for each redirect, for hosts that know no rules. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  const { items } = JSON.parse(await readFile("content/settings/redirects.json", "utf8")) as Redirects;
  for (const { from, to } of items) {
    const file = path.join(program.directory, "public", from, "index.html");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectDocument(to));
  }
};
