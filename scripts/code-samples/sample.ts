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

/** How much is known of a sample: it ran, a compiler or its server took it, a parser read it, or nobody but its author. */
export interface Verdict {
  readonly level: "exécuté" | "compilé" | "analysé" | "lu";
  readonly reason?: string;
}

const aliases: Readonly<Record<string, string>> = {
  typescript: "ts",
  javascript: "js",
  docker: "dockerfile",
  apacheconf: "apache",
};

/** `# /etc/nginx/redirects.map`, `// late-fee.ts` or `-- schema.sql` on the first line. */
const nameComment = /^(?:#|\/\/|--)\s+(\S*?)([\w-]+\.[a-z]{2,5})\s*$/;

function sampleOf(file: string, line: number, written: string, code: string, named?: string): Sample {
  const lower = written.toLowerCase();
  const language = named?.endsWith(".vue") ? "vue" : (aliases[lower] ?? lower);
  const [first = ""] = code.split("\n");
  const told = path.basename(named ?? nameComment.exec(first)?.[2] ?? "");
  // What stands above a sample may be more than a name.
  const name = /^[\w.-]+$/.test(told) ? told : `ligne-${line}.${language}`;
  return { place: `${file}:${line}`, slug: path.basename(path.dirname(file)), language, name, code };
}

const entries = (folder: string, name: string): string[] =>
  readdirSync(folder)
    .map((slug) => `${folder}/${slug}/${name}`)
    .sort();

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

function ofArticle(file: string): Sample[] {
  const text = readFileSync(file, "utf8");
  return Array.from(text.matchAll(/^```(\S+)\n([^]*?)^```$/gm)).map(
    ({ 1: language = "", 2: code = "", index }) => sampleOf(file, lineAt(text, index), language, code),
  );
}

function ofTechnology(file: string): Sample[] {
  const text = readFileSync(file, "utf8");
  const { excerpt } = JSON.parse(text) as {
    excerpt?: { language: string; file?: string; code: string };
  };
  if (!excerpt) return [];
  return [
    sampleOf(file, lineAt(text, text.indexOf('"excerpt"')), excerpt.language, excerpt.code, excerpt.file),
  ];
}

/** Every piece of code of the articles and of the technologies' pages. */
export const readSamples = (): Sample[] => [
  ...entries("content/blog", "index.md").flatMap(ofArticle),
  ...entries("content/technologies", "index.json").flatMap(ofTechnology),
];
