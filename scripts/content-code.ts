/**
 * `npm run content:code`: hands the code that articles and technologies show to the tool of its language; `-- mysql` that
 * of one page. Says which tools this machine misses, by their Debian packages.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, runScript } from "./lib/script";

/** A piece of code that the site shows. */
interface Sample {
  /** From the root of the repository, with the line its code or its field begins at. */
  readonly place: string;
  /** Of its article or technology. */
  readonly slug: string;
  readonly language: string;
  /** The file it belongs to, where its first line or its field says so; else one of its own. */
  readonly name: string;
  readonly code: string;
}

/** What looks at a file of one language, and fails with a message where something is wrong. */
interface Tool {
  /** For the shell; the path of the file goes at its end. */
  readonly command: string;
  /** Its package; none for what npm has installed. */
  readonly debian?: string;
  /** Lines of its output that are no fault of the sample. */
  readonly ignore?: RegExp;
  /** Makes a whole file of the excerpt of one. */
  readonly frame?: (code: string) => string;
}

const typescript: Tool = {
  command:
    "tsc --noEmit --strict --noImplicitAny false --allowJs --skipLibCheck --jsx react-jsx --target esnext " +
    "--module esnext --moduleResolution bundler --moduleDetection force",
  // Names that the rest of the program would declare, modules that are not installed here.
  ignore: /: error TS(?:2304|2307|2503|2552|2875):/,
};

const nginx = (inHttp: (code: string) => string): Tool => ({
  command: "nginx -t -q -c",
  debian: "nginx",
  frame: (code) => `events {}\nhttp {\n${inHttp(code)}\n}\n`,
});

const apacheModules = ["[!m]*", "mi*", "mpm_event"]
  .map((names) => `Include /etc/apache2/mods-available/${names}.load\n`)
  .join("");

/** By language, as a fence or an excerpt names it. */
const tools: Readonly<Record<string, Tool>> = {
  ts: typescript,
  tsx: typescript,
  js: typescript,
  json: {
    command: 'node -e "JSON.parse(fs.readFileSync(process.argv[1]))"',
    // An HTTP call has its request line above.
    frame: (code) => code.replace(/^[A-Z]+ \/.*\n/, ""),
  },
  yaml: { command: "yaml valid <" },
  html: { command: "html-validate --rule=void-style:off --rule=no-trailing-whitespace:off" },
  css: { command: "stylelint --config=stylelint-config-recommended" },
  bash: { command: "shellcheck --shell=bash", debian: "shellcheck" },
  python: { command: "python3 -m py_compile", debian: "python3" },
  php: { command: "php -l", debian: "php-cli" },
  // PostgreSQL's own grammar.
  sql: {
    command: "ecpg -o -",
    debian: "libecpg-dev",
    frame: (code) => `EXEC SQL ${code.trim().replaceAll(";\n", ";\nEXEC SQL ")}\n`,
  },
  gherkin: {
    command:
      '/usr/bin/python3 -c "import sys; from behave.parser import parse_file; parse_file(sys.argv[1])"',
    debian: "python3-behave",
  },
  // The certificates that examples name are on no machine.
  nginx: nginx((code) => code.replace(/\bssl_certificate.*|(?<=\blisten .*) ssl\b/g, "")),
  "nginx map": nginx((code) => `map $uri $to {\n${code}\n}`),
  apache: {
    command: 'apache2 -t -C "ServerName localhost" -C "ErrorLog /dev/null" -f',
    debian: "apache2",
    frame: (code) => apacheModules + code.replace(/\bSSLCertificate.*/g, ""),
  },
};

/** Languages whose code only its author has read. */
const unchecked: Readonly<Record<string, string>> = {
  mysql: "MySQL n’est pas dans Debian",
  powershell: "PowerShell n’est pas dans Debian",
  bicep: "Bicep n’est pas dans Debian",
  dockerfile: "seul Docker lit un Dockerfile, en construisant l’image",
  groovy: "le langage de Jenkins n’a de sens que dans Jenkins",
  ini: "des réglages que seul leur programme comprend",
  text: "la sortie d’un programme",
};

const aliases: Readonly<Record<string, string>> = {
  ...{ typescript: "ts", javascript: "js", docker: "dockerfile", apacheconf: "apache" },
};

/** `# /etc/nginx/redirects.map`, `// late-fee.ts` or `-- schema.sql` on the first line. */
const nameComment = /^(?:#|\/\/|--)\s+\S*?([\w-]+\.[a-z]{2,5})\s*\n/;

/** Every piece of code of the articles and of the technologies' pages. */
const readSamples = (): Sample[] =>
  globSync("content/{blog,technologies}/*/index.{md,json}")
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      if (file.endsWith(".md"))
        return Array.from(
          text.matchAll(/^```(\S+)\n([^]*?)^```$/gm),
          ({ 1: language = "", 2: code = "", index }) => sampleOf(file, text.slice(0, index), language, code),
        );
      const { excerpt } = JSON.parse(text) as { excerpt?: { language: string; file?: string; code: string } };
      const above = text.slice(0, text.indexOf('"excerpt"'));
      return excerpt ? sampleOf(file, above, excerpt.language, excerpt.code, excerpt.file) : [];
    });

function sampleOf(file: string, above: string, written: string, code: string, title = ""): Sample {
  const line = above.split("\n").length;
  const sample = { place: `${file}:${line}`, slug: path.basename(path.dirname(file)) };
  const script = /<script[^>]*>([^]*?)<\/script>/.exec(code)?.[1];
  // Of a component the script alone.
  if (title.endsWith(".vue") && script !== undefined)
    return { ...sample, language: "ts", name: "component.ts", code: script };
  const told = path.basename(title || (nameComment.exec(code)?.[1] ?? ""));
  const special = told.endsWith(".map") ? "nginx map" : sample.slug === "mysql" ? "mysql" : undefined;
  const language = special ?? aliases[written.toLowerCase()] ?? written.toLowerCase();
  // What stands above a sample may be more than a name.
  const name = /^[\w.-]+$/.test(told) ? told : `ligne-${line}.${language}`;
  return { ...sample, language, name, code };
}

/** @param cwd the folder of its article: blocks of one may name each other */
function check({ language, name, code }: Sample, cwd: string): string {
  const tool = tools[language];
  if (!tool) return `– non vérifié : ${unchecked[language] ?? "aucun outil pour ce langage"}`;
  const { command, debian, ignore, frame } = tool;
  const file = path.join(cwd, frame ? `whole-${name}` : name);
  if (frame) writeFileSync(file, frame(code));
  const env = { ...process.env, PATH: `${path.join(root, "node_modules/.bin")}:${process.env.PATH}` };
  const options = { cwd, env, shell: true, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(`${command} "${file}"`, options);
  if (status === 127 || stderr.includes("No module named"))
    return `– non vérifié : apt-get install ${debian}`;
  const said = (stderr || stdout).split("\n").filter((line) => line && !ignore?.test(line));
  if (status === 0 || (ignore && said.length === 0)) return "✓";
  process.exitCode = 1;
  return `✗ ${said.join("\n") || `code ${status}`}`;
}

runScript(async () => {
  // Below the repository, whose modules the samples import.
  mkdirSync("test-results", { recursive: true });
  const folder = mkdtempSync(path.resolve("test-results/code-"));
  const [, , only] = process.argv;
  const samples = readSamples().filter(({ slug }) => only === undefined || slug === only);
  for (const { slug, name, code } of samples) {
    mkdirSync(path.join(folder, slug), { recursive: true });
    writeFileSync(path.join(folder, slug, name), code);
  }
  for (const sample of samples)
    console.log(`${sample.place}, ${sample.language} ${check(sample, path.join(folder, sample.slug))}`);
  rmSync(folder, { recursive: true });
});
