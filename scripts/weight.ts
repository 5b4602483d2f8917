/** `npm run weight`: counts the repository's lines of code against what it may weigh; fails where it is too heavy. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { runScript } from "./lib/script";

const within = (files: readonly string[], folder: string) => files.filter((file) => file.startsWith(folder));
const linesOf = (file: string): number => readFileSync(file, "utf8").split("\n").length - 1;
const sum = (files: readonly string[]): number => files.map(linesOf).reduce((one, other) => one + other, 0);

runScript(async () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const code = tracked.filter((file) => /\.(?:tsx?|m?js|css)$/.test(file));
  const longest = code.reduce((one, other) => (linesOf(one) >= linesOf(other) ? one : other));
  const rows: readonly (readonly [title: string, lines: number, bound: number])[] = [
    ["TypeScript, JavaScript, CSS", sum(code), 34_000],
    ["dont tests", sum(code.filter((file) => file.startsWith("tests/"))), 12_000],
    [`fichier le plus long (${longest})`, linesOf(longest), 200],
    ["README.md", linesOf("README.md"), 120],
    ["src/gatsby", sum(within(code, "src/gatsby/")), Infinity],
    ["src/publish", sum(within(code, "src/publish/")), Infinity],
    ["src/content-check", sum(within(code, "src/content-check/")), Infinity],
    ["scripts", sum(within(code, "scripts/")), Infinity],
  ];
  for (const [title, lines, bound] of rows) {
    const isHeavy = lines > bound * 1.05;
    if (isHeavy) process.exitCode = 1;
    console.log(`${isHeavy ? "✗" : "✓"} ${title} : ${lines}${bound < Infinity ? ` sur ${bound}` : ""}`);
  }
});
