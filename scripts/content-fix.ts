/**
 * Fixes the typography of the content in place: `npm run content:fix`. A second run changes nothing.
 * Says what it changed; what only a person can decide stays with `npm run content:check`.
 */
import { fixContent } from "../src/content-check/fix";
import { typeset } from "../src/content-check/report";

function main(options: readonly string[]): number {
  const unknown = options.find((option) => !option.startsWith("--root="));
  if (unknown !== undefined) {
    console.error(typeset(`Option inconnue : ${unknown}\n\nUsage : npm run content:fix`));
    return 2;
  }
  const fixed = fixContent(options.at(-1)?.slice("--root=".length) ?? "content");
  for (const { file, changes, unreadable } of fixed) {
    if (unreadable)
      console.log(typeset(`${file} : illisible, laissé tel quel (npm run content:check dit pourquoi)`));
    else console.log(typeset(`${file} : ${changes} correction${changes > 1 ? "s" : ""}`));
  }
  if (fixed.length === 0) console.log(typeset("La typographie est déjà en ordre : rien n’a été modifié."));
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(
    `La correction n’a pas pu se faire : ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 2;
}
