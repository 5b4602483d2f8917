import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { root } from "../lib/script";
import { proofOf, setups } from "./setups";
import type { Sample, Verdict } from "./sample";
import { tool } from "./tool";

const modules = path.join(root, "node_modules");

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  // What a library this repository does not have gives is of no known type.
  noImplicitAny: false,
  allowJs: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ["node"],
  typeRoots: [`${modules}/@types`],
  paths: {
    "@playwright/test": [`${modules}/playwright/test`],
    // The same functions, as far as articles use them.
    vitest: [`${modules}/@jest/globals`],
    "*": [`${modules}/*`, `${modules}/@types/*`],
  },
};

/** Modules that are not installed here, or without types. */
const unknownModule = [2307, 7016, 2875];

/** Compiles a sample with what its fragment relies on, and runs it where `setups` has a proof. */
export function checkTypeScript(sample: Sample, folder: string): Verdict {
  const file = path.join(folder, sample.name);
  writeFileSync(file, `${sample.code}\n${setups[sample.slug]?.ts ?? ""}`);
  const program = ts.createProgram([file], options);
  const faults = ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .filter(({ code }) => !unknownModule.includes(code));
  if (faults.length > 0) {
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => folder, getNewLine: () => "\n" };
    throw new Error(ts.formatDiagnostics(faults, host).trim());
  }
  if (/from ['"]vitest['"]/.test(sample.code)) return runTest(file, folder);
  const proof = proofOf(sample);
  if (proof === undefined) return { level: file.endsWith(".js") ? "analysé" : "compilé" };
  writeFileSync(
    file,
    `import assert from "node:assert/strict";\n${sample.code}\n${proof}\nassert.ok(true);\n`,
  );
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const written = tool("nodejs", [process.execPath, "--import", tsx, file], { cwd: folder });
  const promised = Array.from(sample.code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm), ([, text]) => text);
  if (written.trim() !== promised.join("\n"))
    throw new Error(`Affiche « ${written.trim()} » au lieu de « ${promised.join("\n")} ».`);
  writeFileSync(file, sample.code);
  return { level: "exécuté" };
}

/** Runs a test of an article with the test runner of this repository. */
function runTest(file: string, folder: string): Verdict {
  const name = file.replace(/\.tsx?$/, ".test.ts");
  // Jest takes its own module by name only.
  writeFileSync(name, readFileSync(file, "utf8").replace(/(["'])vitest\1/, '"@jest/globals"'));
  const presets = ["babel-preset-gatsby", "@babel/preset-typescript"].map((preset) => `${modules}/${preset}`);
  const config = {
    rootDir: folder,
    transform: { "\\.ts$": [`${modules}/babel-jest`, { presets, configFile: false }] },
    moduleNameMapper: { "^@babel/(.*)$": `${modules}/@babel/$1` },
  };
  const jest = [`${modules}/jest/bin/jest.js`, "--config", JSON.stringify(config), name];
  tool("nodejs", [process.execPath, ...jest], { cwd: folder });
  return { level: "exécuté" };
}
