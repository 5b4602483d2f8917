import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** webpack's plugin API, as far as it is used here. */
interface Compiler {
  readonly hooks: { readonly thisCompilation: Hook<Compilation> };
}
interface Compilation {
  readonly hooks: { readonly finishModules: Hook<Iterable<{ readonly resource?: string }>> };
}
interface Hook<Argument> {
  tap(name: string, callback: (argument: Argument) => void): void;
}

/** The files that the scripts of the pages are made of, as webpack has read them in this build. */
const bundledFiles = new Set<string>();

/** A webpack plugin that records which files become part of the pages' scripts. */
export const recordBundledFiles = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("licences", (compilation) =>
      compilation.hooks.finishModules.tap("licences", (modules) => {
        for (const { resource } of modules) if (resource) bundledFiles.add(resource);
      }),
    );
  },
};

/**
 * The licences of everything that the site hands to its visitors and editors: packages, and fonts.
 *
 * @param root the project
 * @param adminFiles what the scripts of the editors' forms are made of, from the project's folder
 */
export function licencesFile(root: string, adminFiles: readonly string[]): string {
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8").trim();
  // Gatsby copies its browser runtime into its cache.
  const files = [...bundledFiles, ...adminFiles].map((file) =>
    file.replace("/.cache/", "/node_modules/gatsby/cache-dir/"),
  );
  const folders = new Set(files.map((file) => packageFolder.exec(file)?.[0]));
  const packages = [...folders].filter((folder) => folder !== undefined).sort();
  const fonts = globSync(
    ["content/settings/brand/*.txt", "node_modules/@sveltia/cms/npm/assets/*LICENSE.txt"],
    {
      cwd: root,
    },
  );
  const parts = [
    ...grouped(packages.map((folder) => licenceOf(path.resolve(root, folder)))),
    ...fonts.map(read),
  ];
  return [introduction, ...parts, read("src/admin/licences.txt"), ""].join(`\n\n${"=".repeat(80)}\n\n`);
}

const introduction =
  "Ce site emploie des logiciels et des polices libres. Voici leurs auteurs et leurs licences, telles qu’ils les publient.";

/** The folder of the package that a file belongs to: the innermost, where packages have packages of their own. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+|^node_modules\/(?:@[^/]+\/)?[^/]+/;

interface Licence {
  readonly title: string;
  readonly text: string;
}

/** Without a licence file, a package's licence and authors are read from its manifest. */
function licenceOf(folder: string): Licence {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
  const { name, version, license = "licence non précisée", author } = manifest;
  const [file] = globSync("{LICENSE,LICENCE,License,license,licence}*", { cwd: folder }).sort();
  const authors = typeof author === "string" ? author : author?.name;
  const text = file ? readFileSync(path.join(folder, file), "utf8") : (authors ?? `Les auteurs de ${name}`);
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Packages with exactly the same licence text share one copy. */
function grouped(licences: readonly Licence[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { title, text } of licences) titles.set(text, [...(titles.get(text) ?? []), title]);
  return [...titles].map(([text, names]) => `${names.join("\n")}\n\n${text}`);
}
