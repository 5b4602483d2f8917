import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** A piece of code that the site shows. */
export interface Sample {
  /** From the root of the repository, with the line its code or its field begins at. */
  readonly place: string;
  /** Of its article or technology. */
  readonly slug: string;
  readonly language: string;
  /** The file it belongs to, where its first line or its field says so; else one of its own. */
  readonly name: string;
  readonly code: string;
}

const aliases: Readonly<Record<string, string>> = {
  ...{ typescript: "ts", javascript: "js", docker: "dockerfile", apacheconf: "apache" },
};

/** `# /etc/nginx/redirects.map`, `// late-fee.ts` or `-- schema.sql` on the first line. */
const nameComment = /^(?:#|\/\/|--)\s+\S*?([\w-]+\.[a-z]{2,5})\s*$/m;

function sampleOf(file: string, index: number, written: string, code: string, named = ""): Sample {
  const line = readFileSync(file, "utf8").slice(0, index).split("\n").length;
  const sample = { place: `${file}:${line}`, slug: path.basename(path.dirname(file)) };
  const script = /<script[^>]*>([^]*?)<\/script>/.exec(code)?.[1];
  // Of a component the script alone.
  if (named.endsWith(".vue") && script !== undefined)
    return { ...sample, language: "ts", name: "component.ts", code: script };
  const told = path.basename(named || (nameComment.exec(code.split("\n", 1)[0] ?? "")?.[1] ?? ""));
  const lower = written.toLowerCase();
  const special = told.endsWith(".map") ? "nginx map" : sample.slug === "mysql" ? "mysql" : undefined;
  const language = special ?? aliases[lower] ?? lower;
  // What stands above a sample may be more than a name.
  const name = /^[\w.-]+$/.test(told) ? told : `ligne-${line}.${language}`;
  return { ...sample, language, name, code };
}

function ofArticle(file: string): Sample[] {
  const fences = readFileSync(file, "utf8").matchAll(/^```(\S+)\n([^]*?)^```$/gm);
  return Array.from(fences, ({ 1: language = "", 2: code = "", index }) =>
    sampleOf(file, index, language, code),
  );
}

function ofTechnology(file: string): Sample[] {
  const text = readFileSync(file, "utf8");
  const { excerpt } = JSON.parse(text) as { excerpt?: { language: string; file?: string; code: string } };
  const index = text.indexOf('"excerpt"');
  return excerpt ? [sampleOf(file, index, excerpt.language, excerpt.code, excerpt.file)] : [];
}

const entries = (folder: string, name: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((slug) => `${folder}/${slug}/${name}`);

/** Every piece of code of the articles and of the technologies' pages. */
export const readSamples = (): Sample[] => [
  ...entries("content/blog", "index.md").flatMap(ofArticle),
  ...entries("content/technologies", "index.json").flatMap(ofTechnology),
];
