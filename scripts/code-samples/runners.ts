import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import stylelint from "stylelint";
import { parseAllDocuments } from "yaml";
import { proofOf, setups } from "./setups";
import type { Database } from "./databases";
import type { Sample, Verdict } from "./sample";
import { MissingTool, tool } from "./tool";
import { checkTypeScript } from "./typescript";

/** Checks a sample that stands in `folder`, beside the others of its page. @throws Error with what is wrong */
export type Runner = (sample: Sample, folder: string, databases: Databases) => Verdict | Promise<Verdict>;

/** Starts a server at the first call. */
export type Databases = Readonly<Record<"postgres" | "mariadb", () => Database>>;

const parsed: Verdict = { level: "analysé" };
const compiled: Verdict = { level: "compilé" };
const onlyRead =
  (reason: string): Runner =>
  () => ({ level: "lu", reason });

/** A certificate of this run: those that examples name are on no machine. */
function makeCertificate(folder: string): string {
  const pem = path.join(folder, "certificate.pem");
  const subject = ["-subj", "/CN=www.example.com", "-keyout", pem, "-out", pem];
  tool("openssl", ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject]);
  return pem;
}

function checkNginx({ name, code }: Sample, folder: string): Verdict {
  if (name.endsWith(".map")) return { level: "analysé", reason: "inclus par un autre bloc" };
  const pem = makeCertificate(folder);
  const site = code.replace(/\b(ssl_certificate(?:_key)?\s+)[^;]+/g, `$1${pem}`);
  const certificate = site === code ? `ssl_certificate ${pem}; ssl_certificate_key ${pem};` : "";
  const frame = `events {}\npid ${folder}/pid;\nhttp { ${certificate}\n`;
  writeFileSync(path.join(folder, "nginx.conf"), `${frame}${site}\n}\n`);
  tool("nginx", ["nginx", "-t", "-q", "-p", folder, "-c", `${folder}/nginx.conf`]);
  return parsed;
}

function checkApache({ code }: Sample, folder: string): Verdict {
  const modules = "/usr/lib/apache2/modules";
  const loaded =
    "mod_{mpm_event,access_compat,actions,alias,auth*,brotli,cache,deflate,dir,env,expires,filter,headers,http2,mime,negotiation,proxy*,ratelimit,remoteip,reqtimeout,request,rewrite,setenvif,slotmem_shm,socache_shmcb,ssl,status,unique_id}.so";
  const lines = globSync(loaded, { cwd: modules })
    .sort()
    .map((file) => `LoadModule ${file.slice(4, -3)}_module ${modules}/${file}`);
  const site = code.replace(/\b(SSLCertificate(?:Key)?File\s+).*/g, `$1${makeCertificate(folder)}`);
  const file = path.join(folder, "apache.conf");
  const frame = `ServerName localhost\nErrorLog ${folder}/log\nPidFile ${folder}/pid\nDefine APACHE_LOG_DIR ${folder}`;
  writeFileSync(file, `${lines.join("\n")}\n${frame}\n${site}\n`);
  tool("apache2", ["apache2", "-t", "-d", folder, "-f", file]);
  return parsed;
}

function checkBash(sample: Sample, folder: string): Verdict {
  const file = path.join(folder, sample.name);
  tool("bash", ["bash", "-n", file]);
  tool("shellcheck", ["shellcheck", "--shell=bash", file]);
  const proof = proofOf(sample);
  if (proof === undefined) return parsed;
  tool("bash", ["bash", "-euo", "pipefail", "-c", proof, "bash", file], { cwd: folder });
  return { level: "exécuté" };
}

/** Pages whose tables stand already. */
const prepared = new Set<string>();

function checkSql(sample: Sample, _folder: string, databases: Databases): Verdict {
  const { slug, code } = sample;
  const isMysql = slug === "mysql";
  const database = isMysql ? databases.mariadb() : databases.postgres();
  if (!prepared.has(slug)) database.run(slug, setups[slug]?.sql ?? "");
  prepared.add(slug);
  // MariaDB says it in one word.
  const statements = isMysql ? code.replaceAll("EXPLAIN ANALYZE", "ANALYZE") : code;
  database.run(slug, `${statements}\n${proofOf(sample) ?? ""}`);
  return { level: "exécuté", ...(isMysql && { reason: "par MariaDB" }) };
}

const instructions =
  "ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN SHELL STOPSIGNAL USER VOLUME WORKDIR";

function checkDockerfile({ code }: Sample): Verdict {
  const lines = code
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => !/^\s*(?:#.*)?$/.test(line));
  for (const line of lines) {
    const [, word = "", rest = ""] = /^(\w+)\s+(.+)$/.exec(line) ?? [];
    if (!instructions.split(" ").includes(word)) throw new Error(`Instruction inconnue : ${line}`);
    const list = /^(?:.*?\bCMD\s+)?(\[.*\])$/.exec(rest)?.[1];
    if (list) JSON.parse(list);
  }
  if (!lines.find((line) => !line.startsWith("ARG"))?.startsWith("FROM")) throw new Error("FROM manque.");
  return { ...parsed, reason: "les instructions, sans construire l’image" };
}

function checkYaml({ code, slug, name }: Sample, folder: string): Verdict {
  const faults = parseAllDocuments(code).flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  if (faults[0]) throw faults[0];
  if (slug !== "ansible") return parsed;
  const playbook = path.join(folder, "playbook.yml");
  writeFileSync(playbook, `- hosts: all\n  tasks:\n    - import_tasks: ${name}\n`);
  const command = ["ansible-playbook", "--syntax-check", "-i", "localhost,", playbook];
  tool("ansible-core", command, { env: { ...process.env, LC_ALL: "C.UTF-8" } });
  return parsed;
}

/** The script of a component; its template is only read. */
function checkVue(sample: Sample, folder: string): Verdict {
  const script = /<script[^>]*>([^]*?)<\/script>/.exec(sample.code)?.[1] ?? "";
  return {
    ...checkTypeScript({ ...sample, name: "component.ts", code: script }, folder),
    reason: "le script",
  };
}

/** JSON, also below the request line of an HTTP call. */
function checkJson({ code }: Sample): Verdict {
  JSON.parse(code.replace(/^[A-Z]+ \/.*\n/, ""));
  return parsed;
}

function parsedUnless(faults: readonly string[]): Verdict {
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return parsed;
}

async function checkHtml({ code }: Sample): Promise<Verdict> {
  const off = { "void-style": "off", "no-trailing-whitespace": "off" } as const;
  const linter = new HtmlValidate({ extends: ["html-validate:recommended"], rules: off });
  const { results } = await linter.validateString(code);
  return parsedUnless(results.flatMap(({ messages }) => messages.map(({ message }) => message)));
}

async function checkCss({ code }: Sample): Promise<Verdict> {
  const config = { extends: ["stylelint-config-recommended"] };
  const { results } = await stylelint.lint({ code, config });
  return parsedUnless(results.flatMap(({ warnings }) => warnings.map(({ text }) => text)));
}

const compile =
  (debianPackage: string, ...command: string[]): Runner =>
  ({ name }, folder) => {
    tool(debianPackage, [...command, path.join(folder, name)], { cwd: folder });
    return compiled;
  };

function checkGherkin({ name }: Sample, folder: string): Verdict {
  const parse = "import sys; from behave.parser import parse_file; parse_file(sys.argv[1])";
  try {
    tool("python3-behave", ["/usr/bin/python3", "-c", parse, path.join(folder, name)]);
  } catch (error) {
    throw String(error).includes("No module named") ? new MissingTool("python3-behave") : error;
  }
  return parsed;
}

/** By language, as a fence or an excerpt names it. */
export const runners: Readonly<Record<string, Runner>> = {
  ts: checkTypeScript,
  tsx: checkTypeScript,
  js: checkTypeScript,
  vue: checkVue,
  json: checkJson,
  yaml: checkYaml,
  bash: checkBash,
  sql: checkSql,
  nginx: checkNginx,
  apache: checkApache,
  dockerfile: checkDockerfile,
  python: compile("python3", "python3", "-m", "py_compile"),
  php: compile("php-cli", "php", "-l"),
  gherkin: checkGherkin,
  html: checkHtml,
  css: checkCss,
  powershell: onlyRead("PowerShell n’est pas dans Debian"),
  ini: onlyRead("des réglages que seul leur programme comprend"),
  bicep: onlyRead("Bicep n’est pas dans Debian"),
  groovy: onlyRead("le langage de Jenkins n’a de sens que dans Jenkins"),
  text: onlyRead("la sortie d’un programme"),
};

/** Of a language that is not in the table. */
export const unknown: Runner = onlyRead("aucun outil pour ce langage");
