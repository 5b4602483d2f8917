import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { textAt } from "../content-check/document";
import { readContent, settingOf } from "../content-check/read/content";
import { loadSchemas } from "../content-check/schema/load";
import { cmsConfig, type Editing, type Target } from "./config";
import french from "./french.json";
import { adminPage, unconnectedPage } from "./page";

/**
 * Writes the page of the forms, its scripts and its fonts into `admin/` below a folder. Without a repository, the page says
 * how to connect one and has no script.
 *
 * @param root the project
 * @param isLocal whether the forms edit the work tree of this machine
 * @returns the files that the scripts are made of, from the project's folder
 * @throws Error that names the field which a form cannot show
 */
export async function writeAdmin(root: string, folder: string, isLocal = false): Promise<string[]> {
  const content = readContent(path.join(root, "content"));
  const editing = settingOf(content, "editing")?.data as Editing | undefined;
  if (!editing)
    throw new Error("content/settings/editing.json est illisible : npm run content:check dit pourquoi.");
  const brand = settingOf(content, "brand");
  const admin = path.join(folder, "admin");
  const isConnected = isLocal || editing.repository !== "";
  if (!isConnected) rmSync(admin, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  if (!isConnected) {
    writeFileSync(path.join(admin, "index.html"), unconnectedPage);
    return [];
  }
  const target: Target = isLocal ? "work-tree" : "repository";
  const { files } = loadSchemas(path.join(root, "content/schemas"));
  const data = {
    config: cmsConfig(files, editing, target, (brand && textAt(brand, "name")) ?? ""),
  };

  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(root, "src/admin/admin.ts")],
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    write: false,
    metafile: true,
    outdir: admin,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    plugins: [trimmed],
    logLevel: "error",
  });
  const [script = ""] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith("admin/admin.ts")) ??
    [];
  const names = outputFiles.map((file) => path.basename(file.path));
  for (const name of readdirSync(admin))
    if (name.endsWith(".js") && !names.includes(name)) rmSync(path.join(admin, name));
  for (const file of outputFiles) if (!existsSync(file.path)) writeFileSync(file.path, file.contents);
  const assets = path.join(root, "node_modules/@sveltia/cms/npm/assets");
  cpSync(assets, path.join(admin, "assets"), {
    recursive: true,
    filter: (file) => !/\.(?:js|map|wasm|png)$/.test(file),
  });
  writeFileSync(path.join(admin, "index.html"), adminPage(data, path.basename(script), content.facts.listed));
  return Object.keys(metafile.inputs);
}

/**
 * Drops what these forms do not use (grammars of programming languages, maps, other languages than French) and the
 * package's requests to other hosts.
 */
const trimmed: Plugin = {
  name: "trimmed",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:@shikijs\/langs\/|leaflet|terra-draw|\.\.\/locales\/)/ }, ({ path: name }) =>
      name.endsWith("/fr.json") ? undefined : { path: "unused", namespace: "unused" },
    );
    onLoad({ filter: /^/, namespace: "unused" }, () => ({ contents: "export default {}" }));
    onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, "utf8").replace(foreignRequests, ""),
    }));
    onLoad({ filter: /locales\/fr\.json$/ }, ({ path: file }) => ({
      contents: completedFrench(file),
      loader: "json",
    }));
  },
};

/**
 * Requests that the security policy refuses: fonts of a CDN, which the package also ships, and GitHub's status page.
 */
const foreignRequests = /@font-face \{[^}]*url\(https:[^}]*\}|checkStatus:[\w$]+,/g;

/** The package's French messages with the ones it lacks. @param file messages by group */
function completedFrench(file: string): string {
  const messages = JSON.parse(readFileSync(file, "utf8")) as Messages;
  for (const [name, text] of Object.entries(french)) {
    const [last = "", ...groups] = name.split(".").reverse();
    let group = messages;
    for (const key of groups.reverse()) group = (group[key] ??= {}) as Messages;
    group[last] = text;
  }
  return JSON.stringify(messages);
}
type Messages = { [key: string]: string | Messages };
