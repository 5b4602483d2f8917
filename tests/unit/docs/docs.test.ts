import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { entryFolders } from "../../../src/shared/kinds";

/** Whatever the documentation names exists: files, commands, fields, messages. No scenario is played here. */

type Json = { readonly [key: string]: Json };
const read = (file: string): string => readFileSync(file, "utf8");
const json = (file: string): Json => JSON.parse(read(file)) as Json;
const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, part]) => part ?? whole);
const spaced = (text: string): string => text.replace(/\\u00a0|\$\{nbsp\}|[\u00a0\u202f]/g, " ");
const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "x");
const withoutMarks = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const docs = globSync("docs/*.md");
const all = ["README.md", "CONTRIBUTING.md", ...docs];
const french = all.filter((file) => !/^README|performance|internals/.test(file));
const tasks = docs.filter((file) => !/README|installer|ecrans|deploiement|performance|internals/.test(file));

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const { scripts = {} } = json("package.json");
const workflows = globSync(".github/workflows/*.yml").map(read).join("");
/** Pages that an example makes, and folders that builds write. */
const begun = tasks.flatMap((file) => found(read(file), /\?filename=([a-z0-9-]+)\//g));
const madeLater = /^(?:dist|public|deploy)\/|^static\/[._]|CODEOWNERS$|[*{…<]/;
/** An entry is an example, which an editor may remove. */
const isEntry = (name: string): boolean =>
  entryFolders.some(({ folder }) => name.startsWith(`content/${folder}/`));
const isThere = (name: string): boolean =>
  existsSync(name) ||
  isEntry(name) ||
  begun.includes(path.basename(name)) ||
  tracked.some((file) => /\.tsx?$/.test(name) && file.endsWith(`/${name}`));

/** A relative link, as GitHub resolves it: a file of the repository, or one of its own pages about it. */
function isLinkDead(from: string, href: string): boolean {
  if (/^(?:[a-z]+:|#)/.test(href)) return false;
  const target = path.posix.join("/o/r/blob/main", path.posix.dirname(from), href.replace(/[?#].*/, ""));
  const [, page, file = ""] =
    /^\/o\/r\/((?:blob|edit|new)\/main|actions\/workflows)\/(.+)$/.exec(target) ?? [];
  return (
    !page || !(isEntry(file) || existsSync(page === "actions/workflows" ? `.github/workflows/${file}` : file))
  );
}

/** Fields and values of the schemas, and every place where an object may stand. */
const schemas = globSync("content/schemas/*.json").map(json);
const words = new Set(["i", "black", "white", "content", "nodejs"]);
const shapes: { readonly ref: string; readonly fields: Json }[] = [];
function collect(schema: Json, ref: string): void {
  const { properties: fields, enum: values } = schema;
  if (fields) shapes.push({ ref: `${ref}/properties`, fields });
  for (const word of [...Object.keys(fields ?? {}), ...Object.values(values ?? {})]) words.add(String(word));
  for (const [key, inner] of Object.entries(schema))
    if (typeof inner === "object") collect(inner, `${ref}/${key}`);
}
for (const schema of schemas) collect(schema, `${String(schema.$id)}#`);
const ajv = new Ajv({ strict: false, formats: { date: true, "html-restreint": true }, schemas });
const isPossible = (example: string): boolean =>
  shapes.some(({ ref, fields }) =>
    Object.entries(JSON.parse(example) as Json).every(
      ([key, value]) => key in fields && ajv.validate({ $ref: `${ref}/${key}` }, value),
    ),
  );

/** What the content check may say, as patterns: anything in the place of what varies. */
const messages = globSync("{src/content-check,scripts}/**/*.ts").flatMap((file) => {
  let code = spaced(read(file));
  for (let before = ""; before !== code; code = code.replace(/\$\{[^{}]*\}/g, "\ufffc")) before = code;
  const texts = found(code, /[`"]([^`"\n]{12,}?)\.?[`"]/g).filter((text) =>
    /\p{L}.*(?:\p{L}.*){6}/u.test(text),
  );
  return texts.map((text) => new RegExp(`^${withoutMarks(text).replaceAll("\ufffc", ".*")}`));
});
const isSaid = (message: string): boolean =>
  messages.some((pattern) => pattern.test(spaced(message).replace(/`/g, "")));

function screenFaults(text: string): string[] {
  const cells = found(text, /^\|.*\| (`.*) \|$/gm).join(" ");
  const faults = found(cells, /`[^`]+`(?: \(`[^`]+`\))?/g).filter((cell) => {
    const [name = "", symbol = ""] = found(cell, /`([^`]+)`/g);
    const [file] = globSync([`src/${name}`, name]);
    return !isEntry(name) && (!file || !(symbol === "" || read(file).includes(symbol)));
  });
  const blocks = globSync("{pages,templates,sections}/*.tsx", { cwd: "src" });
  return [...faults, ...blocks.filter((file) => !cells.includes(`\`${file}\``))];
}

const namedFiles = /`((?:src|content|docs|tests|scripts|static|deploy|\.github)\/[^`\s]*|[\w./-]+\.tsx?)`/g;
const badSpace = /.{0,20}(?: [;:!?»]|« ).{0,20}/g;

describe.each<[string, readonly string[], (text: string, file: string) => string[]]>([
  ["links to what exists", all, (text, file) =>
    found(withoutCode(text), /\]\(([^)\s]+)\)/g).filter((href) => isLinkDead(file, href))],
  ["names files that exist", all, (text) =>
    found(text, namedFiles).filter((name) => !madeLater.test(name) && !isThere(name))],
  ["names commands that exist", all, (text) =>
    found(text, /\bnpm run (?:--silent )?([a-z:]+)/g).filter((name) => !(name in scripts))],
  ["names fields that exist", tasks, (text) =>
    found(text, /`([a-z]+(?:[A-Z][a-z]+)*\d?)`/g).filter((word) => !words.has(word))],
  ["gives examples that the schemas allow", tasks, (text) =>
    found(text, /```json\n([\s\S]*?)```/g).filter((example) => !isPossible(example))],
  ["quotes messages as they are", tasks, (text) =>
    found(text.split("| Message |")[1] ?? "", /^\| (.*?) \| /gm).filter((message) => !isSaid(message))],
  ["is set as French is", french, (text) => found(withoutCode(text), badSpace)],
  ["finds each requirement in its file", ["docs/ecrans.md"], screenFaults],
  ["explains the variables of the workflows", ["docs/deploiement.md"], (text) =>
    found(workflows, /\b(?:vars|secrets)\.([A-Z_]+)/g).filter((name) => !text.includes(`\`${name}\``))],
  ["lists every page", ["docs/README.md"], (text) =>
    docs.filter((file) => !text.includes(`](${path.basename(file)})`) && file !== "docs/README.md")],
])("the documentation %s", (_, files, faultsOf) => {
  it.each(files)("%s", (file) => expect(faultsOf(read(file), file)).toEqual([]));
}); // prettier-ignore
