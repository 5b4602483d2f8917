/**
 * `npm run content:code`: hands the code that articles and technologies show to the tool of its language; `-- mysql` that
 * of one page. Says which tools this machine misses, by their Debian packages.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSamples, type Sample } from "./lib/code-samples";
import { runScript } from "./lib/script";

/** What looks at a file of one language, and fails with a message where something is wrong. */
interface Tool {
  /** The path of the file goes at its end. */
  readonly command: readonly string[];
  /** Its package; none for what npm has installed. */
  readonly debian?: string;
  /** Lines of its output that are no fault of the sample. */
  readonly ignore?: RegExp;
  /** Makes a whole file of the excerpt of one. */
  readonly frame?: (code: string) => string;
}

const npm = (program: string, ...options: readonly string[]) => [
  process.execPath,
  path.resolve("node_modules", program),
  ...options,
];
const evaluate = (program: string) => [process.execPath, "-e", `const file = process.argv[1]; ${program}`];

const typescript: Tool = {
  command: npm(
    "typescript/bin/tsc",
    ...[
      "--noEmit",
      "--strict",
      "--noImplicitAny",
      "false",
      "--allowJs",
      "--skipLibCheck",
      "--jsx",
      "react-jsx",
    ],
    ...[
      "--target",
      "esnext",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
      "--moduleDetection",
      "force",
    ],
  ),
  // Names that the rest of the program would declare, modules that are not installed here.
  ignore: /: error TS(?:2304|2307|2503|2552|2875):/,
};

const nginx = (inHttp: (code: string) => string): Tool => ({
  command: ["nginx", "-t", "-q", "-c"],
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
    command: evaluate("JSON.parse(fs.readFileSync(file, 'utf8'))"),
    // An HTTP call has its request line above.
    frame: (code) => code.replace(/^[A-Z]+ \/.*\n/, ""),
  },
  yaml: {
    command: evaluate(
      "for (const { errors } of require('yaml').parseAllDocuments(fs.readFileSync(file, 'utf8'))) if (errors[0]) throw errors[0];",
    ),
  },
  html: {
    command: npm(
      "html-validate/bin/html-validate.mjs",
      "--rule=void-style:off",
      "--rule=no-trailing-whitespace:off",
    ),
  },
  css: { command: npm("stylelint/bin/stylelint.mjs", "--config=stylelint-config-recommended") },
  bash: { command: ["shellcheck", "--shell=bash"], debian: "shellcheck" },
  python: { command: ["python3", "-m", "py_compile"], debian: "python3" },
  php: { command: ["php", "-l"], debian: "php-cli" },
  // PostgreSQL's own grammar.
  sql: {
    command: ["ecpg", "-o", "-"],
    debian: "libecpg-dev",
    frame: (code) =>
      `EXEC SQL ${code
        .trim()
        .replace(/;$/gm, ";\nEXEC SQL")
        .replace(/EXEC SQL$/, "")}\n`,
  },
  gherkin: {
    command: [
      ...["/usr/bin/python3", "-c"],
      "import sys; from behave.parser import parse_file; parse_file(sys.argv[1])",
    ],
    debian: "python3-behave",
  },
  // The certificates that examples name are on no machine.
  nginx: nginx((code) => code.replace(/\bssl_certificate.*|(?<=\blisten .*) ssl\b/g, "")),
  "nginx map": nginx((code) => `map $uri $to {\n${code}\n}`),
  apache: {
    command: ["apache2", "-t", "-C", "ServerName localhost", "-C", "ErrorLog /dev/null", "-f"],
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

function check({ language, name, code }: Sample, folder: string): string {
  const tool = tools[language];
  if (!tool) return `– non vérifié : ${unchecked[language] ?? "aucun outil pour ce langage"}`;
  const { command, debian, ignore, frame } = tool;
  const file = path.join(folder, frame ? `whole-${name}` : name);
  if (frame) writeFileSync(file, frame(code));
  const [program = "", ...options] = command;
  const { error, status, stdout, stderr } = spawnSync(program, [...options, file], {
    cwd: folder,
    encoding: "utf8",
  });
  const isMissing = error !== undefined || stderr.includes("No module named");
  if (isMissing) return `– non vérifié : apt-get install ${debian ?? program}`;
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
  const folderOf = ({ slug }: Sample): string => path.join(folder, slug);
  // Blocks of one article may name each other.
  for (const sample of samples) {
    mkdirSync(folderOf(sample), { recursive: true });
    writeFileSync(path.join(folderOf(sample), sample.name), sample.code);
  }
  for (const sample of samples)
    console.log(`${sample.place}, ${sample.language} ${check(sample, folderOf(sample))}`);
  rmSync(folder, { recursive: true });
});
