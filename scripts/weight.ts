/** `npm run weight`: lines and bytes of the repository's code, folder by folder; fails where it is heavier than its bounds. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { runScript } from "./lib/script";

/** What the code may weigh, in bytes; a bound is met within 5 %. */
const bounds: Readonly<Record<string, number>> = { tout: 1_540_000, tests: 520_000, contrôle: 215_000 };
/** The folders that judge, of sources and of built pages: bounded together. */
const judging = ["src/content-check", "src/check-pages"];
const longestFile = 200;
const longestReadme = 120;

interface Weight {
  lines: number;
  bytes: number;
}

runScript(async () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const folders = new Map<string, Weight>();
  for (const file of tracked.filter((name) => /\.(?:tsx?|m?js|css)$/.test(name))) {
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n").length - 1;
    const [top = "", second = ""] = file.split("/");
    for (const folder of [
      "tout",
      file.includes("/") ? top : "racine",
      top === "src" ? `src/${second}` : "",
      judging.includes(`${top}/${second}`) ? "contrôle" : "",
    ]) {
      const weight = folders.get(folder) ?? { lines: 0, bytes: 0 };
      folders.set(folder, { lines: weight.lines + lines, bytes: weight.bytes + Buffer.byteLength(text) });
    }
    if (lines > longestFile * 1.05) fail(`${file} : ${lines} lignes sur ${longestFile}`);
  }
  const readme = readFileSync("README.md", "utf8").split("\n").length - 1;
  if (readme > longestReadme * 1.05) fail(`README.md : ${readme} lignes sur ${longestReadme}`);
  folders.delete("");
  for (const [folder, { lines, bytes }] of [...folders].sort(([, a], [, b]) => b.bytes - a.bytes)) {
    const bound = bounds[folder];
    const text = `${folder} : ${lines} lignes, ${bytes} octets${bound ? ` sur ${bound}` : ""}`;
    if (bound && bytes > bound * 1.05) fail(text);
    else console.log(`  ${text}`);
  }
});

function fail(text: string): void {
  console.log(`✗ ${text}`);
  process.exitCode = 1;
}
